import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { classNames } from '#platform/web/class-names.ts';
import { lampShares } from '#platform/web/footlights.ts';
import { Numeral } from '#platform/web/numeral.tsx';
import { clockText } from '#projects/clock.ts';
import { entryDelay } from './entry-delay.ts';
import type { SectionView } from './section-views.ts';
import { sectionElementId } from './use-current-section.ts';
import './rig.css';

type RigProps = { projectId: number; views: readonly SectionView[] };

/** Eight lamps over a dark stage, one for each section and as wide as its time: lit when it is written. */
export function Rig({ projectId, views }: RigProps) {
  const shares = lampShares(
    views.map(({ share }) => share / 60),
    views.length,
  );
  return (
    <nav aria-label="Sections of the script" className="rig on-stage overflow-hidden rounded-card bg-stage">
      <div aria-hidden="true" className="h-2 bg-[#2b2722]" />
      <ol className="flex gap-2.5 px-6 pb-6 max-md:flex-col max-md:gap-0 max-md:px-4 max-md:pt-2 max-md:pb-3">
        {views.map((view, index) => (
          <li
            key={view.sectionNumber}
            data-section={view.sectionNumber}
            className="min-w-0"
            style={{ flex: `${shares[index] ?? 0} 1 0%` }}
          >
            <Link
              to={`${paths.editor(projectId)}#${sectionElementId(view.sectionNumber)}`}
              className="group block h-full rounded-badge outline-offset-[-2px] max-md:flex max-md:min-h-12 max-md:items-center max-md:gap-3"
            >
              <Beam view={view} place={index} />
              <Numeral
                section={view.sectionNumber}
                className={classNames(
                  'max-md:w-6 max-md:text-center md:mt-3.5 md:block',
                  !hasLight(view) && 'text-faint!',
                )}
              />
              <span
                className={classNames(
                  'block font-semibold text-note leading-[1.3] group-hover:underline max-md:flex-1 max-md:text-sm md:mt-1.5 md:min-h-[2.6em]',
                  !hasLight(view) && 'text-faint',
                )}
              >
                {view.name}
              </span>
              <span className="tabular block text-faint text-xs">{timeWords(view)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const isBeingWritten = ({ state }: SectionView) => state === 'writing' || state === 'waiting';
const hasLight = (view: SectionView) => view.words > 0 || isBeingWritten(view);

function timeWords(view: SectionView): string {
  if (isBeingWritten(view)) return 'Writing';
  return view.words > 0 ? clockText(view.spoken) : 'Not generated';
}

function Beam({ view, place }: { view: SectionView; place: number }) {
  const light = isBeingWritten(view) ? 'dim' : view.words > 0 ? 'lit' : 'dark';
  return (
    <span
      aria-hidden="true"
      data-light={light}
      className="beam relative hidden h-[228px] md:block"
      style={entryDelay(place)}
    >
      <span className="beam-cord" />
      <span className="beam-lamp" />
      {light !== 'dark' && (
        <>
          <span className="beam-light" style={entryDelay(place)} />
          <span className="beam-pool" style={entryDelay(place)} />
        </>
      )}
      <span className="beam-floor">
        <span style={{ width: light === 'dark' ? 0 : light === 'lit' ? '100%' : '40%' }} />
      </span>
    </span>
  );
}

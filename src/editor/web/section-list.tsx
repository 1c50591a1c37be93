import { classNames } from '#platform/web/class-names.ts';
import { Key } from '#platform/web/key.tsx';
import { Numeral } from '#platform/web/numeral.tsx';
import { clockText } from '#projects/clock.ts';
import { type SectionView, stateWords } from './section-views.ts';

type SectionListProps = {
  views: readonly SectionView[];
  current: number;
  script: 'idle' | 'writing' | 'stopping';
  onGoTo: (sectionNumber: number) => void;
  onGenerate: (sectionNumber: number) => void;
  onShortcuts: () => void;
};

/** The running order at the left of the manuscript: numeral, name, speaking time and state of each section. */
export function SectionList({ views, current, script, onGoTo, onGenerate, onShortcuts }: SectionListProps) {
  return (
    <nav
      aria-label="Sections"
      className="sticky top-(--head) hidden h-[calc(100dvh-var(--head))] flex-col overflow-y-auto border-r bg-sunk min-[900px]:flex"
    >
      <ol className="flex flex-col gap-1 px-2 py-4">
        {views.map((view) => (
          <Row
            key={view.sectionNumber}
            view={view}
            isCurrent={view.sectionNumber === current}
            mayGenerate={script === 'idle'}
            onGoTo={() => onGoTo(view.sectionNumber)}
            onGenerate={() => onGenerate(view.sectionNumber)}
          />
        ))}
      </ol>
      <div className="mt-auto flex items-center justify-between gap-2 whitespace-nowrap px-4 py-4 text-faint text-xs">
        <span className="flex items-center gap-1.5">
          <Key>J</Key>
          <Key>K</Key> next, previous
        </span>
        <button
          type="button"
          onClick={onShortcuts}
          className="touch-area flex items-center gap-1.5 rounded-small hover:text-text"
        >
          <Key>?</Key> all keys
        </button>
      </div>
    </nav>
  );
}

type RowProps = {
  view: SectionView;
  isCurrent: boolean;
  mayGenerate: boolean;
  onGoTo: () => void;
  onGenerate: () => void;
};

function Row({ view, isCurrent, mayGenerate, onGoTo, onGenerate }: RowProps) {
  const { sectionNumber, name, state, spoken } = view;
  const isEmpty = state === 'empty';
  return (
    <li
      data-section={sectionNumber}
      className={classNames(
        'relative flex items-center rounded-control transition-colors duration-150',
        isCurrent
          ? 'bg-[color-mix(in_srgb,var(--mark)_9%,transparent)]'
          : 'hover:bg-[color-mix(in_srgb,var(--text)_4%,transparent)]',
      )}
    >
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onGoTo}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-2.5 rounded-control py-2 pr-3 pl-1 text-left"
      >
        <Spine view={view} />
        <Numeral section={sectionNumber} className={classNames('w-6 shrink-0 text-center', isEmpty && 'text-faint!')} />
        <span className="min-w-0 flex-1">
          <span className="flex items-end gap-2">
            <span className={classNames('min-w-0 font-medium text-sm leading-[1.25]', isEmpty && 'text-muted')}>
              {name}
            </span>
            {spoken > 0 && (
              <>
                <span aria-hidden="true" className="mb-1 min-w-3 flex-1 border-line-strong border-b border-dotted" />
                <span className="tabular text-muted text-note">{clockText(spoken)}</span>
              </>
            )}
          </span>
          <span className={classNames('mt-0.5 block text-xs', stateLooks(view))}>{stateWords(view)}</span>
        </span>
      </button>
      {isEmpty && (
        <button
          type="button"
          disabled={!mayGenerate}
          onClick={onGenerate}
          aria-label={`Generate section ${sectionNumber}`}
          className="touch-area mr-2.5 rounded-small px-1 font-semibold text-note hover:underline disabled:opacity-50"
        >
          Generate
        </button>
      )}
    </li>
  );
}

function stateLooks({ state }: SectionView): string {
  if (state === 'unsaved') return 'font-medium text-amber-text';
  if (state === 'writing') return 'tabular font-medium text-hue';
  return 'text-faint';
}

/** The upright bar of a row fills from the top as its section is written. */
function Spine({ view }: { view: SectionView }) {
  return (
    <span aria-hidden="true" className="relative h-11 w-1 shrink-0 self-stretch overflow-hidden rounded-full bg-unlit">
      <span
        className="absolute inset-x-0 top-0 rounded-full bg-mark transition-[height] duration-250 ease-out"
        style={{ height: `${view.lit * 100}%` }}
      />
    </span>
  );
}

/** The same running order as a strip of numerals, where there is no room for the list. */
export function SectionStrip({ views, current, onGoTo }: Pick<SectionListProps, 'views' | 'current' | 'onGoTo'>) {
  return (
    <nav aria-label="Sections" className="border-t min-[900px]:hidden">
      <ol className="flex px-3">
        {views.map((view) => (
          <li key={view.sectionNumber} data-section={view.sectionNumber} className="flex-1">
            <button
              type="button"
              aria-current={view.sectionNumber === current ? 'true' : undefined}
              aria-label={`Section ${view.sectionNumber}, ${view.name}: ${stateWords(view)}`}
              onClick={() => onGoTo(view.sectionNumber)}
              className="flex h-11 w-full flex-col items-center justify-center gap-1 px-1.5 aria-[current=true]:bg-[color-mix(in_srgb,var(--mark)_9%,transparent)]"
            >
              <Numeral
                section={view.sectionNumber}
                size="chip"
                className={view.state === 'empty' ? 'text-faint!' : ''}
              />
              <span aria-hidden="true" className="h-1 w-full max-w-12 overflow-hidden rounded-full bg-unlit">
                <span className="block h-full bg-mark" style={{ width: `${view.lit * 100}%` }} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

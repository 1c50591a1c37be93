import { Leaders } from '#platform/web/leaders.tsx';
import { clockText } from '#projects/clock.ts';
import { wordsPerMinute } from '#projects/speaking-time.ts';
import { timesOf } from '../score.ts';
import type { SectionView } from './section-views.ts';

/** This section against its plan, then the whole talk. */
export function SpeakingTimePanel({ view, views }: { view: SectionView; views: readonly SectionView[] }) {
  const { written, toWrite, whole } = timesOf(views);
  const share = view.planned > 0 ? Math.min(1, view.spoken / view.planned) : 0;
  return (
    <section aria-labelledby="time-heading" data-section={view.sectionNumber}>
      <div className="flex items-baseline gap-3">
        <h3 id="time-heading" className="font-semibold text-sm">
          Speaking time
        </h3>
        <p className="ml-auto text-muted text-xs">{wordsPerMinute} words a minute</p>
      </div>
      <p className="mt-1.5 flex items-baseline gap-2.5">
        <span className="tabular font-bold font-display text-[48px] leading-[1.1] tracking-[-0.03em] [font-stretch:86%]">
          {clockText(view.spoken)}
        </span>
        <span className="text-muted text-sm">of {clockText(view.planned)} planned</span>
      </p>
      <div aria-hidden="true" className="mt-2 mb-5 h-1.5 overflow-hidden rounded-full bg-unlit">
        <div
          className="h-full rounded-full bg-mark transition-[width] duration-250 ease-out"
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <Leaders
        entries={[
          { name: 'Written so far', value: clockText(written) },
          { name: 'Still to write', value: clockText(toWrite) },
          { name: 'The whole talk', value: clockText(whole) },
        ]}
      />
    </section>
  );
}

import { Badge } from '#platform/web/badge.tsx';
import { classNames } from '#platform/web/class-names.ts';
import { Footlights } from '#platform/web/footlights.tsx';
import { Numeral } from '#platform/web/numeral.tsx';
import type { SlideProgress } from '../contract.ts';
import { placeOf, type SheetColumn } from './contact-sheet.ts';
import { DevelopingPicture } from './developing-picture.tsx';
import { slidesMessages } from './messages.ts';

const messages = slidesMessages.drawing;

const statusLooks: Record<SlideProgress['status'], string> = {
  starting: 'bg-draft-ground text-draft-text',
  outlining: 'bg-progress-ground text-progress-text',
  drawing: 'bg-progress-ground text-progress-text',
  completed: 'bg-completed-ground text-completed-text',
  cancelled: 'bg-draft-ground text-draft-text',
  failed: 'bg-draft-ground text-draft-text',
};

/** The picture being made beside where it stands, with both bars. */
export function DrawingNow({ progress, columns }: { progress: SlideProgress; columns: readonly SheetColumn[] }) {
  const { overallProgress, sectionProgress, status, message, completedImages, sections } = progress;
  const place = placeOf(progress);
  const column = columns.find(({ sectionNumber }) => sectionNumber === place?.sectionNumber);
  const title = sections.find(({ sectionNumber }) => sectionNumber === place?.sectionNumber)?.title ?? '';
  const drawn = columns.filter(({ frames, drawn: own }) => own > 0 && own === frames.length).length;
  return (
    <div
      data-section={place?.sectionNumber}
      className="mt-5 mb-6 grid items-center gap-x-9 gap-y-5 md:grid-cols-[minmax(0,432fr)_minmax(0,468fr)]"
    >
      <DevelopingPicture url={completedImages.at(-1)?.imageUrl ?? null} title={title} />
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex min-h-16 items-center gap-4">
          {place && place.sectionNumber > 0 && <Numeral section={place.sectionNumber} size="margin" />}
          <div className="min-w-0 flex-1">
            <p className="type-bar-title truncate">{place?.name ?? messages.status[status]}</p>
            {place && <p className="tabular mt-1 text-muted text-sm">{place.words}</p>}
          </div>
          <Badge className={classNames('self-start', statusLooks[status])}>{messages.status[status]}</Badge>
        </div>
        <p className="min-h-[3.2rem] font-script text-[1.25rem] italic leading-[1.3]">{message}</p>
        <Bar name={messages.overall} percent={overallProgress}>
          <Footlights
            completed={drawn}
            total={Math.max(1, columns.length)}
            progress={overallProgress}
            lit={columns.map(({ frames, drawn: own }) => (frames.length > 0 ? own / frames.length : 0))}
            sections={columns.map(({ sectionNumber }) => sectionNumber)}
            label={messages.overall}
            valueText={`${Math.round(overallProgress)}%`}
            size="lg"
          />
        </Bar>
        <Bar name={messages.section} percent={sectionProgress}>
          <Footlights
            completed={column?.drawn ?? 0}
            total={Math.max(1, column?.frames.length ?? 3)}
            progress={sectionProgress}
            sections={Array.from({ length: column?.frames.length ?? 3 }, () => place?.sectionNumber ?? 0)}
            {...(column ? { lit: column.frames.map((_, index) => (index < column.drawn ? 1 : 0)) } : {})}
            label={messages.section}
            valueText={`${Math.round(sectionProgress)}%`}
            size="sm"
          />
        </Bar>
      </div>
    </div>
  );
}

function Bar({ name, percent, children }: { name: string; percent: number; children: React.ReactNode }) {
  return (
    <div>
      <p className="mb-2 flex justify-between gap-4 font-medium text-sm">
        {name}
        <span className="tabular">{Math.round(percent)}%</span>
      </p>
      {children}
    </div>
  );
}

import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Button } from '#platform/web/button.tsx';
import { Footlights } from '#platform/web/footlights.tsx';
import type { SlideProgress } from '../contract.ts';
import { contactSheet } from './contact-sheet.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { slidesMessages } from './messages.ts';

/** In place of what needs the whole deck, while it is being drawn. */
export function StillDrawing({ projectId, progress }: { projectId: number; progress: SlideProgress }) {
  const { title, text, action } = slidesMessages.stillDrawing;
  const columns = contactSheet(progress);
  const drawn = progress.completedImages.length;
  return (
    <section className="flex flex-col gap-6 py-10">
      <div role="status" className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="type-card-title">{title}</h2>
          <p className="tabular mt-2 text-muted">
            {progress.totalImages > 0 ? slidesMessages.drawing.images(drawn, progress.totalImages) : progress.message}.{' '}
            {text}
          </p>
        </div>
        <Button asChild>
          <Link to={paths.editorSlides(projectId, 'progress')}>{action}</Link>
        </Button>
      </div>
      <Footlights
        completed={drawn}
        total={Math.max(1, columns.length)}
        progress={progress.overallProgress}
        lit={columns.map(({ frames, drawn: own }) => (frames.length > 0 ? own / frames.length : 0))}
        sections={columns.map(({ sectionNumber }) => sectionNumber)}
        label={slidesMessages.drawing.overall}
        valueText={`${Math.round(progress.overallProgress)}%`}
      />
      <ContactSheet columns={columns} />
    </section>
  );
}

import { fieldsOfSection, frameworkSections } from '#framework/framework.ts';
import { Button } from '#platform/web/button.tsx';
import type { SectionView } from './section-views.ts';

type EmptySectionProps = { view: SectionView; answered: number; onAnswers: () => void; onEdit: () => void };

/** What will stand here, what it is made of, and the two ways to begin besides Generate. */
export function EmptySection({ view, answered, onAnswers, onEdit }: EmptySectionProps) {
  const { sectionNumber, state } = view;
  const purpose = frameworkSections.find(({ number }) => number === sectionNumber)?.description;
  const count = fieldsOfSection(sectionNumber).length;
  return (
    <div className="flex flex-col items-start gap-4 pb-2 md:pl-(--gutter)">
      <p className="max-w-[48ch] font-script text-[1.25rem] text-muted italic leading-[1.5]">{purpose}</p>
      {state !== 'waiting' && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <p className="text-muted">
            {answered} of {count} answers given.
          </p>
          <Button size="small" variant="ghost" className="-ml-3" onClick={onAnswers}>
            {answered < count ? 'Answer more' : 'Read the answers'}
          </Button>
          <Button size="small" variant="ghost" className="-ml-3" onClick={onEdit}>
            Write it yourself
          </Button>
        </div>
      )}
    </div>
  );
}

import { Button } from '#platform/web/button.tsx';
import { Skeleton } from '#platform/web/skeleton.tsx';
import { useFrameworkSections } from '#projects/web/use-framework-sections.ts';
import { dashboardMessages } from './messages.ts';
import { SectionHeading } from './section-heading.tsx';

const messages = dashboardMessages.framework;
const places = [1, 2, 3, 4, 5, 6, 7, 8];

/** The eight sections in their running order, quietly. */
export function FrameworkShowcase() {
  const { data, error, refetch } = useFrameworkSections();
  return (
    <section aria-labelledby="framework" className="flex flex-col gap-5">
      <SectionHeading id="framework" title={messages.title} note={messages.text} />
      {error ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{messages.unreadable}</p>
          <Button onClick={() => void refetch()}>{dashboardMessages.unreadable.action}</Button>
        </div>
      ) : (
        <ol className="grid grid-cols-2 gap-x-4 gap-y-7 md:gap-x-6 lg:grid-cols-4">
          {data
            ? data.map((section) => <FrameworkEntry key={section.number} {...section} />)
            : places.map((place) => <EntrySkeleton key={place} place={place} />)}
        </ol>
      )}
    </section>
  );
}

type FrameworkEntryProps = { number: number; name: string; description: string };

function FrameworkEntry({ number, name, description }: FrameworkEntryProps) {
  return (
    <li data-section={number} className="flex flex-col gap-1.5 border-mark border-t-[3px] pt-3">
      <h3 className="type-section-name flex gap-2.5 text-hue">
        <span>{number}</span>
        <span className="min-w-0">{name}</span>
      </h3>
      <p className="text-muted text-sm">{description}</p>
    </li>
  );
}

function EntrySkeleton({ place }: { place: number }) {
  return (
    <li aria-hidden="true" data-section={place} className="flex flex-col gap-2.5 border-unlit border-t-[3px] pt-3">
      <Skeleton className="h-5 w-28" />
      <Skeleton className="h-10 w-full" />
    </li>
  );
}

import { Skeleton } from '#platform/web/skeleton.tsx';
import { autofillMessages } from './messages.ts';

const { title, text } = autofillMessages.analyzing;

/** While the text is read: what happens, over the shape of what comes. */
export function AnalyzingText({ length }: { length: number }) {
  return (
    <div>
      <div role="status">
        <h3 className="type-heading">{title}</h3>
        <p className="tabular mt-1 text-base text-muted">{text(length)}</p>
      </div>
      <div aria-hidden="true" className="mt-7 flex flex-col">
        {[92, 74, 88, 60, 80].map((width) => (
          <div key={width} className="flex gap-4 border-t py-4">
            <Skeleton className="mt-0.5 size-5 shrink-0" />
            <div className="flex flex-1 flex-col gap-2.5">
              <Skeleton className="h-3.5 w-36" />
              <div style={{ width: `${width}%` }}>
                <Skeleton className="h-5" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

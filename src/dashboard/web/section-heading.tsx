/** The head of a part of the dashboard: its name and, in the second voice, what it holds. */
export function SectionHeading({ id, title, note }: { id: string; title: string; note?: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
      <h2 id={id} className="type-heading text-[1.625rem]">
        {title}
      </h2>
      {note && <p className="text-muted text-sm">{note}</p>}
    </div>
  );
}

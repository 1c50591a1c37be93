import type { ReactNode } from 'react';

type LeadersProps = { entries: ReadonlyArray<{ name: string; value: ReactNode }> };

/** Name, dotted line, value, as in a theatre programme. */
export function Leaders({ entries }: LeadersProps) {
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {entries.map(({ name, value }) => (
        <div key={name} className="flex items-baseline gap-2">
          <dt className="shrink-0 text-muted">{name}</dt>
          <span aria-hidden="true" className="min-w-6 flex-1 border-line-strong border-b border-dotted" />
          <dd className="tabular min-w-0 text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  /** One sentence on what happens next. */
  description: ReactNode;
  action?: ReactNode;
  note?: ReactNode;
  /** At the right, e.g. a stage with a blank page. */
  scene?: ReactNode;
};

/** A statement, a sentence and the action. */
export function EmptyState({ title, description, action, note, scene }: EmptyStateProps) {
  return (
    <section className="grid overflow-hidden rounded-card border bg-surface lg:grid-cols-[1fr_1.2fr]">
      <div className="flex flex-col items-start justify-center gap-5 p-6 md:p-12">
        <h2 className="type-page-title">{title}</h2>
        <p className="max-w-[44ch] text-lg text-muted">{description}</p>
        {action}
        {note && <p className="text-muted text-sm">{note}</p>}
      </div>
      {scene}
    </section>
  );
}

import { useEffect, useState } from 'react';
import { fieldCount } from '#framework/framework.ts';
import { Button } from '#platform/web/button.tsx';
import { Dialog } from '#platform/web/dialog.tsx';
import { Skeleton } from '#platform/web/skeleton.tsx';
import { handleUnauthorized } from '#platform/web/unauthorized.ts';
import type { TemplateCard } from '../contract.ts';
import { Audience } from './card-parts.tsx';
import { projectMessages } from './messages.ts';
import { StartFromTemplate } from './start-from-template.tsx';
import { useTemplates } from './use-templates.ts';

type TemplatesDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const messages = projectMessages.templates;

/** Ready-made answer sets of different trades; one is chosen, named and becomes a project. */
export default function TemplatesDialog({ open, onOpenChange }: TemplatesDialogProps) {
  const [chosen, setChosen] = useState<TemplateCard>();
  if (chosen) {
    return (
      <StartFromTemplate
        template={chosen}
        open={open}
        onOpenChange={onOpenChange}
        onBack={() => setChosen(undefined)}
      />
    );
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="large" title={messages.title}>
      <p className="mb-5 max-w-[60ch] text-base text-muted">{messages.text}</p>
      <TemplateList onChoose={setChosen} />
    </Dialog>
  );
}

function TemplateList({ onChoose }: { onChoose: (template: TemplateCard) => void }) {
  const { data, error, refetch } = useTemplates();
  useEffect(() => {
    if (error) handleUnauthorized(error);
  }, [error]);

  if (error) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4">
        <p>{messages.unreadable}</p>
        <Button onClick={() => void refetch()}>{messages.tryAgain}</Button>
      </div>
    );
  }
  if (!data) return <TemplateSkeletons />;
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {data.map((template) => (
        <TemplateEntry key={template.id} template={template} onChoose={() => onChoose(template)} />
      ))}
    </ul>
  );
}

function TemplateEntry({ template, onChoose }: { template: TemplateCard; onChoose: () => void }) {
  const { name, trade, description, targetAudience, answered } = template;
  return (
    <li className="flex flex-col gap-2 rounded-card border bg-surface p-5">
      <p className="flex justify-between gap-3 text-muted text-note">
        <span>{trade}</span>
        <span className="tabular shrink-0">{messages.answered(answered, fieldCount)}</span>
      </p>
      <h3 id={`template-${template.id}`} className="type-compact-title">
        {name}
      </h3>
      <p className="type-answer">{description}</p>
      <Audience className="text-note">{targetAudience}</Audience>
      <div className="mt-auto pt-3">
        <Button onClick={onChoose} aria-describedby={`template-${template.id}`}>
          {messages.use}
        </Button>
      </div>
    </li>
  );
}

function TemplateSkeletons() {
  return (
    <div role="status" aria-busy="true" className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <span className="sr-only">Loading…</span>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className="flex flex-col gap-3 rounded-card border bg-surface p-5">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-6 w-52" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-10 w-40" />
        </div>
      ))}
    </div>
  );
}

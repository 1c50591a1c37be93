import { PencilLine } from 'lucide-react';
import { Button } from '#platform/web/button.tsx';
import { commandKey, Key } from '#platform/web/key.tsx';
import { countChangedSentences } from '../manuscript.ts';
import { counted, editorMessages } from './messages.ts';
import type { SectionView } from './section-views.ts';
import type { OpenDraft } from './use-drafts.ts';

type EditFootProps = {
  view: SectionView & { draft: OpenDraft };
  isSaving: boolean;
  onSave: () => void;
  onCancel: () => void;
};

/** At the end of an edited text: what became of it so far, and the two ways out. */
export function EditFoot({ view, isSaving, onSave, onCancel }: EditFootProps) {
  return (
    <div className="sticky bottom-0 mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 bg-(--sheet) py-3 max-md:bottom-(--bar) md:ml-(--gutter)">
      <PencilLine aria-hidden="true" className="size-4 shrink-0 text-faint" />
      <p role="status" className="mr-auto min-w-0 flex-1 basis-48 text-muted text-note">
        {draftWords(view)}
      </p>
      <div className="ml-auto flex shrink-0 items-center gap-1">
        <Button size="small" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="small" variant="neutral" busy={isSaving} onClick={onSave} className="gap-2.5">
          Save
          <Key className="border-current/40! max-md:hidden">{commandKey('S')}</Key>
        </Button>
      </div>
    </div>
  );
}

function draftWords({ draft, section, state }: EditFootProps['view']): string {
  if (state === 'editing') return 'Nothing changed yet.';
  const changed = counted(countChangedSentences(section.content, draft.content), 'sentence');
  const parts = [
    changed === 'No sentence' ? 'Paragraphs changed.' : `${changed} changed.`,
    draft.isKept
      ? draft.isRestored
        ? 'Your draft from this device is back.'
        : 'Draft kept on this device.'
      : editorMessages.draftLost,
    draft.version < section.version && editorMessages.changedElsewhere,
  ];
  return parts.filter(Boolean).join(' ');
}

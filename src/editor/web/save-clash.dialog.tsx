import { useState } from 'react';
import { sectionName } from '#framework/framework.ts';
import { Button } from '#platform/web/button.tsx';
import { Dialog } from '#platform/web/dialog.tsx';
import { TextArea } from '#platform/web/text-area.tsx';
import type { SectionClash } from '#writing/web/use-save-section.ts';
import { paragraphsOf } from '../manuscript.ts';

type SaveClashDialogProps = {
  clash: SectionClash;
  isSaving: boolean;
  /** Decides later; the own text stays a draft. */
  onClose: () => void;
  onKeepTheirs: () => void;
  /** Saves the own text, or one made of both, over the other. */
  onSave: (content: string) => void;
};

/** Two texts for one section, side by side. Nothing is stored until one is chosen, and the other is never lost. */
export function SaveClashDialog({ clash, isSaving, onClose, onKeepTheirs, onSave }: SaveClashDialogProps) {
  const { mine, theirs } = clash;
  const [merge, setMerge] = useState<string>();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title="Two texts for one section"
      subject={sectionName(theirs.sectionNumber)}
      back={
        <Button variant="ghost" onClick={onClose}>
          Decide later
        </Button>
      }
      forward={
        merge === undefined ? (
          <>
            <Button onClick={onKeepTheirs}>Keep theirs</Button>
            <Button onClick={() => setMerge(mine)}>Edit a merge</Button>
            <Button variant="neutral" busy={isSaving} onClick={() => onSave(mine)}>
              Keep mine
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setMerge(undefined)}>Back</Button>
            <Button variant="neutral" busy={isSaving} onClick={() => onSave(merge)}>
              Save the merge
            </Button>
          </>
        )
      }
    >
      <p className="max-w-[72ch] text-base text-muted">
        This section was saved in another tab or on another device while you were editing. Yours is not stored yet.
        Whichever you choose, the other stays among the versions or as your draft. Marked paragraphs stand in one text
        only.
      </p>
      <div className="mt-6 grid gap-8 md:grid-cols-2">
        {merge === undefined ? (
          <Text title="Yours" text={mine} other={theirs.content} />
        ) : (
          <TextArea label="Your merge" rows={12} value={merge} onChange={(event) => setMerge(event.target.value)} />
        )}
        <Text title="Stored now" text={theirs.content} other={mine} />
      </div>
    </Dialog>
  );
}

function Text({ title, text, other }: { title: string; text: string; other: string }) {
  const others = new Set(paragraphsOf(other));
  const paragraphs = paragraphsOf(text);
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="border-b pb-2 font-semibold text-sm">{title}</h3>
      <div className="mt-4 flex flex-col gap-4 font-script text-[1.125rem] leading-[1.55]">
        {paragraphs.length === 0 && <p className="text-faint italic">No words.</p>}
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph may stand twice
          <p key={index} className="whitespace-pre-line">
            {others.has(paragraph) ? paragraph : <mark className="rounded-[2px] bg-lit text-text">{paragraph}</mark>}
          </p>
        ))}
      </div>
    </section>
  );
}

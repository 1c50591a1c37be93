import { Button } from '#platform/web/button.tsx';
import { Dialog } from '#platform/web/dialog.tsx';
import { Numeral } from '#platform/web/numeral.tsx';
import { clockText } from '#projects/clock.ts';
import { counted } from './messages.ts';
import type { SectionView } from './section-views.ts';

type RewriteScriptDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  views: readonly SectionView[];
  onGenerate: (order: { onlyEmpty: boolean }) => void;
};

const hasText = ({ section }: SectionView) => section.content.trim() !== '';
/** A text without a writer was edited by hand since. */
const isEditedByHand = (view: SectionView) => hasText(view) && view.section.writer === null;

/** Asked before a script that is partly written is generated: only what is missing, or all of it anew. */
export function RewriteScriptDialog({ open, onOpenChange, views, onGenerate }: RewriteScriptDialogProps) {
  const written = views.filter(hasText);
  const missing = views.length - written.length;
  const edited = written.filter(isEditedByHand);
  const unsaved = views.filter(({ state }) => state === 'unsaved');
  const generate = (onlyEmpty: boolean) => {
    onOpenChange(false);
    onGenerate({ onlyEmpty });
  };
  const rewriteAll = <Button onClick={() => generate(false)}>Rewrite all {views.length} sections</Button>;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title="Generate All Sections"
      back={
        <Button variant="ghost" onClick={() => onOpenChange(false)}>
          Keep as it is
        </Button>
      }
      forward={
        missing > 0 ? (
          <Button variant="primary" onClick={() => generate(true)}>
            {missing === 1 ? 'Write the empty one' : `Write the ${missing} empty ones`}
          </Button>
        ) : (
          rewriteAll
        )
      }
    >
      <p className="text-base">
        {missing === 0
          ? 'Every section is written.'
          : `${counted(written.length, 'section is', 'sections are')} written.`}{' '}
        Rewriting replaces each with a new text from your answers; the present one stays among its versions.
      </p>
      <ul className="mt-4 flex flex-col">
        {written.map((view) => (
          <li key={view.sectionNumber} className="flex min-h-9 items-center gap-3 text-sm">
            <Numeral section={view.sectionNumber} size="chip" className="w-5 text-center" />
            {view.name}
            {isEditedByHand(view) && <span className="font-medium text-amber-text text-xs">Edited by hand</span>}
            <span className="tabular ml-auto text-faint text-xs">{clockText(view.spoken)}</span>
          </li>
        ))}
      </ul>
      {edited.length > 0 && (
        <p className="mt-3 text-muted text-sm">
          {counted(edited.length, 'hand-edited text')} will not be lost: each can be restored from the versions beside
          the manuscript.
        </p>
      )}
      {unsaved.length > 0 && (
        <p className="mt-3 text-muted text-sm">
          {unsaved.map(({ name }) => name).join(', ')}: your unsaved text stays as a draft on this device.
        </p>
      )}
      {missing > 0 && <div className="mt-5">{rewriteAll}</div>}
    </Dialog>
  );
}

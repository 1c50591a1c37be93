import { sectionName } from '#framework/framework.ts';
import { Button } from '#platform/web/button.tsx';
import { Dialog } from '#platform/web/dialog.tsx';
import { Numeral } from '#platform/web/numeral.tsx';
import { counted } from './messages.ts';

type ChangedSectionsDialogProps = {
  /** Written sections that stand on changed answers; the dialog is open while there are any. */
  sections: readonly number[];
  onClose: () => void;
  onRegenerate: (sections: readonly number[]) => void;
};

/** After answers were changed: offers to write the sections anew that stand on them. */
export function ChangedSectionsDialog({ sections, onClose, onRegenerate }: ChangedSectionsDialogProps) {
  return (
    <Dialog
      open={sections.length > 0}
      onOpenChange={(open) => !open && onClose()}
      size="small"
      title="Your answers moved on"
      back={
        <Button variant="ghost" onClick={onClose}>
          Not now
        </Button>
      }
      forward={
        <Button variant="primary" onClick={() => onRegenerate(sections)}>
          Regenerate {counted(sections.length, 'section')}
        </Button>
      }
    >
      <p className="text-base">
        {sections.length === 1 ? 'One written section stands' : `${sections.length} written sections stand`} on answers
        you just changed. The present texts stay among their versions.
      </p>
      <ul className="mt-4 flex flex-col">
        {sections.map((sectionNumber) => (
          <li key={sectionNumber} className="flex min-h-9 items-center gap-3 text-sm">
            <Numeral section={sectionNumber} size="chip" className="w-5 text-center" />
            {sectionName(sectionNumber)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

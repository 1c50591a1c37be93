import { Dialog } from '#platform/web/dialog.tsx';

type TemplatesDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export default function TemplatesDialog({ open, onOpenChange }: TemplatesDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Templates">
      <p>Templates</p>
    </Dialog>
  );
}

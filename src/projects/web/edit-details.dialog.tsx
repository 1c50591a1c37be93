import { useForm } from 'react-hook-form';
import { Button } from '#platform/web/button.tsx';
import { Dialog } from '#platform/web/dialog.tsx';
import { TextArea } from '#platform/web/text-area.tsx';
import { TextField } from '#platform/web/text-field.tsx';
import { toast } from '#platform/web/toast-list.ts';
import type { ProjectSummary } from '../project-summary.ts';
import { projectMessages } from './messages.ts';
import { nameRules } from './name-rules.ts';
import { useChangeProject } from './use-change-project.ts';

type EditDetailsDialogProps = {
  project: Pick<ProjectSummary, 'id' | 'name' | 'description' | 'targetAudience'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const messages = projectMessages.details;

const atMost = (value: number, what: string) => ({
  maxLength: { value, message: `${what} has at most ${value.toLocaleString('en-US')} characters.` },
});

/** Name, description and audience of a project, as its card shows them. */
export function EditDetailsDialog({ project, open, onOpenChange }: EditDetailsDialogProps) {
  const change = useChangeProject(project.id, messages.failed);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: project.name, description: project.description, targetAudience: project.targetAudience },
  });

  const submit = handleSubmit((details) =>
    change.mutate(details, {
      onSuccess: () => {
        toast(messages.done);
        onOpenChange(false);
      },
    }),
  );

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={messages.title}
      back={<Button onClick={() => onOpenChange(false)}>Cancel</Button>}
      forward={
        <Button variant="neutral" type="submit" form="edit-details" busy={change.isPending}>
          {messages.confirm}
        </Button>
      }
    >
      <form id="edit-details" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label="Name"
          required
          autoFocus
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register('name', nameRules(messages.nameMissing))}
        />
        <TextArea
          label="Description"
          hint="One or two lines for the card."
          error={formState.errors.description?.message}
          {...register('description', atMost(2_000, 'A description'))}
        />
        <TextField
          label="Audience"
          hint="Who will hear it."
          autoComplete="off"
          error={formState.errors.targetAudience?.message}
          {...register('targetAudience', atMost(500, 'An audience'))}
        />
      </form>
    </Dialog>
  );
}

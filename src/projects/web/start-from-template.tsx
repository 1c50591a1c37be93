import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { Button } from '#platform/web/button.tsx';
import { Dialog } from '#platform/web/dialog.tsx';
import { TextField } from '#platform/web/text-field.tsx';
import { toast } from '#platform/web/toast-list.ts';
import { handleUnauthorized } from '#platform/web/unauthorized.ts';
import type { TemplateCard } from '../contract.ts';
import { NO_PROJECT_ID } from '../created-project-id.ts';
import { projectMessages } from './messages.ts';
import { nameRules } from './name-rules.ts';
import { useCreateProject } from './use-create-project.ts';

type StartFromTemplateProps = {
  template: TemplateCard;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onBack: () => void;
};

const messages = projectMessages.templates;

/** Asks what the project is called, creates it with the template's answers and opens its editor. */
export function StartFromTemplate({ template, open, onOpenChange, onBack }: StartFromTemplateProps) {
  const [creationKey] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  const create = useCreateProject();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: template.name } });

  const submit = handleSubmit(({ name }) =>
    create.mutate(
      { name: name.trim(), templateId: template.id, creationKey },
      {
        onSuccess: (id) => {
          toast(messages.created);
          onOpenChange(false);
          navigate(paths.editor(id));
        },
        onError: (error) => {
          if (handleUnauthorized(error)) return;
          toast(error.message === NO_PROJECT_ID ? messages.noId : messages.failed);
        },
      },
    ),
  );

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={messages.nameTitle}
      back={<Button onClick={onBack}>{messages.back}</Button>}
      forward={
        <Button variant="primary" type="submit" form="start-from-template" busy={create.isPending}>
          {messages.create}
        </Button>
      }
    >
      <form id="start-from-template" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-base text-muted">{messages.nameText(template.name)}</p>
        <TextField
          label={messages.nameLabel}
          required
          autoFocus
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register('name', nameRules(messages.nameMissing))}
        />
      </form>
    </Dialog>
  );
}

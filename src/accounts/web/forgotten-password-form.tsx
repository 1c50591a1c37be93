import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/web/button.tsx';
import { TextField } from '#platform/web/text-field.tsx';
import { emailRules } from './credential-rules.ts';
import { FormMessage } from './form-message.tsx';
import { accountMessages } from './messages.ts';
import { requestPasswordReset, sentenceForFailure } from './sign-in-calls.ts';

export function ForgottenPasswordForm({ email, onBack }: { email: string; onBack: () => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email } });
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: requestPasswordReset });
  const { text, action, sent, failed, back } = accountMessages.forgotten;
  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={handleSubmit((form) => mutate(form.email))}>
      <p className="text-base text-muted">{text}</p>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email', emailRules)}
      />
      {error && <FormMessage tone="danger">{sentenceForFailure(error, { failed })}</FormMessage>}
      {isSuccess && <FormMessage tone="plain">{sent}</FormMessage>}
      <Button type="submit" variant="primary" size="main" busy={isPending}>
        {action}
      </Button>
      <button
        type="button"
        onClick={onBack}
        className="touch-area self-start text-muted text-sm underline hover:text-text"
      >
        {back}
      </button>
    </form>
  );
}

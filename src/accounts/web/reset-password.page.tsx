import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { paths } from '#app/paths.ts';
import { Button } from '#platform/web/button.tsx';
import { useDocumentTitle } from '#platform/web/page-title.tsx';
import { newPasswordRules } from './credential-rules.ts';
import { FormMessage } from './form-message.tsx';
import { accountMessages } from './messages.ts';
import { PasswordField } from './password-field.tsx';
import { resetPassword, sentenceForFailure } from './sign-in-calls.ts';
import { SignInFrame } from './sign-in-frame.tsx';

const { title, action, done, missingToken, spent, failed, again } = accountMessages.reset;

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  useDocumentTitle(title);
  return (
    <SignInFrame>
      <h1 className="type-section-title">{title}</h1>
      {token ? <NewPasswordForm token={token} /> : <FormMessage tone="danger">{missingToken}</FormMessage>}
      <Link to={`${paths.login}#forgotten`} className="self-start text-muted text-sm underline hover:text-text">
        {again}
      </Link>
    </SignInFrame>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { newPassword: '' } });
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: resetPassword });
  if (isSuccess) {
    return (
      <div className="flex flex-col gap-6">
        <FormMessage tone="plain">{done}</FormMessage>
        <Button asChild variant="primary" size="main">
          <Link to={paths.login}>{accountMessages.signIn.action}</Link>
        </Button>
      </div>
    );
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={handleSubmit(({ newPassword }) => mutate({ token, newPassword }))}
    >
      <PasswordField
        label="New password"
        hint="At least 8 characters."
        autoComplete="new-password"
        error={formState.errors.newPassword?.message}
        {...register('newPassword', newPasswordRules)}
      />
      {error && <FormMessage tone="danger">{sentenceForFailure(error, { refused: spent, failed })}</FormMessage>}
      <Button type="submit" variant="primary" size="main" busy={isPending}>
        {action}
      </Button>
    </form>
  );
}

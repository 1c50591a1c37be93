import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/web/button.tsx';
import { TextField } from '#platform/web/text-field.tsx';
import { emailRules, firstNameRules, newPasswordRules } from './credential-rules.ts';
import { FormMessage } from './form-message.tsx';
import { accountMessages } from './messages.ts';
import { PasswordField } from './password-field.tsx';
import { type NewAccount, sentenceForFailure, signUp } from './sign-in-calls.ts';
import { fetchCurrentUser } from './use-current-user.ts';

type SignUpFormProps = { email: string; onEmailChange: (email: string) => void; onSignedIn: () => void };

export function SignUpForm({ email, onEmailChange, onSignedIn }: SignUpFormProps) {
  const { register, handleSubmit, formState } = useForm<NewAccount>({
    defaultValues: { email, password: '', firstName: '', lastName: '' },
  });
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async (account: NewAccount) => {
      await signUp(account);
      return fetchCurrentUser();
    },
    onSuccess: (user) => {
      if (user) onSignedIn();
    },
  });
  const { sent, failed, action } = accountMessages.signUp;
  const { errors } = formState;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={handleSubmit((account) => mutate(account))}>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName', firstNameRules)}
        />
        <TextField
          label={
            <>
              Last name <span className="font-normal text-muted">(optional)</span>
            </>
          }
          autoComplete="family-name"
          {...register('lastName', { setValueAs: (value: string) => value.trim() })}
        />
      </div>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email', { ...emailRules, onChange: (event) => onEmailChange(event.target.value) })}
      />
      <PasswordField
        label="Password"
        hint="At least 8 characters."
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', newPasswordRules)}
      />
      {error && <FormMessage tone="danger">{sentenceForFailure(error, { failed })}</FormMessage>}
      {data === null && <FormMessage tone="plain">{sent}</FormMessage>}
      <Button type="submit" variant="primary" size="main" busy={isPending || Boolean(data)}>
        {action}
      </Button>
    </form>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '#platform/web/button.tsx';
import { TextField } from '#platform/web/text-field.tsx';
import { emailRules, passwordRules } from './credential-rules.ts';
import { FormMessage } from './form-message.tsx';
import { accountMessages } from './messages.ts';
import { PasswordField } from './password-field.tsx';
import { type Credentials, sentenceForFailure, signIn } from './sign-in-calls.ts';

type SignInFormProps = {
  email: string;
  onEmailChange: (email: string) => void;
  onSignedIn: () => void;
  onForgotten: () => void;
};

export function SignInForm({ email, onEmailChange, onSignedIn, onForgotten }: SignInFormProps) {
  const { register, handleSubmit, formState } = useForm<Credentials>({ defaultValues: { email, password: '' } });
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: signIn, onSuccess: onSignedIn });
  const { wrong, failed, action } = accountMessages.signIn;
  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={handleSubmit((credentials) => mutate(credentials))}>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        error={formState.errors.email?.message}
        {...register('email', { ...emailRules, onChange: (event) => onEmailChange(event.target.value) })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
        beside={
          <button
            type="button"
            onClick={onForgotten}
            className="touch-area text-muted text-sm underline hover:text-text"
          >
            Forgot it?
          </button>
        }
        {...register('password', passwordRules)}
      />
      {error && <FormMessage tone="danger">{sentenceForFailure(error, { refused: wrong, failed })}</FormMessage>}
      <Button type="submit" variant="primary" size="main" busy={isPending || isSuccess}>
        {action}
      </Button>
    </form>
  );
}

import { accountMessages } from './messages.ts';

const { fields } = accountMessages;

export const emailRules = {
  required: fields.emailMissing,
  pattern: { value: /^\s*\S+@\S+\.\S+\s*$/, message: fields.emailWrong },
  setValueAs: (value: string) => value.trim(),
};

export const passwordRules = { required: fields.passwordMissing };

export const newPasswordRules = {
  required: fields.passwordMissing,
  minLength: { value: 8, message: fields.passwordShort },
  maxLength: { value: 128, message: fields.passwordLong },
};

export const firstNameRules = {
  setValueAs: (value: string) => value.trim(),
  validate: (value: string) => value.trim() !== '' || fields.firstNameMissing,
};

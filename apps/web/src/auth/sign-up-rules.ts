import {
  type ConfirmationMessage,
  checkConfirmation,
  checkEmail,
  checkPassword,
  type EmailMessage,
  type PasswordMessage,
} from '../platform/form-rules.ts';

export type SignUpValues = {
  name: string;
  email: string;
  password: string;
  confirmation: string;
  promotions: boolean;
};

type SignUpMessage = 'nameRequired' | EmailMessage | PasswordMessage | ConfirmationMessage;
type Field = 'name' | 'email' | 'password' | 'confirmation';
export type SignUpErrors = Partial<Record<Field, SignUpMessage>>;

/** What is missing or wrong in each field, the most basic first. */
export function checkSignUp(values: SignUpValues): SignUpErrors {
  return withoutEmpty({
    name: values.name.trim() === '' ? 'nameRequired' : undefined,
    email: checkEmail(values.email),
    password: checkPassword(values.password),
    confirmation: checkConfirmation(values.password, values.confirmation),
  });
}

function withoutEmpty(errors: { [F in Field]: SignUpMessage | undefined }): SignUpErrors {
  const found = Object.entries(errors).filter(([, message]) => message !== undefined);

  return Object.fromEntries(found);
}

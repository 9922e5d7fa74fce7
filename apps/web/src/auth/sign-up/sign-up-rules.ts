import {
  type ConfirmationMessage,
  checkConfirmation,
  checkEmail,
  checkPassword,
  type EmailMessage,
  type PasswordMessage,
} from '../../platform/form-rules.ts';

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

/** The first error of each field. */
export function checkSignUp(values: SignUpValues): SignUpErrors {
  return removeEmpty({
    name: values.name.trim() === '' ? 'nameRequired' : undefined,
    email: checkEmail(values.email),
    password: checkPassword(values.password),
    confirmation: checkConfirmation(values.password, values.confirmation),
  });
}

function removeEmpty(errors: { [F in Field]: SignUpMessage | undefined }): SignUpErrors {
  const entries = Object.entries(errors).filter(([, message]) => message !== undefined);

  return Object.fromEntries(entries);
}

import { limits } from '@longhand/contract/limits';

export type SignUpValues = {
  name: string;
  email: string;
  password: string;
  confirmation: string;
  promotions: boolean;
};

/** Keys below `auth.messages`. */
export type SignUpMessage =
  | 'nameRequired'
  | 'emailRequired'
  | 'emailFormat'
  | 'passwordRequired'
  | 'passwordLength'
  | 'confirmationRequired'
  | 'mismatch';

type Field = 'name' | 'email' | 'password' | 'confirmation';
export type SignUpErrors = Partial<Record<Field, SignUpMessage>>;

/** What is missing or wrong in each field, the most basic first. */
export function checkSignUp(values: SignUpValues): SignUpErrors {
  return withoutEmpty({
    name: values.name.trim() === '' ? 'nameRequired' : undefined,
    email: checkEmail(values.email),
    password: checkPassword(values.password),
    confirmation: checkConfirmation(values),
  });
}

export function checkEmail(email: string): SignUpMessage | undefined {
  if (email.trim() === '') return 'emailRequired';

  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim()) ? undefined : 'emailFormat';
}

/** Its length is counted in characters as people count them, not in UTF-16 units. */
export function checkPassword(password: string): SignUpMessage | undefined {
  if (password === '') return 'passwordRequired';

  return [...password].length < limits.passwordMin ? 'passwordLength' : undefined;
}

function checkConfirmation(values: SignUpValues): SignUpMessage | undefined {
  if (values.confirmation === '') return 'confirmationRequired';

  return values.confirmation === values.password ? undefined : 'mismatch';
}

/** The code step asks for six digits. */
export function checkCode(code: string): 'codeRequired' | 'codeInvalid' | undefined {
  if (code === '') return 'codeRequired';

  return code.length === limits.codeDigits ? undefined : 'codeInvalid';
}

function withoutEmpty(errors: { [F in Field]: SignUpMessage | undefined }): SignUpErrors {
  const found = Object.entries(errors).filter(([, message]) => message !== undefined);

  return Object.fromEntries(found);
}

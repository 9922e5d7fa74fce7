import { limits } from '@longhand/contract/limits';

/** Message keys below `auth.messages`. */
export type EmailMessage = 'emailRequired' | 'emailFormat';
export type PasswordMessage = 'passwordRequired' | 'passwordLength';
export type ConfirmationMessage = 'confirmationRequired' | 'mismatch';
export type CodeMessage = 'codeRequired' | 'codeInvalid';

export function checkEmail(email: string): EmailMessage | undefined {
  if (email.trim() === '') return 'emailRequired';

  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim()) ? undefined : 'emailFormat';
}

/** Counts code points, not UTF-16 units. */
export function checkPassword(password: string): PasswordMessage | undefined {
  if (password === '') return 'passwordRequired';

  return [...password].length < limits.passwordMin ? 'passwordLength' : undefined;
}

export function checkConfirmation(
  password: string,
  confirmation: string,
): ConfirmationMessage | undefined {
  if (confirmation === '') return 'confirmationRequired';

  return confirmation === password ? undefined : 'mismatch';
}

/** Codes from email and authenticators have six digits. */
export function checkCode(code: string): CodeMessage | undefined {
  if (code === '') return 'codeRequired';

  return code.length === limits.codeDigits ? undefined : 'codeInvalid';
}

import { type RefusalCode, refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set([
  ...dictionary['passwords-common'].filter((word) => word.length >= limits.passwordMin),
  'longhand',
]);

/** Refuses by length, the most common ones, the own address and the own names; there are no composition rules. */
export function demandGoodPassword(
  password: string,
  email: string,
  names: readonly (string | null)[] = [],
): void {
  const length = [...password].length;
  const plain = password.toLowerCase();
  if (length < limits.passwordMin) throw refusePassword('password_too_short');
  if (length > limits.passwordMax) throw refusePassword('password_too_long');
  if (plain === email || plain === email.split('@')[0]) throw refusePassword('password_is_email');
  const isName = names.some((name) => name?.toLowerCase() === plain);
  if (isName || common.has(plain)) throw refusePassword('password_common');
}

/** Whether it is too long for any account to have it, so that it need not be hashed. */
export function isOverlong(password: string): boolean {
  return [...password].length > limits.passwordMax;
}

function refusePassword(code: RefusalCode) {
  return refuse(code, { fields: { password: code } });
}

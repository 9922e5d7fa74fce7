import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { RefusalCode } from '@longhand/contract/refusals';
import type { Context } from '../../platform/http/context.ts';

type PasswordCandidate = {
  password: string;
  email: string;
  /** Name and username, which must not be the password. */
  names?: readonly (string | null)[];
};

/**
 * Refuses passwords that are too short, too long, common, leaked, or equal to the user's email or names. There are no composition rules.
 */
export async function requireStrongPassword(
  { password, email, names = [] }: PasswordCandidate,
  { leakedPasswords }: Pick<Context, 'leakedPasswords'>,
): Promise<void> {
  const length = [...password].length;
  const lowerCase = password.toLowerCase();
  if (length < limits.passwordMin) throw refusePassword('password_too_short');
  if (length > limits.passwordMax) throw refusePassword('password_too_long');
  if (lowerCase === email || lowerCase === email.split('@')[0])
    throw refusePassword('password_is_email');
  const isName = names.some((name) => name?.toLowerCase() === lowerCase);
  if (isName || (await isCommon(lowerCase))) throw refusePassword('password_common');
  if (await leakedPasswords.has(password)) throw refusePassword('password_leaked');
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loads the list on first use. */
async function isCommon(plain: string): Promise<boolean> {
  commonPasswords ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const words = dictionary['passwords-common'];

    return new Set([...words.filter((word) => word.length >= limits.passwordMin), 'longhand']);
  });

  return (await commonPasswords).has(plain);
}

function refusePassword(code: RefusalCode) {
  return refuse(code, { fields: { password: code } });
}

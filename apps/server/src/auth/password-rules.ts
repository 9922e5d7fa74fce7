import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { RefusalCode } from '@longhand/contract/refusals';
import type { Context } from '../platform/http/context.ts';

type Wished = {
  password: string;
  email: string;
  /** What its person is called. */
  names?: readonly (string | null)[];
};

/** Refuses by length, common and leaked ones, the own address and the own names; there are no composition rules. */
export async function demandGoodPassword(
  { password, email, names = [] }: Wished,
  { leakedPasswords }: Pick<Context, 'leakedPasswords'>,
): Promise<void> {
  const length = [...password].length;
  const plain = password.toLowerCase();
  if (length < limits.passwordMin) throw refusePassword('password_too_short');
  if (length > limits.passwordMax) throw refusePassword('password_too_long');
  if (plain === email || plain === email.split('@')[0]) throw refusePassword('password_is_email');
  const isName = names.some((name) => name?.toLowerCase() === plain);
  if (isName || (await isCommon(plain))) throw refusePassword('password_common');
  if (await leakedPasswords.has(password)) throw refusePassword('password_leaked');
}

/** Whether it is too long for any account to have it, so that it need not be hashed. */
export function isOverlong(password: string): boolean {
  return [...password].length > limits.passwordMax;
}

let common: Promise<ReadonlySet<string>> | undefined;

/** The list is unpacked with the first password that is to be judged. */
async function isCommon(plain: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const words = dictionary['passwords-common'];

    return new Set([...words.filter((word) => word.length >= limits.passwordMin), 'longhand']);
  });

  return (await common).has(plain);
}

function refusePassword(code: RefusalCode) {
  return refuse(code, { fields: { password: code } });
}

import { randomInt } from 'node:crypto';
import type { Sign } from '../../platform/secret.ts';
import { policy } from '../policy.ts';

/** Without letters that look like figures or like each other: 32 signs, five bits each. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const signs = 10;

/** As many new codes as a person gets at once, 50 bits each, `k7c0m-9xq2d`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: policy.recoveryCodes }, () => {
    const code = Array.from({ length: signs }, () => alphabet[randomInt(alphabet.length)]).join('');

    return `${code.slice(0, signs / 2)}-${code.slice(signs / 2)}`;
  });
}

/** What the database keeps of a code, however it was typed. */
export function hashRecoveryCode(sign: Sign, userId: string, typed: string): string {
  const plain = typed
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');

  return sign('recovery', userId, plain);
}

import { randomInt } from 'node:crypto';
import type { Sign } from '../../platform/secret.ts';
import { policy } from '../policy.ts';

/** Crockford's base 32: no characters that are easily confused; five bits each. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const codeLength = 10;

/** A set of new recovery codes of 50 bits each, such as `k7c0m-9xq2d`. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: policy.recoveryCodeCount }, () => {
    const code = Array.from(
      { length: codeLength },
      () => alphabet[randomInt(alphabet.length)],
    ).join('');

    return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
  });
}

/** Keyed hash of a code, normalized for case, separators and confusable characters. */
export function hashRecoveryCode(sign: Sign, userId: string, typed: string): string {
  const normalized = typed
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');

  return sign('recovery', userId, normalized);
}

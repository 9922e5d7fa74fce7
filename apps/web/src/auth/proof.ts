import type { PasskeyAnswer } from '@longhand/contract/passkey-values';
import { checkCode } from '../platform/form-rules.ts';

/** The ways to show who one is: after a password as the second factor, and again before something dangerous. */
export type ProofMethod = 'password' | 'totp' | 'email' | 'recovery' | 'passkey';
export type TypedMethod = Exclude<ProofMethod, 'passkey'>;

export type Proof =
  | { method: 'password'; password: string }
  | { method: 'totp' | 'email' | 'recovery'; code: string }
  | { method: 'passkey'; response: PasskeyAnswer };

/** Keys below `auth.messages`. */
export type ProofMessage = 'passwordRequired' | 'codeRequired' | 'codeInvalid' | 'recoveryRequired';

/**
 * What was typed as a proof to send, or what is wrong with it.
 *
 * @example proofOf('totp', '40712') // { wrong: 'codeInvalid' }
 */
export function proofOf(method: TypedMethod, text: string): Proof | { wrong: ProofMessage } {
  if (method === 'password') {
    return text === '' ? { wrong: 'passwordRequired' } : { method, password: text };
  }
  if (method === 'recovery') {
    return text.trim() === '' ? { wrong: 'recoveryRequired' } : { method, code: text.trim() };
  }
  const wrong = checkCode(text);

  return wrong === undefined ? { method, code: text } : { wrong };
}

/** The order in which ways are offered: the quickest first, what can be used up last. */
const order: readonly ProofMethod[] = ['passkey', 'totp', 'password', 'email', 'recovery'];

/** Only the ways that this browser knows, the best first. */
export function inOrder(methods: readonly ProofMethod[], hasPasskeys: boolean): ProofMethod[] {
  return order.filter(
    (method) => methods.includes(method) && (method !== 'passkey' || hasPasskeys),
  );
}

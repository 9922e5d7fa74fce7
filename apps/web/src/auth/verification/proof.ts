import type { PasskeyAssertion } from '@longhand/contract/passkey-values';
import { checkCode } from '../../platform/form-rules.ts';

/** Ways to prove one's identity: as second factor after a password, and for step-up before sensitive actions. */
export type ProofMethod = 'password' | 'totp' | 'email' | 'recovery' | 'passkey';
export type TypedProofMethod = Exclude<ProofMethod, 'passkey'>;

export type Proof =
  | { method: 'password'; password: string }
  | { method: 'totp' | 'email' | 'recovery'; code: string }
  | { method: 'passkey'; response: PasskeyAssertion };

/** Keys below `auth.messages`. */
export type ProofMessage = 'passwordRequired' | 'codeRequired' | 'codeInvalid' | 'recoveryRequired';

/**
 * Builds the proof to send from typed input, or names the error in it.
 *
 * @example buildProof('totp', '40712') // { wrong: 'codeInvalid' }
 */
export function buildProof(
  method: TypedProofMethod,
  text: string,
): Proof | { wrong: ProofMessage } {
  if (method === 'password') {
    return text === '' ? { wrong: 'passwordRequired' } : { method, password: text };
  }
  if (method === 'recovery') {
    return text.trim() === '' ? { wrong: 'recoveryRequired' } : { method, code: text.trim() };
  }
  const wrong = checkCode(text);

  return wrong === undefined ? { method, code: text } : { wrong };
}

/** Order of preference: the quickest first, single-use recovery codes last. */
const methodOrder: readonly ProofMethod[] = ['passkey', 'totp', 'password', 'email', 'recovery'];

/** The methods that this browser supports, in order of preference. */
export function sortProofMethods(
  methods: readonly ProofMethod[],
  supportsPasskeys: boolean,
): ProofMethod[] {
  return methodOrder.filter(
    (method) => methods.includes(method) && (method !== 'passkey' || supportsPasskeys),
  );
}

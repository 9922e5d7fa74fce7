import { Refusal } from '@longhand/contract/errors';

/**
 * The words of each call of signing up and in: `failed` when nothing answered, `otherwise` when something answered that
 * said nothing of its own, such as the page of a proxy (specification of errors and of validation).
 */
const acts = {
  requestRegistration: { failed: 'failed.registration', otherwise: 'defaults.sendCode' },
  verifyRegistration: { failed: 'failed.verification', otherwise: 'defaults.registration' },
  setUp: { failed: 'failed.registration', otherwise: 'defaults.registration' },
  resend: { failed: 'failed.resend', otherwise: 'defaults.sendCode' },
  complete: { failed: 'failed.complete', otherwise: 'defaults.registration' },
  login: { failed: 'failed.login', otherwise: 'defaults.login' },
  requestLogin: { failed: 'failed.loginRequest', otherwise: 'defaults.loginRequest' },
  verifyLogin: { failed: 'failed.verification', otherwise: 'defaults.loginRequest' },
} as const satisfies Record<
  string,
  { failed: `failed.${string}`; otherwise: `defaults.${string}` }
>;

export type Act = keyof typeof acts;
type Words = (typeof acts)[Act][keyof (typeof acts)[Act]];

/** The key below `auth` that says a failure, or undefined where the refusal of the server says it itself. */
export function keyFor(act: Act, failure: unknown): Words | undefined {
  if (!(failure instanceof Refusal)) return acts[act].failed;

  return failure.requestId === undefined ? acts[act].otherwise : undefined;
}

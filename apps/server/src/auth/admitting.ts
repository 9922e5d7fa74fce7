import type {
  SecondFactorMethod,
  SignedIn,
  SignInMethod,
  SignInReply,
} from '@longhand/contract/auth';
import { v7 as uuid } from 'uuid';
import { after, second } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { Context } from '../platform/http/context.ts';
import type { NewSession } from '../platform/http/cookies.ts';
import { digest, randomToken } from '../platform/secret.ts';
import { beginHere, enter } from './accounts.ts';
import { deviceOf, keepDevice, tellOfNewDevice } from './devices.ts';
import { note } from './events.ts';
import { hasPasskey } from './passkeys/queries.ts';
import { policy } from './policy.ts';
import { hasTotp, insertStep } from './second-factor/queries.ts';
import type { UserRow } from './session-queries.ts';

/** How a sign-in goes on: with a session, or with a second factor that is still to be shown. */
export type Admission =
  | Entered
  | { step: { value: string; methods: SecondFactorMethod[]; expiresAt: Date } };

type Entered = { session: NewSession; device: string };

type Arrival = {
  user: UserRow;
  remembered: boolean;
  /** By what the person showed who they are; a passkey is both factors. */
  method: SignInMethod;
  /** The password of this account is being guessed at: it takes a mailed code too. */
  isGuessedAt?: boolean;
};

/**
 * Lets somebody in who has shown the first factor, whichever it was, or asks for the second. In the transaction that
 * uses the first one up; `welcome` is to follow once it is committed.
 */
export async function admit(
  tx: Db,
  arrival: Arrival,
  context: Context<'public'>,
): Promise<Admission> {
  const { user, remembered, method } = arrival;
  const methods = await methodsAskedOf(tx, arrival);
  if (methods.length === 0) {
    return letIn(tx, { userId: user.id, remembered, method }, context);
  }

  const [id, secret] = [uuid(), randomToken()];
  const expiresAt = after(context.clock.now(), policy.signInStep.life);
  await insertStep(tx, {
    id,
    userId: user.id,
    secretHash: digest(secret),
    remembered,
    method,
    methods,
    attemptsLeft: policy.signInStep.attempts,
    expiresAt,
  });
  await note('second_factor_asked', { userId: user.id, method, db: tx }, context);

  return { step: { value: `${id}.${secret}`, methods, expiresAt } };
}

type Entering = { userId: string; remembered: boolean; method: SignInMethod };

/** Begins the session of somebody who has shown all that was asked for. */
export async function letIn(
  tx: Db,
  { userId, remembered, method }: Entering,
  context: Context<'public'>,
): Promise<Entered> {
  const device = deviceOf(context);
  await note('signed_in', { userId, method, db: tx }, context);
  const session = await beginHere(tx, { userId, remembered, method }, context);
  await tellOfNewDevice(tx, { userId, device }, context);

  return { session, device };
}

/** Hands the browser what it goes on with. */
export async function welcome(
  admission: Admission,
  context: Context<'public'>,
): Promise<SignInReply> {
  if ('session' in admission) return welcomeIn(admission, context);

  const { value, methods, expiresAt } = admission.step;
  context.reply.set('mfa', value, policy.signInStep.life / second);

  return {
    success: true,
    requiresSecondFactor: true,
    methods,
    expiresAt: expiresAt.toISOString(),
    message: 'Confirm with your second factor.',
  };
}

/** The same for somebody of whom nothing more is asked. */
export async function welcomeIn(
  { session, device }: Entered,
  context: Context<'public'>,
): Promise<SignedIn> {
  keepDevice(device, context);

  return { success: true, user: await enter(session, context), message: 'Signed in.' };
}

/** A mailed code is asked for only where there is no authenticator: a mailbox alone must not be both factors. */
async function methodsAskedOf(
  tx: Db,
  { user, method, isGuessedAt = false }: Arrival,
): Promise<SecondFactorMethod[]> {
  if (method === 'passkey') return [];
  if (!(await hasTotp(tx, user.id))) return isGuessedAt ? ['email'] : [];

  return ['totp', 'recovery', ...((await hasPasskey(tx, user.id)) ? (['passkey'] as const) : [])];
}

import type {
  SecondFactorMethod,
  SessionUser,
  SignInMethod,
  SignInReply,
  SignInSuccess,
} from '@longhand/contract/auth';
import { v7 as uuid } from 'uuid';
import { addMilliseconds, second } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { Context } from '../platform/http/context.ts';
import type { NewSession } from '../platform/http/cookies.ts';
import { ipPrefix } from '../platform/http/ip-prefix.ts';
import { digest, randomToken } from '../platform/secret.ts';
import { cancelDeletion } from './account/deletion.ts';
import { recordAuditEvent } from './audit/audit-events.ts';
import { deviceTokenOf, notifyOfNewDevice, setDeviceCookie } from './devices/devices.ts';
import { hasPasskey } from './passkeys/queries.ts';
import { policy } from './policy.ts';
import { hasTotp, insertSignInStep } from './second-factor/queries.ts';
import type { UserRow } from './session-queries.ts';

/** Result of the first factor: a session, or a pending second-factor step. */
export type SignInOutcome =
  | DeviceSession
  | { step: { value: string; methods: SecondFactorMethod[]; expiresAt: Date } };

type DeviceSession = { session: NewSession; device: string };

type VerifiedFirstFactor = {
  user: UserRow;
  remembered: boolean;
  /** The sign-in method used. A passkey counts as both factors. */
  method: SignInMethod;
  /** Too many failed password attempts on this account today: an emailed code is required as well. */
  isUnderBruteForce?: boolean;
};

/**
 * Creates a session after the first factor, or starts the second-factor step. Runs in the transaction that consumes the first factor; call
 * `replyToSignIn` once it is committed.
 */
export async function completeSignIn(
  tx: Db,
  firstFactor: VerifiedFirstFactor,
  context: Context<'public'>,
): Promise<SignInOutcome> {
  const { user, remembered, method } = firstFactor;
  const methods = await requiredSecondFactors(tx, firstFactor);
  if (methods.length === 0) {
    return createSignInSession(tx, { userId: user.id, remembered, method }, context);
  }

  const [id, secret] = [uuid(), randomToken()];
  const expiresAt = addMilliseconds(context.clock.now(), policy.signInStep.lifetime);
  await insertSignInStep(tx, {
    id,
    userId: user.id,
    secretHash: digest(secret),
    remembered,
    method,
    methods,
    attemptsLeft: policy.signInStep.attempts,
    expiresAt,
  });
  await recordAuditEvent('second_factor_asked', { userId: user.id, method, db: tx }, context);

  return { step: { value: `${id}.${secret}`, methods, expiresAt } };
}

type SignInDetails = { userId: string; remembered: boolean; method: SignInMethod };

/** Creates the session after all required factors, records the sign-in and alerts the user about a new device. */
export async function createSignInSession(
  tx: Db,
  { userId, remembered, method }: SignInDetails,
  context: Context<'public'>,
): Promise<DeviceSession> {
  const device = deviceTokenOf(context);
  await recordAuditEvent('signed_in', { userId, method, db: tx }, context);
  const session = await createSession(tx, { userId, remembered, method }, context);
  await notifyOfNewDevice(tx, { userId, device }, context);

  return { session, device };
}

/** Sets the session cookie or the second-factor cookie and returns the matching reply. */
export async function replyToSignIn(
  signInOutcome: SignInOutcome,
  context: Context<'public'>,
): Promise<SignInReply> {
  if ('session' in signInOutcome) return replyWithSession(signInOutcome, context);

  const { value, methods, expiresAt } = signInOutcome.step;
  context.reply.set('mfa', value, policy.signInStep.lifetime / second);

  return {
    success: true,
    requiresSecondFactor: true,
    methods,
    expiresAt: expiresAt.toISOString(),
    message: 'Confirm with your second factor.',
  };
}

/** Sets the session cookie and returns the signed-in user. */
export async function replyWithSession(
  { session, device }: DeviceSession,
  context: Context<'public'>,
): Promise<SignInSuccess> {
  setDeviceCookie(device, context);

  return { success: true, user: await setSessionCookie(session, context), message: 'Signed in.' };
}

/** An emailed code is used only without an authenticator, because access to the inbox alone must not satisfy both factors. */
async function requiredSecondFactors(
  tx: Db,
  { user, method, isUnderBruteForce = false }: VerifiedFirstFactor,
): Promise<SecondFactorMethod[]> {
  if (method === 'passkey') return [];
  if (!(await hasTotp(tx, user.id))) return isUnderBruteForce ? ['email'] : [];

  return ['totp', 'recovery', ...((await hasPasskey(tx, user.id)) ? (['passkey'] as const) : [])];
}

/** Creates a session for this browser. Call `setSessionCookie` once the transaction is committed. */
export async function createSession(
  tx: Db,
  { userId, remembered, method }: { userId: string; remembered: boolean; method: SignInMethod },
  context: Context<'public'>,
): Promise<NewSession> {
  const { request, sessions, geoIp } = context;
  const { ip, userAgent } = request;
  await cancelDeletion(tx, userId, context);

  return sessions.create(tx, {
    userId,
    remembered,
    method,
    hasSecondFactor: isSecondFactor(method),
    ipPrefix: ipPrefix(ip),
    place: geoIp.lookUp(ip),
    userAgent,
  });
}

/**
 * Whether a session of this sign-in method has both factors. An emailed code does not count: it only supplements a password under a
 * brute-force attack and grants no staff rights.
 */
export function isSecondFactor(method: SignInMethod): boolean {
  return method === 'totp' || method === 'recovery' || method === 'passkey';
}

/** Whether the user has a passkey or an authenticator. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return (await hasPasskey(db, userId)) || (await hasTotp(db, userId));
}

/** Sets the session cookie and ends the session that the browser had before. */
export async function setSessionCookie(
  session: NewSession,
  { caller, sessions, reply }: Context<'public'>,
): Promise<SessionUser> {
  if (caller !== null) await sessions.end(caller.sessionId);
  reply.setSessionCookie(session);
  const signedIn = await sessions.findCaller(session.value);
  if (signedIn === null) throw new Error('The new session was not found.');

  return signedIn.user;
}

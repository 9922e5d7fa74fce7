import type { SessionUser, SignInMethod } from '@longhand/contract/auth';
import { refuse } from '@longhand/contract/errors';
import type { Preferences } from '@longhand/contract/settings';
import { v7 as uuid } from 'uuid';
import type { Db } from '../platform/db/db.ts';
import type { Context } from '../platform/http/context.ts';
import type { NewSession } from '../platform/http/cookies.ts';
import { ipPrefix } from '../platform/http/ip-prefix.ts';
import { savePreferences } from '../settings/index.ts';
import { cancelDeletion } from './account/deletion.ts';
import { isSecondFactor } from './second-factor/is-second-factor.ts';
import type { UserRow } from './session-queries.ts';
import type { users } from './tables.ts';
import { insertUser } from './user-queries.ts';

type AccountInput = Omit<typeof users.$inferInsert, 'id' | 'createdAt'> &
  Pick<Partial<Preferences>, 'locale' | 'timeZone'>;

/** Creates an account with its profile. Throws `email_taken`, which the caller translates into its own error code. */
export async function createAccount(
  tx: Db,
  { locale = null, timeZone = 'UTC', ...person }: AccountInput,
  now: Date,
): Promise<UserRow> {
  const created = await insertUser(tx, { ...person, id: uuid(), createdAt: now });
  if (created === undefined) throw refuse('email_taken');
  await savePreferences(tx, { userId: created.id, locale, timeZone, now });

  return created;
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

/** Sets the session cookie and ends the session that the browser had before. */
export async function setSessionCookie(
  session: NewSession,
  { caller, sessions, reply }: Context<'public'>,
): Promise<SessionUser> {
  if (caller !== null) await sessions.end(caller.sessionId);
  reply.startSession(session);
  const signedIn = await sessions.findCaller(session.value);
  if (signedIn === null) throw new Error('The new session was not found.');

  return signedIn.user;
}

import type { SessionUser, SignInMethod } from '@longhand/contract/auth';
import { refuse } from '@longhand/contract/errors';
import type { Preferences } from '@longhand/contract/settings';
import { v7 as uuid } from 'uuid';
import type { Db } from '../platform/db/db.ts';
import type { Context } from '../platform/http/context.ts';
import type { NewSession } from '../platform/http/cookies.ts';
import { ipPrefix } from '../platform/http/ip-prefix.ts';
import { saveProfile } from '../settings/index.ts';
import { keepAccount } from './account/deletion.ts';
import { isSecondFactor } from './second-factor/strength.ts';
import type { UserRow } from './session-queries.ts';
import type { users } from './tables.ts';
import { insertUser } from './user-queries.ts';

type NewAccount = Omit<typeof users.$inferInsert, 'id' | 'createdAt'> &
  Pick<Partial<Preferences>, 'locale' | 'timeZone'>;

/** Makes an account with its profile, or nothing: `email_taken` is for the caller to translate. */
export async function makeAccount(
  tx: Db,
  { locale = null, timeZone = 'UTC', ...person }: NewAccount,
  now: Date,
): Promise<UserRow> {
  const made = await insertUser(tx, { ...person, id: uuid(), createdAt: now });
  if (made === undefined) throw refuse('email_taken');
  await saveProfile(tx, { userId: made.id, locale, timeZone, now });

  return made;
}

/** Begins a session for this browser; to be followed by `enter` once the transaction is committed. */
export async function beginHere(
  tx: Db,
  { userId, remembered, method }: { userId: string; remembered: boolean; method: SignInMethod },
  context: Context<'public'>,
): Promise<NewSession> {
  const { request, sessions, places } = context;
  const { ip, userAgent } = request;
  await keepAccount(tx, userId, context);

  return sessions.begin(tx, {
    userId,
    remembered,
    method,
    hasSecondFactor: isSecondFactor(method),
    ipPrefix: ipPrefix(ip),
    place: places.of(ip),
    userAgent,
  });
}

/** Signs the browser in: a new cookie in place of what it held, whose session ends. */
export async function enter(
  session: NewSession,
  { caller, sessions, reply }: Context<'public'>,
): Promise<SessionUser> {
  if (caller !== null) await sessions.end(caller.sessionId);
  reply.startSession(session);
  const entered = await sessions.callerOf(session.value);
  if (entered === null) throw new Error('The session just begun is not there.');

  return entered.user;
}

import { roles } from '@longhand/contract/access';
import type { account } from '@longhand/contract/account';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { after, day } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import type { Job } from '../../platform/slice.ts';
import { note } from '../events.ts';
import { localeOf } from '../security-news.ts';
import { updateUser } from '../user-queries.ts';
import {
  hasOtherSuperAdmin,
  holdDue,
  keepUser,
  listDue,
  lockSuperAdmins,
} from './account-queries.ts';
import { accountKeptLetter, deletionLetter } from './letters.ts';

export const deletionHandlers: Pick<Handlers<typeof account>, 'deleteAccount'> = {
  async deleteAccount({ body }, context) {
    const { db, clock, caller, config, mail, reply, request, sessions } = context;
    const { userId, role, user } = caller;
    if (body.email !== user.email) {
      throw refuse('address_differs', { fields: { email: 'address_differs' } });
    }
    const eraseAt = after(clock.now(), limits.graceDays * day);

    await db.transaction(async (tx) => {
      if (role === roles.SuperAdmin) await demandAnotherSuperAdmin(tx, userId);
      await updateUser(tx, userId, { eraseAt });
      await sessions.endAll(tx, userId);
      await note('deletion_asked', { userId, db: tx }, context);
      const { locale } = request;
      const letter = deletionLetter(locale, config.PUBLIC_URL, eraseAt);
      await mail.send(tx, { to: user.email, locale, letter, kind: 'deletion' });
    });
    sessions.forget(userId);
    reply.endSession();

    return { success: true, eraseAt: eraseAt.toISOString() };
  },
};

async function demandAnotherSuperAdmin(tx: Db, userId: string): Promise<void> {
  await lockSuperAdmins(tx);
  if (!(await hasOtherSuperAdmin(tx, userId))) throw refuse('last_super_admin');
}

/** Whoever signs in keeps the account: to call in the transaction that begins a session. */
export async function keepAccount(
  tx: Db,
  userId: string,
  context: Context<'public'>,
): Promise<void> {
  const email = await keepUser(tx, userId);
  if (email === undefined) return;

  const { config, mail } = context;
  await note('deletion_cancelled', { userId, db: tx }, context);
  const locale = await localeOf(tx, userId);
  const letter = accountKeptLetter(locale, config.PUBLIC_URL);
  await mail.send(tx, { to: email, locale, letter, kind: 'deletion' });
}

/** A few at a time, each whole or not at all; what fails is tried again in the next hour. */
export const deletionJobs: readonly Job[] = [
  {
    name: 'auth-erase-accounts',
    cron: '7 * * * *',
    async run({ db, clock, people, log, sessions }) {
      const now = clock.now();
      for (const userId of await listDue(db, now, 100)) {
        try {
          await db.transaction(async (tx) => {
            if (await holdDue(tx, userId, now)) await people.erase(tx, userId);
          });
          sessions.forget(userId);
        } catch (error) {
          log.error({ err: error, user: userId }, 'An account could not be erased');
        }
      }
    },
  },
];

import { roles } from '@longhand/contract/access';
import type { account } from '@longhand/contract/account';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { addMilliseconds, day } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import type { Job } from '../../platform/slice.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { readUserLocale } from '../security-alerts.ts';
import { updateUser } from '../user-queries.ts';
import {
  clearEraseDate,
  hasOtherSuperAdmin,
  listDueDeletions,
  lockDueDeletion,
  lockSuperAdmins,
} from './account-queries.ts';
import { deletionCancelledEmail, deletionRequestedEmail } from './email-templates.ts';

export const deletionHandlers: Pick<Handlers<typeof account>, 'deleteAccount'> = {
  async deleteAccount({ body }, context) {
    const { db, clock, caller, config, mail, reply, request, sessions } = context;
    const { userId, role, user } = caller;
    if (body.email !== user.email) {
      throw refuse('address_differs', { fields: { email: 'address_differs' } });
    }
    const eraseAt = addMilliseconds(clock.now(), limits.graceDays * day);

    await db.transaction(async (tx) => {
      if (role === roles.SuperAdmin) await requireOtherSuperAdmin(tx, userId);
      await updateUser(tx, userId, { eraseAt });
      await sessions.endAll(tx, userId);
      await recordAuditEvent('deletion_asked', { userId, db: tx }, context);
      const { locale } = request;
      const content = deletionRequestedEmail(locale, config.PUBLIC_URL, eraseAt);
      await mail.send(tx, { to: user.email, locale, content, kind: 'deletion' });
    });
    sessions.invalidateUser(userId);
    reply.endSession();

    return { success: true, eraseAt: eraseAt.toISOString() };
  },
};

async function requireOtherSuperAdmin(tx: Db, userId: string): Promise<void> {
  await lockSuperAdmins(tx);
  if (!(await hasOtherSuperAdmin(tx, userId))) throw refuse('last_super_admin');
}

/** Cancels a requested deletion on sign-in. Runs in the transaction that creates the session. */
export async function cancelDeletion(
  tx: Db,
  userId: string,
  context: Context<'public'>,
): Promise<void> {
  const email = await clearEraseDate(tx, userId);
  if (email === undefined) return;

  const { config, mail } = context;
  await recordAuditEvent('deletion_cancelled', { userId, db: tx }, context);
  const locale = await readUserLocale(tx, userId);
  const content = deletionCancelledEmail(locale, config.PUBLIC_URL);
  await mail.send(tx, { to: email, locale, content, kind: 'deletion' });
}

/** Deletes a limited number of accounts per run, each in its own transaction. Failed ones are retried in the next hourly run. */
export const deletionJobs: readonly Job[] = [
  {
    name: 'auth-erase-accounts',
    cron: '7 * * * *',
    async run({ db, clock, personalData, log, sessions }) {
      const now = clock.now();
      for (const userId of await listDueDeletions(db, now, 100)) {
        try {
          await db.transaction(async (tx) => {
            if (await lockDueDeletion(tx, userId, now)) await personalData.erase(tx, userId);
          });
          sessions.invalidateUser(userId);
        } catch (error) {
          log.error({ err: error, user: userId }, 'Account deletion failed');
        }
      }
    },
  },
];

import { roles } from '@longhand/contract/access';
import type { authInvitations } from '@longhand/contract/auth-invitations';
import { refuse } from '@longhand/contract/errors';
import { notify } from '../../notifications/index.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { makeAccount } from '../accounts.ts';
import { letIn, welcome } from '../admitting.ts';
import { note } from '../events.ts';
import { demandGoodPassword } from '../password-rules.ts';
import { findUserByEmail } from '../user-queries.ts';
import { deletePlaceOf } from '../waitlist/queries.ts';
import { isStillGranted, openInvitation } from './handlers.ts';
import { findInvitationOf, spendInvitation } from './queries.ts';

/** The link came by mail, so its holder has the mailbox: the account begins with a proved address. */
export const acceptingHandlers: Pick<Handlers<typeof authInvitations>, 'acceptInvitation'> = {
  async acceptInvitation({ body: { token, password, locale, timeZone } }, context) {
    const { db, clock, config, hasher } = context;
    if (config.SIGNUP_MODE === 'closed') throw refuse('signup_closed');
    const { email, role, tokenHash, locale: invited } = await openInvitation(token, context);
    if ((await findUserByEmail(db, email)) !== undefined) throw refuse('invitation_sign_in');
    await demandGoodPassword({ password, email }, context);
    const passwordHash = await hasher.hash(password);

    const admission = await db.transaction(async (tx) => {
      if (!(await spendInvitation(tx, tokenHash))) throw refuse('invitation_invalid');
      const now = clock.now();
      const person = {
        email,
        passwordHash,
        emailVerifiedAt: now,
        staffRole: staffRoleOf(role),
        locale: locale ?? invited,
        ...(timeZone && { timeZone }),
      };
      const { id: userId } = await makeAccount(tx, person, now);
      await deletePlaceOf(tx, email);
      await note('account_made', { userId, db: tx }, context);
      const detail = `${roles.Free} to ${role}`;
      await note('invitation_accepted', { userId, detail, db: tx }, context);
      const begun = await letIn(tx, { userId, remembered: false, method: 'link' }, context);
      await notify(tx, context, { userId, kind: 'welcome', params: {} });

      return begun;
    });
    const entered = await welcome(admission, context);
    if (!('user' in entered)) throw new Error('A new account has no second factor.');

    return { ...entered, message: 'Welcome to Longhand.' };
  },
};

/**
 * Uses up the invitation of an address whose mailbox was proved another way, in the transaction that makes the account.
 * Undefined when nobody invited it, or may any more.
 */
export async function takeInvitationOf(
  tx: Db,
  email: string,
  { clock }: Pick<Context, 'clock'>,
): Promise<{ staffRole: number | null } | undefined> {
  const found = await findInvitationOf(tx, { email, now: clock.now() });
  if (found === undefined || !isStillGranted(found)) return undefined;
  if (!(await spendInvitation(tx, found.tokenHash))) return undefined;

  return { staffRole: staffRoleOf(found.role) };
}

function staffRoleOf(role: number): number | null {
  return role >= roles.Staff ? role : null;
}

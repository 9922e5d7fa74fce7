import { roles } from '@longhand/contract/access';
import type { authInvitations } from '@longhand/contract/auth-invitations';
import { refuse } from '@longhand/contract/errors';
import { notify } from '../../notifications/index.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { createAccount } from '../accounts.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { requireStrongPassword } from '../password/password-rules.ts';
import { createSignInSession, replyToSignIn } from '../sign-in-completion.ts';
import { findUserByEmail } from '../user-queries.ts';
import { deleteWaitlistEntryByEmail } from '../waitlist/queries.ts';
import { isStillGranted, requireInvitation } from './handlers.ts';
import { consumeInvitation, findInvitationByEmail } from './queries.ts';

/** The link was sent by email, so the address of the new account counts as verified. */
export const acceptInvitationHandlers: Pick<
  Handlers<typeof authInvitations>,
  'acceptInvitation'
> = {
  async acceptInvitation({ body: { token, password, locale, timeZone } }, context) {
    const { db, clock, config, hasher } = context;
    if (config.SIGNUP_MODE === 'closed') throw refuse('signup_closed');
    const {
      email,
      role,
      tokenHash,
      locale: invitedLocale,
    } = await requireInvitation(token, context);
    if ((await findUserByEmail(db, email)) !== undefined) throw refuse('invitation_sign_in');
    await requireStrongPassword({ password, email }, context);
    const passwordHash = await hasher.hash(password);

    const deviceSession = await db.transaction(async (tx) => {
      if (!(await consumeInvitation(tx, tokenHash))) throw refuse('invitation_invalid');
      const now = clock.now();
      const newAccount = {
        email,
        passwordHash,
        emailVerifiedAt: now,
        staffRole: staffRoleOf(role),
        locale: locale ?? invitedLocale,
        ...(timeZone && { timeZone }),
      };
      const { id: userId } = await createAccount(tx, newAccount, now);
      await deleteWaitlistEntryByEmail(tx, email);
      await recordAuditEvent('account_made', { userId, db: tx }, context);
      const detail = `${roles.Free} to ${role}`;
      await recordAuditEvent('invitation_accepted', { userId, detail, db: tx }, context);
      const created = await createSignInSession(
        tx,
        { userId, remembered: false, method: 'link' },
        context,
      );
      await notify(tx, context, { userId, kind: 'welcome', params: {} });

      return created;
    });
    const signInReply = await replyToSignIn(deviceSession, context);
    if (!('user' in signInReply)) throw new Error('A new account has no second factor.');

    return { ...signInReply, message: 'Welcome to Longhand.' };
  },
};

/**
 * Consumes the invitation of an address that was verified in another way, in the transaction that creates the account. Undefined when there
 * is no valid invitation.
 */
export async function consumeInvitationOf(
  tx: Db,
  email: string,
  { clock }: Pick<Context, 'clock'>,
): Promise<{ staffRole: number | null } | undefined> {
  const found = await findInvitationByEmail(tx, { email, now: clock.now() });
  if (found === undefined || !isStillGranted(found)) return undefined;
  if (!(await consumeInvitation(tx, found.tokenHash))) return undefined;

  return { staffRole: staffRoleOf(found.role) };
}

function staffRoleOf(role: number): number | null {
  return role >= roles.Staff ? role : null;
}

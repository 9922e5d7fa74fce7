import { canGrantRole, roleOf, roles } from '@longhand/contract/access';
import type { authInvitations, Invitation } from '@longhand/contract/auth-invitations';
import type { authWaitlist } from '@longhand/contract/auth-waitlist';
import { refuse } from '@longhand/contract/errors';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { digest } from '../../platform/secret.ts';
import { recordAuditEvent } from '../audit/audit-events.ts';
import { countAttempt } from '../limits/rate-limits.ts';
import { findUserByEmail, updateUser } from '../user-queries.ts';
import { deleteWaitlistEntryByEmail, inviteLongestWaiting } from '../waitlist/queries.ts';
import { issueInvitation } from './issue.ts';
import {
  consumeInvitation,
  deleteInvitation,
  findInvitation,
  type InvitationWithInviter,
  listInvitations,
} from './queries.ts';

type InvitationEndpoint = Exclude<keyof typeof authInvitations, 'acceptInvitation'>;

export const invitationHandlers: Pick<Handlers<typeof authInvitations>, InvitationEndpoint> &
  Pick<Handlers<typeof authWaitlist>, 'inviteFromWaitlist'> = {
  async readInvitation({ body: { token } }, context) {
    const { email, role, inviterName, expiresAt } = await requireInvitation(token, context);
    const account = await findUserByEmail(context.db, email);

    return {
      success: true,
      email,
      role,
      invitedBy: inviterName,
      expiresAt: expiresAt.toISOString(),
      hasAccount: account !== undefined,
    };
  },

  async acceptInvitationWithAccount({ body: { token } }, context) {
    const { db, caller, reply, sessions } = context;
    const { userId, sessionId } = caller;
    const { email, role, tokenHash } = await requireInvitation(token, context);
    if (email !== caller.user.email) throw refuse('invitation_other_address');

    const rotated = await db.transaction(async (tx) => {
      if (!(await consumeInvitation(tx, tokenHash))) throw refuse('invitation_invalid');
      const isRaised = role > caller.role;
      if (isRaised) await updateUser(tx, userId, { staffRole: role });
      await deleteWaitlistEntryByEmail(tx, email);
      const detail = isRaised && { detail: `${caller.role} to ${role}` };
      await recordAuditEvent('invitation_accepted', { userId, ...detail, db: tx }, context);

      return sessions.rotateSecret(tx, sessionId, { hasSecondFactor: false });
    });
    sessions.invalidateUser(userId);
    reply.setSessionCookie(rotated);

    return { success: true };
  },

  async invite({ body: { email, role, locale } }, context) {
    const { db, caller, request } = context;
    if (!canGrantRole({ by: caller.role, role })) throw refuse('role_not_grantable');
    const inviter = { id: caller.userId, name: caller.user.displayName };
    const to = { email, role, inviter, locale: locale ?? request.locale };
    const row = await db.transaction((tx) => issueInvitation(tx, to, context));

    return { success: true, invitation: present({ ...row, inviterName: inviter.name }) };
  },

  async inviteFromWaitlist({ body }, context) {
    const { db, clock } = context;

    return db.transaction(async (tx) => {
      const invited = await inviteLongestWaiting(tx, body.count, clock.now());
      for (const { email, locale } of invited) {
        await issueInvitation(tx, { email, locale, role: 0, inviter: null }, context);
      }

      return { success: true, invited: invited.length };
    });
  },

  async listInvitations({ query: { page, size } }, { db, clock }) {
    const now = clock.now();
    const found = await listInvitations(db, { now, limit: size, offset: (page - 1) * size });

    return { items: found.items.map(present), total: found.total };
  },

  async removeInvitation({ params: { id } }, context) {
    const { db, caller } = context;
    await db.transaction(async (tx) => {
      const deleted = await deleteInvitation(tx, id);
      if (deleted === undefined) throw refuse('invitation_not_found');
      const details = { email: deleted.email, userId: caller.userId, db: tx };
      await recordAuditEvent('invitation_removed', details, context);
    });

    return { success: true };
  },
};

/** A valid invitation whose inviter may still grant its role. Attempts are rate limited by IP. */
export async function requireInvitation(
  token: string,
  context: Context<'public'>,
): Promise<InvitationWithInviter> {
  const { db, clock } = context;
  const attempt = await countAttempt(context);
  const found = await findInvitation(db, { tokenHash: digest(token), now: clock.now() });
  if (found === undefined || !isStillGranted(found)) throw refuse('invitation_invalid');
  await attempt.succeed();

  return found;
}

/** Whether the inviter may still grant the role. A user with a requested deletion may not, unless it is cancelled. */
export function isStillGranted(invitation: InvitationWithInviter): boolean {
  const { role, inviterStaffRole: staffRole, inviterDisabledAt, inviterEraseAt } = invitation;
  if (role === roles.Free) return true;
  if (staffRole === null || inviterDisabledAt !== null || inviterEraseAt !== null) return false;

  return canGrantRole({ by: roleOf({ staffRole, planRole: roles.Free }), role });
}

type PresentableInvitation = Pick<InvitationWithInviter, 'id' | 'email' | 'role' | 'inviterName'> &
  Pick<InvitationWithInviter, 'createdAt' | 'expiresAt'>;

function present({
  id,
  email,
  role,
  inviterName,
  createdAt,
  expiresAt,
}: PresentableInvitation): Invitation {
  return {
    id,
    email,
    role,
    invitedBy: inviterName,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

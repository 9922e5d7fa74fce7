import { mayGrant, roleOf, roles } from '@longhand/contract/access';
import type { authInvitations, Invitation } from '@longhand/contract/auth-invitations';
import { refuse } from '@longhand/contract/errors';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { digest } from '../../platform/secret.ts';
import { note } from '../events.ts';
import { countGuess } from '../limits.ts';
import { findUserByEmail, updateUser } from '../user-queries.ts';
import { deletePlaceOf } from '../waitlist/queries.ts';
import { issueInvitation } from './issue.ts';
import {
  deleteInvitation,
  findInvitation,
  listInvitations,
  type ShownInvitation,
  spendInvitation,
} from './queries.ts';

type Names = Exclude<keyof typeof authInvitations, 'acceptInvitation'>;

export const invitationHandlers: Pick<Handlers<typeof authInvitations>, Names> = {
  async readInvitation({ body: { token } }, context) {
    const { email, role, inviterName, expiresAt } = await openInvitation(token, context);
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

  async acceptInvitationHere({ body: { token } }, context) {
    const { db, caller, reply, sessions } = context;
    const { userId, sessionId } = caller;
    const { email, role, tokenHash } = await openInvitation(token, context);
    if (email !== caller.user.email) throw refuse('invitation_other_address');

    const renewed = await db.transaction(async (tx) => {
      if (!(await spendInvitation(tx, tokenHash))) throw refuse('invitation_invalid');
      const isRaised = role > caller.role;
      if (isRaised) await updateUser(tx, userId, { staffRole: role });
      await deletePlaceOf(tx, email);
      const detail = isRaised && { detail: `${caller.role} to ${role}` };
      await note('invitation_accepted', { userId, ...detail, db: tx }, context);

      return sessions.renew(tx, sessionId, { hasSecondFactor: false });
    });
    sessions.forget(userId);
    reply.startSession(renewed);

    return { success: true };
  },

  async invite({ body: { email, role, locale } }, context) {
    const { db, caller, request } = context;
    if (!mayGrant({ by: caller.role, role })) throw refuse('role_not_grantable');
    const inviter = { id: caller.userId, name: caller.user.displayName };
    const to = { email, role, inviter, locale: locale ?? request.locale };
    const row = await db.transaction((tx) => issueInvitation(tx, to, context));

    return { success: true, invitation: present({ ...row, inviterName: inviter.name }) };
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
      const about = { email: deleted.email, userId: caller.userId, db: tx };
      await note('invitation_removed', about, context);
    });

    return { success: true };
  },
};

/** One that holds, from somebody who may still give its role. Guesses are counted by where they come from. */
export async function openInvitation(
  token: string,
  context: Context<'public'>,
): Promise<ShownInvitation> {
  const { db, clock } = context;
  const guess = await countGuess(context);
  const found = await findInvitation(db, { tokenHash: digest(token), now: clock.now() });
  if (found === undefined || !isStillGranted(found)) throw refuse('invitation_invalid');
  await guess.wasRight();

  return found;
}

/** Whether its giver may still give its role. Who asked to be erased gives none, unless they come back. */
export function isStillGranted(invitation: ShownInvitation): boolean {
  const { role, inviterStaffRole: staffRole, inviterDisabledAt, inviterEraseAt } = invitation;
  if (role === roles.Free) return true;
  if (staffRole === null || inviterDisabledAt !== null || inviterEraseAt !== null) return false;

  return mayGrant({ by: roleOf({ staffRole, planRole: roles.Free }), role });
}

type Shown = Pick<ShownInvitation, 'id' | 'email' | 'role' | 'inviterName'> &
  Pick<ShownInvitation, 'createdAt' | 'expiresAt'>;

function present({ id, email, role, inviterName, createdAt, expiresAt }: Shown): Invitation {
  return {
    id,
    email,
    role,
    invitedBy: inviterName,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

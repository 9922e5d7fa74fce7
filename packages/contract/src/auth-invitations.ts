import * as z from 'zod';
import { roles } from './access.ts';
import { password, passwordRefusals, signInSuccess } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { email, id, instant, locale, paging, successReply, timeZone } from './values.ts';

/** The secret from the link in the email, `/auth/accept-invitation#token=…`. */
const token = z.string().min(1).max(200);

/** Roles that an invitation can grant. Free (0) is a user without a staff role; paid plans are not granted by invitation. */
export const invitedRole = z.literal([
  roles.Free,
  roles.Staff,
  roles.Support,
  roles.Moderator,
  roles.SystemAdmin,
  roles.SuperAdmin,
]);

export const invitation = z.object({
  id,
  email: z.string(),
  role: z.number().int(),
  /** Name of the inviter; null if the waitlist sent it or the inviter's account is deleted. */
  invitedBy: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
});
export type Invitation = z.infer<typeof invitation>;

/** Invitations by staff. The link proves ownership of the email, and is used up by accepting, not by opening it. */
export const authInvitations = {
  readInvitation: endpoint({
    summary: 'Read an invitation without accepting it',
    method: 'POST',
    path: '/api/auth/invitations/read',
    access: 'public',
    body: z.strictObject({ token }),
    reply: z.object({
      success: z.literal(true),
      email: z.string(),
      role: z.number().int(),
      invitedBy: z.string().nullable(),
      expiresAt: instant,
      /** Whether an account with this email exists; its owner accepts by signing in. */
      hasAccount: z.boolean(),
    }),
    fails: ['invitation_invalid'],
  }),

  acceptInvitation: endpoint({
    summary: 'Create the invited account and sign in; names follow in setup-account',
    method: 'POST',
    path: '/api/auth/invitations/accept',
    access: 'public',
    body: z.strictObject({
      token,
      password,
      locale: locale.optional(),
      timeZone: timeZone.optional(),
    }),
    reply: signInSuccess,
    fails: ['invitation_invalid', 'invitation_sign_in', 'signup_closed', ...passwordRefusals],
  }),

  acceptInvitationWithAccount: endpoint({
    summary: 'Accept an invitation with the caller’s account, whose email must match',
    method: 'POST',
    path: '/api/auth/invitations/accept-here',
    access: 'user',
    body: z.strictObject({ token }),
    reply: successReply,
    fails: ['invitation_invalid', 'invitation_other_address'],
  }),

  invite: endpoint({
    summary: 'Invite an email with a role below the caller’s own; replaces a pending invitation',
    method: 'POST',
    path: '/api/auth/invitations',
    access: 'admin',
    stepUp: true,
    body: z.strictObject({
      email,
      role: invitedRole.default(roles.Free),
      locale: locale.optional(),
    }),
    reply: z.object({ success: z.literal(true), invitation }),
    fails: ['role_not_grantable'],
  }),

  listInvitations: endpoint({
    summary: 'List pending invitations, newest first',
    method: 'GET',
    path: '/api/auth/invitations',
    access: 'admin',
    query: z.object(paging),
    reply: z.object({ items: z.array(invitation), total: z.number().int() }),
    fails: [],
  }),

  removeInvitation: endpoint({
    summary: 'Revoke an invitation',
    method: 'DELETE',
    path: '/api/auth/invitations/:id',
    access: 'admin',
    params: z.object({ id }),
    reply: successReply,
    fails: ['invitation_not_found'],
  }),
};

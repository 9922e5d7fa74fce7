import * as z from 'zod';
import { roles } from './access.ts';
import { password, passwordRefusals, signedIn } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { done, email, id, instant, locale, paging, timeZone } from './values.ts';

/** The secret from the mail's link, `/auth/accept-invitation#token=…`. */
const token = z.string().min(1).max(200);

/** A person without a staff role is invited as a writer: 0. Plans are not given away by invitation. */
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
  /** Who invited; null when it was the queue, or somebody who is gone. */
  invitedBy: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
});
export type Invitation = z.infer<typeof invitation>;

/** Invitations by staff: the link proves the mailbox, and is spent by accepting, never by opening it. */
export const authInvitations = {
  readInvitation: endpoint({
    summary: 'What an invitation is for; reading it spends nothing',
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
      /** Whether the address has an account, whose person accepts by signing in. */
      hasAccount: z.boolean(),
    }),
    fails: ['invitation_invalid'],
  }),

  acceptInvitation: endpoint({
    summary: 'Make the account that one is invited to, and sign in; names follow in setup-account',
    method: 'POST',
    path: '/api/auth/invitations/accept',
    access: 'public',
    body: z.strictObject({
      token,
      password,
      locale: locale.optional(),
      timeZone: timeZone.optional(),
    }),
    reply: signedIn,
    fails: ['invitation_invalid', 'invitation_sign_in', 'signup_closed', ...passwordRefusals],
  }),

  acceptInvitationHere: endpoint({
    summary: 'Accept with the account of the caller, whose address it must be',
    method: 'POST',
    path: '/api/auth/invitations/accept-here',
    access: 'user',
    body: z.strictObject({ token }),
    reply: done,
    fails: ['invitation_invalid', 'invitation_other_address'],
  }),

  invite: endpoint({
    summary: 'Invite an address, with a role below the own one; one that is open is replaced',
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
    summary: 'Invitations that are open, the newest first',
    method: 'GET',
    path: '/api/auth/invitations',
    access: 'admin',
    query: z.object(paging),
    reply: z.object({ items: z.array(invitation), total: z.number().int() }),
    fails: [],
  }),

  removeInvitation: endpoint({
    summary: 'Take an invitation back',
    method: 'DELETE',
    path: '/api/auth/invitations/:id',
    access: 'admin',
    params: z.object({ id }),
    reply: done,
    fails: ['invitation_not_found'],
  }),
};

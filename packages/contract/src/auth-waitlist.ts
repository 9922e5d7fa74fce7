import * as z from 'zod';
import { codeRefusals, verificationCode } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { email, id, instant, locale, paging, successReply } from './values.ts';

/** The secret from the link in the email (`/auth/waitlist-verify#token=…`), or from the reply to the code verification. */
const token = z.string().min(1).max(200);

export const waitlistPosition = z.object({
  success: z.literal(true),
  /** From 1; 0 once an invitation was sent. */
  position: z.number().int(),
  joinedAt: instant,
  isInvited: z.boolean(),
});
export type WaitlistPosition = z.infer<typeof waitlistPosition>;

const waitlistEntry = z.object({
  id,
  email: z.string(),
  joinedAt: instant,
  invitedAt: instant.nullable(),
});

/** The waitlist of a server that admits users gradually. */
export const authWaitlist = {
  joinWaitlist: endpoint({
    summary: 'Send a verification code to join the waitlist; same reply for every address',
    method: 'POST',
    path: '/api/auth/waitlist/join',
    access: 'public',
    body: z.strictObject({ email, locale: locale.optional() }),
    reply: z.object({ success: z.literal(true), message: z.string(), expiresAt: instant }),
    fails: ['waitlist_closed'],
  }),

  verifyWaitlist: endpoint({
    summary: 'Verify the code and join the waitlist; an existing entry keeps its position',
    method: 'POST',
    path: '/api/auth/waitlist/verify',
    access: 'public',
    body: z.strictObject({ email, code: verificationCode }),
    reply: waitlistPosition.extend({ token: z.string() }),
    fails: [...codeRefusals, 'waitlist_closed', 'email_taken'],
  }),

  readWaitlistPosition: endpoint({
    summary: 'Read the position on the waitlist',
    method: 'POST',
    path: '/api/auth/waitlist/place',
    access: 'public',
    body: z.strictObject({ token }),
    reply: waitlistPosition,
    fails: ['waitlist_link_invalid'],
  }),

  leaveWaitlist: endpoint({
    summary: 'Leave the waitlist and delete the email; succeeds even if it was not on the list',
    method: 'POST',
    path: '/api/auth/waitlist/leave',
    access: 'public',
    body: z.strictObject({ token }),
    reply: successReply,
    fails: [],
  }),

  listWaitlist: endpoint({
    summary: 'List waitlist entries, oldest first',
    method: 'GET',
    path: '/api/auth/waitlist',
    access: 'admin',
    query: z.object(paging),
    reply: z.object({ items: z.array(waitlistEntry), total: z.number().int() }),
    fails: [],
  }),

  inviteFromWaitlist: endpoint({
    summary: 'Invite the oldest waitlist entries',
    method: 'POST',
    path: '/api/auth/waitlist/admit',
    access: 'admin',
    body: z.strictObject({ count: z.number().int().min(1).max(100) }),
    reply: z.object({ success: z.literal(true), invited: z.number().int() }),
    fails: [],
  }),
};

import * as z from 'zod';
import { code, codeRefusals } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { done, email, id, instant, locale, paging } from './values.ts';

/** The secret from the mail's link (`/auth/waitlist-verify#token=…`), or from the answer to the code. */
const token = z.string().min(1).max(200);

export const waitlistPlace = z.object({
  success: z.literal(true),
  /** Counted from 1; 0 once an invitation is out. */
  position: z.number().int(),
  joinedAt: instant,
  isInvited: z.boolean(),
});
export type WaitlistPlace = z.infer<typeof waitlistPlace>;

const waiting = z.object({
  id,
  email: z.string(),
  joinedAt: instant,
  invitedAt: instant.nullable(),
});

/** The queue of an installation that lets people in a few at a time. */
export const authWaitlist = {
  joinWaitlist: endpoint({
    summary: 'Send a code to an address that wants to wait; answers the same for every address',
    method: 'POST',
    path: '/api/auth/waitlist/join',
    access: 'public',
    body: z.strictObject({ email, locale: locale.optional() }),
    reply: z.object({ success: z.literal(true), message: z.string(), expiresAt: instant }),
    fails: ['waitlist_closed'],
  }),

  verifyWaitlist: endpoint({
    summary: 'Spend the code and take a place; who has one keeps it',
    method: 'POST',
    path: '/api/auth/waitlist/verify',
    access: 'public',
    body: z.strictObject({ email, code }),
    reply: waitlistPlace.extend({ token: z.string() }),
    fails: [...codeRefusals, 'waitlist_closed', 'email_taken'],
  }),

  readWaitlistPlace: endpoint({
    summary: 'The place in the queue',
    method: 'POST',
    path: '/api/auth/waitlist/place',
    access: 'public',
    body: z.strictObject({ token }),
    reply: waitlistPlace,
    fails: ['waitlist_link_invalid'],
  }),

  leaveWaitlist: endpoint({
    summary: 'Leave the queue: the address is deleted; answers the same when it was not there',
    method: 'POST',
    path: '/api/auth/waitlist/leave',
    access: 'public',
    body: z.strictObject({ token }),
    reply: done,
    fails: [],
  }),

  listWaitlist: endpoint({
    summary: 'Who waits, the longest first',
    method: 'GET',
    path: '/api/auth/waitlist',
    access: 'admin',
    query: z.object(paging),
    reply: z.object({ items: z.array(waiting), total: z.number().int() }),
    fails: [],
  }),

  admitFromWaitlist: endpoint({
    summary: 'Invite those who have waited longest',
    method: 'POST',
    path: '/api/auth/waitlist/admit',
    access: 'admin',
    body: z.strictObject({ count: z.number().int().min(1).max(100) }),
    reply: z.object({ success: z.literal(true), invited: z.number().int() }),
    fails: [],
  }),
};

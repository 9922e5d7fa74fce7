import * as z from 'zod';
import { code, codeRefusals } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { done, email, instant, locale } from './values.ts';

const emailChange = z.object({
  email: z.string(),
  isCurrentConfirmed: z.boolean(),
  isNewConfirmed: z.boolean(),
  expiresAt: instant,
  /** Seconds until each of the two mails may go out once more. */
  resendIn: z.object({ current: z.number(), new: z.number() }),
});
export type EmailChange = z.infer<typeof emailChange>;

/** Changing the address: both mailboxes confirm, in either order, by a code each. */
export const authEmail = {
  readEmailChange: endpoint({
    summary: 'The change of address that is under way, or null',
    method: 'GET',
    path: '/api/auth/email/change',
    access: 'user',
    reply: z.object({ success: z.literal(true), change: emailChange.nullable() }),
    fails: [],
  }),

  requestEmailChange: endpoint({
    summary: 'Send a code to the new address and one to the present address',
    method: 'POST',
    path: '/api/auth/email/change',
    access: 'user',
    stepUp: true,
    body: z.strictObject({ email, locale: locale.optional() }),
    reply: z.object({ success: z.literal(true), message: z.string(), change: emailChange }),
    fails: ['email_unchanged'],
  }),

  confirmEmailChange: endpoint({
    summary: 'Spend the code of one of the two addresses; with the second one the address changes',
    method: 'POST',
    path: '/api/auth/email/confirm',
    access: 'user',
    body: z.strictObject({ at: z.enum(['current', 'new']), code }),
    reply: z.object({
      success: z.literal(true),
      isChanged: z.boolean(),
      /** Null once the address has changed. */
      change: emailChange.nullable(),
    }),
    fails: ['email_change_not_found', ...codeRefusals],
  }),

  cancelEmailChange: endpoint({
    summary: 'Give up the change that is under way; answers the same when there is none',
    method: 'DELETE',
    path: '/api/auth/email/change',
    access: 'user',
    reply: done,
    fails: [],
  }),
};

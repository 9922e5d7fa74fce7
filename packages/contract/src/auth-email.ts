import * as z from 'zod';
import { codeRefusals, verificationCode } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { email, instant, locale, successReply } from './values.ts';

const emailChange = z.object({
  email: z.string(),
  isCurrentConfirmed: z.boolean(),
  isNewConfirmed: z.boolean(),
  expiresAt: instant,
  /** Seconds until each of the two emails can be sent again. */
  resendIn: z.object({ current: z.number(), new: z.number() }),
});
export type EmailChange = z.infer<typeof emailChange>;

/** Changing the email: both the current and the new address are confirmed with a verification code, in any order. */
export const authEmail = {
  readEmailChange: endpoint({
    summary: 'Read the pending email change, or null',
    method: 'GET',
    path: '/api/auth/email/change',
    access: 'user',
    reply: z.object({ success: z.literal(true), change: emailChange.nullable() }),
    fails: [],
  }),

  requestEmailChange: endpoint({
    summary: 'Send a verification code to the new email and one to the current email',
    method: 'POST',
    path: '/api/auth/email/change',
    access: 'user',
    stepUp: true,
    body: z.strictObject({ email, locale: locale.optional() }),
    reply: z.object({ success: z.literal(true), message: z.string(), change: emailChange }),
    fails: ['email_unchanged'],
  }),

  confirmEmailChange: endpoint({
    summary: 'Verify the code of one of the two emails; the second verification changes the email',
    method: 'POST',
    path: '/api/auth/email/confirm',
    access: 'user',
    body: z.strictObject({ at: z.enum(['current', 'new']), code: verificationCode }),
    reply: z.object({
      success: z.literal(true),
      isChanged: z.boolean(),
      /** Null once the email has changed. */
      change: emailChange.nullable(),
    }),
    fails: ['email_change_not_found', ...codeRefusals],
  }),

  cancelEmailChange: endpoint({
    summary: 'Cancel the pending email change; succeeds even if there is none',
    method: 'DELETE',
    path: '/api/auth/email/change',
    access: 'user',
    reply: successReply,
    fails: [],
  }),
};

import * as z from 'zod';
import { password, passwordRefusals } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { email, locale } from './values.ts';

const told = z.object({ success: z.literal(true), message: z.string() });

/** Passwords: forgotten, set anew by a link from the mailbox, and changed. */
export const authPassword = {
  forgotPassword: endpoint({
    summary:
      'Send a link to set a new password; answers the same whether or not there is an account',
    method: 'POST',
    path: '/api/auth/password/forgot',
    access: 'public',
    body: z.strictObject({ email, locale: locale.optional() }),
    reply: told,
    fails: [],
  }),

  resetPassword: endpoint({
    summary:
      'Set a new password with the token from the fragment of the link; signs nobody in, ends every session',
    method: 'POST',
    path: '/api/auth/password/reset',
    access: 'public',
    body: z.strictObject({ token: z.string().max(200), password }),
    reply: told,
    fails: ['reset_link_invalid', ...passwordRefusals],
  }),

  changePassword: endpoint({
    summary:
      'Change the password, with the current one or within minutes of a sign-in; other sessions end',
    method: 'POST',
    path: '/api/auth/password/change',
    access: 'user',
    body: z.strictObject({ currentPassword: password.optional(), password }),
    reply: told,
    fails: ['password_wrong', ...passwordRefusals],
  }),
};

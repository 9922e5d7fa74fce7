import * as z from 'zod';
import { password, passwordRefusals } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { email, locale } from './values.ts';

const messageReply = z.object({ success: z.literal(true), message: z.string() });

/** Passwords: reset by an emailed link, and changed by the signed-in user. */
export const authPassword = {
  forgotPassword: endpoint({
    summary: 'Send a password reset link; same reply whether or not an account exists',
    method: 'POST',
    path: '/api/auth/password/forgot',
    access: 'public',
    body: z.strictObject({ email, locale: locale.optional() }),
    reply: messageReply,
    fails: [],
  }),

  resetPassword: endpoint({
    summary:
      'Reset the password with the token from the URL fragment of the link; ends every session and does not sign in',
    method: 'POST',
    path: '/api/auth/password/reset',
    access: 'public',
    body: z.strictObject({ token: z.string().max(200), password }),
    reply: messageReply,
    fails: ['reset_link_invalid', ...passwordRefusals],
  }),

  changePassword: endpoint({
    summary:
      'Change the password, with the current password or shortly after sign-in; ends all other sessions',
    method: 'POST',
    path: '/api/auth/password/change',
    access: 'user',
    body: z.strictObject({ currentPassword: password.optional(), password }),
    reply: messageReply,
    fails: ['password_wrong', ...passwordRefusals],
  }),
};

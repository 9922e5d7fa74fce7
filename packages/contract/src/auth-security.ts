import * as z from 'zod';
import { codeRefusals, verificationCode } from './auth.ts';
import { passkey } from './auth-passkeys.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './values.ts';

const recoveryCodes = z.object({
  success: z.literal(true),
  /** Shown once; the server stores only hashes. */
  recoveryCodes: z.array(z.string()),
});

/** Two-factor authentication with an authenticator app, and recovery codes as a fallback. */
export const authSecurity = {
  readSecurity: endpoint({
    summary:
      'Read the sign-in methods of the account: password, authenticator, recovery codes, passkeys',
    method: 'GET',
    path: '/api/auth/security',
    access: 'user',
    reply: z.object({
      success: z.literal(true),
      hasPassword: z.boolean(),
      /** When two-factor authentication was turned on; null if it is off. */
      totpSince: instant.nullable(),
      recoveryCodesLeft: z.number(),
      passkeys: z.array(passkey),
      /** Whether the staff role requires a second factor that this session was not created with. */
      needsSecondFactor: z.boolean(),
    }),
    fails: [],
  }),

  startTotp: endpoint({
    summary: 'Create an authenticator secret; it takes effect once confirmed',
    method: 'POST',
    path: '/api/auth/totp/start',
    access: 'user',
    stepUp: true,
    reply: z.object({
      success: z.literal(true),
      /** In base32, for manual entry. */
      secret: z.string(),
      /** `otpauth://` URI for the QR code. */
      uri: z.string(),
    }),
    fails: ['second_factor_on'],
  }),

  confirmTotp: endpoint({
    summary: 'Turn on two-factor authentication with a code of the new authenticator',
    method: 'POST',
    path: '/api/auth/totp/confirm',
    access: 'user',
    stepUp: true,
    body: z.strictObject({ code: verificationCode }),
    reply: recoveryCodes,
    fails: ['second_factor_on', 'second_factor_off', ...codeRefusals],
  }),

  removeTotp: endpoint({
    summary: 'Turn off two-factor authentication and delete the recovery codes',
    method: 'POST',
    path: '/api/auth/totp/remove',
    access: 'user',
    stepUp: true,
    reply: z.object({ success: z.literal(true) }),
    fails: ['second_factor_off'],
  }),

  createRecoveryCodes: endpoint({
    summary: 'Create ten new recovery codes; the previous ones become invalid',
    method: 'POST',
    path: '/api/auth/recovery-codes',
    access: 'user',
    stepUp: true,
    reply: recoveryCodes,
    fails: ['second_factor_off'],
  }),
};

import * as z from 'zod';
import { code, codeRefusals } from './auth.ts';
import { passkey } from './auth-passkeys.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './values.ts';

const recoveryCodes = z.object({
  success: z.literal(true),
  /** Shown once; the server keeps only what they can be checked by. */
  recoveryCodes: z.array(z.string()),
});

/** The second factor: an authenticator, and codes for the day when it is lost. */
export const authSecurity = {
  readSecurity: endpoint({
    summary: 'What secures the account: password, authenticator, recovery codes, passkeys',
    method: 'GET',
    path: '/api/auth/security',
    access: 'user',
    reply: z.object({
      success: z.literal(true),
      hasPassword: z.boolean(),
      /** Since when an authenticator is asked for; null where none is. */
      totpSince: instant.nullable(),
      recoveryCodesLeft: z.number(),
      passkeys: z.array(passkey),
      /** Whether staff rights need one and this session was not begun with it. */
      needsSecondFactor: z.boolean(),
    }),
    fails: [],
  }),

  startTotp: endpoint({
    summary: 'A new secret for an authenticator, which counts once it is confirmed',
    method: 'POST',
    path: '/api/auth/totp/start',
    access: 'user',
    stepUp: true,
    reply: z.object({
      success: z.literal(true),
      /** In base32, to type. */
      secret: z.string(),
      /** `otpauth://`, to draw as a QR code. */
      uri: z.string(),
    }),
    fails: ['second_factor_on'],
  }),

  confirmTotp: endpoint({
    summary: 'Turn the second factor on with a code of the new authenticator',
    method: 'POST',
    path: '/api/auth/totp/confirm',
    access: 'user',
    stepUp: true,
    body: z.strictObject({ code }),
    reply: recoveryCodes,
    fails: ['second_factor_on', 'second_factor_off', ...codeRefusals],
  }),

  removeTotp: endpoint({
    summary: 'Turn the second factor off; its recovery codes go with it',
    method: 'POST',
    path: '/api/auth/totp/remove',
    access: 'user',
    stepUp: true,
    reply: z.object({ success: z.literal(true) }),
    fails: ['second_factor_off'],
  }),

  makeRecoveryCodes: endpoint({
    summary: 'Ten new recovery codes; those of before are void',
    method: 'POST',
    path: '/api/auth/recovery-codes',
    access: 'user',
    stepUp: true,
    reply: recoveryCodes,
    fails: ['second_factor_off'],
  }),
};

import * as z from 'zod';
import {
  codeRefusals,
  secondFactorMethod,
  signInReply,
  signInSuccess,
  verificationCode,
} from './auth.ts';
import { endpoint } from './endpoint.ts';
import { passkeyAssertion } from './passkey-values.ts';
import { email, instant, locale, singleLineText } from './values.ts';

/** Proof of the second factor. An emailed code has six digits, a recovery code ten letters and digits. */
export const secondFactorProof = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('totp'), code: verificationCode }),
  z.strictObject({ method: z.literal('email'), code: verificationCode }),
  z.strictObject({ method: z.literal('recovery'), code: singleLineText(40).min(1) }),
  z.strictObject({ method: z.literal('passkey'), response: passkeyAssertion }),
]);
export type SecondFactorProof = z.infer<typeof secondFactorProof>;

/** Sign-in by emailed code, and the second factor step of every sign-in method. */
export const authPasswordless = {
  requestLogin: endpoint({
    summary: 'Send a sign-in code; same reply whether or not an account exists',
    method: 'POST',
    path: '/api/auth/login/request',
    access: 'public',
    body: z.strictObject({ email, locale: locale.optional() }),
    reply: z.object({ success: z.literal(true), message: z.string(), expiresAt: instant }),
    fails: [],
  }),

  verifyLogin: endpoint({
    summary: 'Verify the sign-in code and sign in',
    method: 'POST',
    path: '/api/auth/login/verify',
    access: 'public',
    body: z.strictObject({
      email,
      verificationCode: verificationCode,
      remember: z.boolean().default(false),
    }),
    reply: signInReply,
    fails: codeRefusals,
  }),

  readSecondFactor: endpoint({
    summary:
      'Read whether a sign-in in this browser waits for a second factor, and the available methods',
    method: 'GET',
    path: '/api/auth/second-factor',
    access: 'public',
    reply: z.object({
      success: z.literal(true),
      isPending: z.boolean(),
      methods: z.array(secondFactorMethod),
      expiresAt: instant.nullable(),
    }),
    fails: [],
  }),

  verifySigninCode: endpoint({
    summary: 'Complete a sign-in with the second factor',
    method: 'POST',
    path: '/api/auth/verify-signin-code',
    access: 'public',
    body: secondFactorProof,
    reply: signInSuccess,
    fails: [...codeRefusals, 'second_factor_expired', 'second_factor_method', 'passkey_invalid'],
  }),
};

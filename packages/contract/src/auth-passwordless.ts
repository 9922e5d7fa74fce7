import * as z from 'zod';
import { code, codeRefusals, secondFactorMethod, signedIn, signInReply } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { passkeyAnswer } from './passkey-values.ts';
import { email, instant, line, locale } from './values.ts';

/** What proves somebody a second time. An emailed code has six digits, a recovery code ten letters and figures. */
export const secondProof = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('totp'), code }),
  z.strictObject({ method: z.literal('email'), code }),
  z.strictObject({ method: z.literal('recovery'), code: line(40).min(1) }),
  z.strictObject({ method: z.literal('passkey'), response: passkeyAnswer }),
]);
export type SecondProof = z.infer<typeof secondProof>;

/** Signing in by a code from the mailbox, and the second half of every sign-in where a second factor is set. */
export const authPasswordless = {
  requestLogin: endpoint({
    summary: 'Send a sign-in code to an address; answers the same whether or not it has an account',
    method: 'POST',
    path: '/api/auth/login/request',
    access: 'public',
    body: z.strictObject({ email, locale: locale.optional() }),
    reply: z.object({ success: z.literal(true), message: z.string(), expiresAt: instant }),
    fails: [],
  }),

  verifyLogin: endpoint({
    summary: 'Spend the sign-in code and sign in',
    method: 'POST',
    path: '/api/auth/login/verify',
    access: 'public',
    body: z.strictObject({
      email,
      verificationCode: code,
      remember: z.boolean().default(false),
    }),
    reply: signInReply,
    fails: codeRefusals,
  }),

  readSecondFactor: endpoint({
    summary: 'Whether this browser is half-way through a sign-in, and how it can be finished',
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
    summary: 'Finish a sign-in with the second factor',
    method: 'POST',
    path: '/api/auth/verify-signin-code',
    access: 'public',
    body: secondProof,
    reply: signedIn,
    fails: [...codeRefusals, 'second_factor_expired', 'second_factor_method', 'passkey_invalid'],
  }),
};

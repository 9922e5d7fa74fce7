import * as z from 'zod';
import { signedIn } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { newPasskey, passkeyAnswer, passkeyCreation, passkeyRequest } from './passkey-values.ts';
import { done, id, instant, line } from './values.ts';

export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  usedAt: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const name = line(limits.nameMax).min(1);
const request = z.object({ success: z.literal(true), options: passkeyRequest });

/** Passkeys: one that the person unlocked (by finger, face or PIN) counts as both factors. */
export const authPasskeys = {
  requestPasskeySignIn: endpoint({
    summary: 'What the browser needs to ask for a passkey to sign in with; names nobody',
    method: 'POST',
    path: '/api/auth/passkeys/sign-in/options',
    access: 'public',
    reply: request,
    fails: [],
  }),

  signInWithPasskey: endpoint({
    summary: 'Sign in with a passkey',
    method: 'POST',
    path: '/api/auth/passkeys/sign-in',
    access: 'public',
    body: z.strictObject({ response: passkeyAnswer, remember: z.boolean().default(false) }),
    reply: signedIn,
    fails: ['passkey_invalid'],
  }),

  requestPasskeyCheck: endpoint({
    summary: 'The same to finish a sign-in, or to confirm that it is still the same person',
    method: 'POST',
    path: '/api/auth/passkeys/check/options',
    access: 'public',
    reply: request,
    fails: ['second_factor_expired'],
  }),

  requestPasskey: endpoint({
    summary: 'What the browser needs to make a new passkey',
    method: 'POST',
    path: '/api/auth/passkeys/options',
    access: 'user',
    stepUp: true,
    reply: z.object({ success: z.literal(true), options: passkeyCreation }),
    fails: ['passkey_limit'],
  }),

  addPasskey: endpoint({
    summary: 'Keep a new passkey',
    method: 'POST',
    path: '/api/auth/passkeys',
    access: 'user',
    stepUp: true,
    body: z.strictObject({ name, response: newPasskey }),
    reply: z.object({ success: z.literal(true), passkey }),
    fails: ['passkey_invalid', 'passkey_known', 'passkey_limit'],
  }),

  renamePasskey: endpoint({
    summary: 'Give a passkey another name',
    method: 'PATCH',
    path: '/api/auth/passkeys/:id',
    access: 'user',
    params: z.object({ id }),
    body: z.strictObject({ name }),
    reply: z.object({ success: z.literal(true), passkey }),
    fails: ['passkey_not_found'],
  }),

  removePasskey: endpoint({
    summary: 'Forget a passkey',
    method: 'DELETE',
    path: '/api/auth/passkeys/:id',
    access: 'user',
    stepUp: true,
    params: z.object({ id }),
    reply: done,
    fails: ['passkey_not_found'],
  }),
};

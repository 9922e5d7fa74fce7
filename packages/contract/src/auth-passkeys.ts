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

/** Passkeys. A passkey with user verification (fingerprint, face or PIN) counts as both factors. */
export const authPasskeys = {
  requestPasskeySignIn: endpoint({
    summary: 'Create the WebAuthn options for signing in with a passkey; reveals no account',
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
    summary: 'Create the WebAuthn options for a second factor or step-up',
    method: 'POST',
    path: '/api/auth/passkeys/check/options',
    access: 'public',
    reply: request,
    fails: ['second_factor_expired'],
  }),

  requestPasskey: endpoint({
    summary: 'Create the WebAuthn options for registering a passkey',
    method: 'POST',
    path: '/api/auth/passkeys/options',
    access: 'user',
    stepUp: true,
    reply: z.object({ success: z.literal(true), options: passkeyCreation }),
    fails: ['passkey_limit'],
  }),

  addPasskey: endpoint({
    summary: 'Register a passkey',
    method: 'POST',
    path: '/api/auth/passkeys',
    access: 'user',
    stepUp: true,
    body: z.strictObject({ name, response: newPasskey }),
    reply: z.object({ success: z.literal(true), passkey }),
    fails: ['passkey_invalid', 'passkey_known', 'passkey_limit'],
  }),

  renamePasskey: endpoint({
    summary: 'Rename a passkey',
    method: 'PATCH',
    path: '/api/auth/passkeys/:id',
    access: 'user',
    params: z.object({ id }),
    body: z.strictObject({ name }),
    reply: z.object({ success: z.literal(true), passkey }),
    fails: ['passkey_not_found'],
  }),

  removePasskey: endpoint({
    summary: 'Remove a passkey',
    method: 'DELETE',
    path: '/api/auth/passkeys/:id',
    access: 'user',
    stepUp: true,
    params: z.object({ id }),
    reply: done,
    fails: ['passkey_not_found'],
  }),
};

import * as z from 'zod';
import { signInSuccess } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import {
  passkeyAssertion,
  passkeyCreationOptions,
  passkeyRegistration,
  passkeyRequestOptions,
} from './passkey-values.ts';
import { id, instant, singleLineText, successReply } from './values.ts';

export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  usedAt: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const name = singleLineText(limits.nameMax).min(1);
const passkeyOptionsReply = z.object({ success: z.literal(true), options: passkeyRequestOptions });

/** Passkeys. A passkey with user verification (fingerprint, face or PIN) counts as both factors. */
export const authPasskeys = {
  requestPasskeySignIn: endpoint({
    summary: 'Create the WebAuthn options for signing in with a passkey; reveals no account',
    method: 'POST',
    path: '/api/auth/passkeys/sign-in/options',
    access: 'public',
    reply: passkeyOptionsReply,
    fails: [],
  }),

  signInWithPasskey: endpoint({
    summary: 'Sign in with a passkey',
    method: 'POST',
    path: '/api/auth/passkeys/sign-in',
    access: 'public',
    body: z.strictObject({ response: passkeyAssertion, remember: z.boolean().default(false) }),
    reply: signInSuccess,
    fails: ['passkey_invalid'],
  }),

  requestPasskeyCheck: endpoint({
    summary: 'Create the WebAuthn options for a second factor or step-up',
    method: 'POST',
    path: '/api/auth/passkeys/check/options',
    access: 'public',
    reply: passkeyOptionsReply,
    fails: ['second_factor_expired'],
  }),

  requestPasskeyRegistration: endpoint({
    summary: 'Create the WebAuthn options for registering a passkey',
    method: 'POST',
    path: '/api/auth/passkeys/options',
    access: 'user',
    stepUp: true,
    reply: z.object({ success: z.literal(true), options: passkeyCreationOptions }),
    fails: ['passkey_limit'],
  }),

  registerPasskey: endpoint({
    summary: 'Register a passkey',
    method: 'POST',
    path: '/api/auth/passkeys',
    access: 'user',
    stepUp: true,
    body: z.strictObject({ name, response: passkeyRegistration }),
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
    reply: successReply,
    fails: ['passkey_not_found'],
  }),
};

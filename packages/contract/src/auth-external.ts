import * as z from 'zod';
import { codeRefusals, secondFactorRequired, signInSuccess, verificationCode } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { email, id, instant, locale, successReply } from './values.ts';

/** External sign-in providers. Spotify only signs in accounts already linked to it: nobody can sign up with it. */
export const externalProviders = ['google', 'github', 'microsoft', 'spotify'] as const;
export const externalProvider = z.enum(externalProviders);
export type ExternalProvider = z.infer<typeof externalProvider>;

/** Brand names of the providers, used in sign-in URLs and unchanged in every language. */
export const providerNames = {
  google: 'Google',
  github: 'GitHub',
  microsoft: 'Microsoft',
  spotify: 'Spotify',
} as const satisfies Record<ExternalProvider, string>;

export const identity = z.object({
  id,
  provider: externalProvider,
  /** Email or name at the provider when it was linked; never used to look up an account. */
  label: z.string().nullable(),
  linkedAt: instant,
  usedAt: instant.nullable(),
});
export type Identity = z.infer<typeof identity>;

/**
 * Query parameters of `/auth/callback` after an external sign-in: `refused` with one of these codes, or `returnUrl`, with `remember=true`
 * if the session is remembered and `isNew=true` for a new account, which continues at `/auth/setup-account`. The page calls `me`, and if
 * nobody is signed in, `readSecondFactor` and `readExternalProof`.
 */
export const externalRefusals = [
  'external_cancelled',
  'external_failed',
  'external_unavailable',
  'external_expired',
  'external_not_linked',
  'external_linked_elsewhere',
  'external_link_first',
  'signup_closed',
  'account_disabled',
] as const;

/**
 * Reply to a callback that a page of the app handles itself (Spotify): the account is signed in, linked, or a second factor is required.
 */
const spotifyCallbackReply = z.object({
  success: z.literal(true),
  outcome: z.enum(['signed_in', 'second_factor', 'linked']),
  /** A path of this app. */
  returnUrl: z.string(),
});

/** Sign-in with external providers, and linked identities. The routes that a browser opens directly are in `raw-routes.ts`. */
export const authExternal = {
  listProviders: endpoint({
    summary: 'List the external providers configured on this server',
    method: 'GET',
    path: '/api/auth/external/providers',
    access: 'public',
    reply: z.object({ items: z.array(externalProvider) }),
    fails: [],
  }),

  listIdentities: endpoint({
    summary: 'List the identities linked to the caller’s account',
    method: 'GET',
    path: '/api/auth/external/identities',
    access: 'user',
    reply: z.object({ items: z.array(identity) }),
    fails: [],
  }),

  startLink: endpoint({
    summary: 'Start linking a provider; the browser then opens the URL in the reply',
    method: 'POST',
    path: '/api/auth/external/link',
    access: 'user',
    stepUp: true,
    body: z.strictObject({
      provider: externalProvider,
      returnUrl: z.string().max(2_000).optional(),
    }),
    reply: z.object({ success: z.literal(true), url: z.url() }),
    fails: ['external_not_configured', 'external_unavailable'],
  }),

  unlink: endpoint({
    summary: 'Unlink a provider and delete its stored tokens',
    method: 'DELETE',
    path: '/api/auth/external/identities/:id',
    access: 'user',
    stepUp: true,
    params: z.object({ id }),
    reply: successReply,
    fails: ['identity_not_found'],
  }),

  readExternalProof: endpoint({
    summary: 'Read whether an external sign-in in this browser waits for email verification',
    method: 'GET',
    path: '/api/auth/external/proof',
    access: 'public',
    reply: z.object({
      success: z.literal(true),
      isPending: z.boolean(),
      provider: externalProvider.nullable(),
      /** Email reported by the provider, used to prefill the form; it is not proof of ownership. */
      email: z.string().nullable(),
      returnUrl: z.string(),
      expiresAt: instant.nullable(),
    }),
    fails: [],
  }),

  requestExternalProof: endpoint({
    summary:
      'Send a verification code to the email for the external sign-in; same reply for every address',
    method: 'POST',
    path: '/api/auth/external/proof/request',
    access: 'public',
    body: z.strictObject({ email, locale: locale.optional() }),
    reply: z.object({ success: z.literal(true), message: z.string(), expiresAt: instant }),
    fails: ['external_expired'],
  }),

  verifyExternalProof: endpoint({
    summary:
      'Verify the code: links the identity to the account with this email, or creates an account',
    method: 'POST',
    path: '/api/auth/external/proof/verify',
    access: 'public',
    body: z.strictObject({ email, code: verificationCode }),
    reply: z.union([signInSuccess.extend({ isNew: z.boolean() }), secondFactorRequired]),
    fails: [
      ...codeRefusals,
      'external_expired',
      'external_linked_elsewhere',
      'signup_closed',
      'account_disabled',
    ],
  }),

  completeSpotifySignIn: endpoint({
    summary:
      'Complete the Spotify callback: signs in a linked account, or links Spotify to the signed-in account',
    method: 'POST',
    path: '/api/auth/spotify/callback',
    access: 'public',
    /** The query string of the page, unchanged. */
    body: z.strictObject({ query: z.string().max(4_000) }),
    reply: spotifyCallbackReply,
    fails: [
      'external_cancelled',
      'external_failed',
      'external_unavailable',
      'external_expired',
      'external_not_linked',
      'external_linked_elsewhere',
      'account_disabled',
    ],
  }),
};

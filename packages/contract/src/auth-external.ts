import * as z from 'zod';
import { code, codeRefusals, secondFactorAsked, signedIn } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { done, email, id, instant, locale } from './values.ts';

/** Others who vouch for a person. Spotify only recognises who linked it before: nobody signs up with it. */
export const externalProviders = ['google', 'github', 'microsoft', 'spotify'] as const;
export const externalProvider = z.enum(externalProviders);
export type ExternalProvider = z.infer<typeof externalProvider>;

/** As they write themselves: in addresses of the sign-in, and on the screen, in every language. */
export const providerNames = {
  google: 'Google',
  github: 'GitHub',
  microsoft: 'Microsoft',
  spotify: 'Spotify',
} as const satisfies Record<ExternalProvider, string>;

export const identity = z.object({
  id,
  provider: externalProvider,
  /** What the provider called the person when it was linked: an address or a name, never used to find anybody. */
  label: z.string().nullable(),
  linkedAt: instant,
  usedAt: instant.nullable(),
});
export type Identity = z.infer<typeof identity>;

/**
 * What `/auth/callback` finds in its address after an external sign-in: `refused` with one of these codes, or `returnUrl`
 * where to go, with `remember=true` where it was begun so and `isNew=true` for an account just made, whose person goes to
 * `/auth/setup-account` first. It asks `me`, and where nobody is signed in `readSecondFactor` and `readExternalProof`.
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

/** The answer on a path that a page opened itself, Spotify's: who is signed in now, or what is missing. */
const finished = z.object({
  success: z.literal(true),
  outcome: z.enum(['signed_in', 'second_factor', 'linked']),
  /** A path of this application. */
  returnUrl: z.string(),
});

/** Signing in through others, and what is linked to an account. The addresses that a browser opens are in `plain-routes.ts`. */
export const authExternal = {
  listProviders: endpoint({
    summary: 'The providers that this installation is set up for',
    method: 'GET',
    path: '/api/auth/external/providers',
    access: 'public',
    reply: z.object({ items: z.array(externalProvider) }),
    fails: [],
  }),

  listIdentities: endpoint({
    summary: 'What is linked to the account of the caller',
    method: 'GET',
    path: '/api/auth/external/identities',
    access: 'user',
    reply: z.object({ items: z.array(identity) }),
    fails: [],
  }),

  startLink: endpoint({
    summary: 'Begin to link a provider; the browser then goes to the address in the answer',
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
    summary: 'Unlink a provider; what was kept of its tokens is deleted',
    method: 'DELETE',
    path: '/api/auth/external/identities/:id',
    access: 'user',
    stepUp: true,
    params: z.object({ id }),
    reply: done,
    fails: ['identity_not_found'],
  }),

  readExternalProof: endpoint({
    summary: 'Whether an external sign-in of this browser waits for the proof of a mailbox',
    method: 'GET',
    path: '/api/auth/external/proof',
    access: 'public',
    reply: z.object({
      success: z.literal(true),
      isPending: z.boolean(),
      provider: externalProvider.nullable(),
      /** What the provider says the address is, to fill in; it proves nothing. */
      email: z.string().nullable(),
      returnUrl: z.string(),
      expiresAt: instant.nullable(),
    }),
    fails: [],
  }),

  requestExternalProof: endpoint({
    summary:
      'Send a code to the address that the external sign-in is to belong to; answers the same for every address',
    method: 'POST',
    path: '/api/auth/external/proof/request',
    access: 'public',
    body: z.strictObject({ email, locale: locale.optional() }),
    reply: z.object({ success: z.literal(true), message: z.string(), expiresAt: instant }),
    fails: ['external_expired'],
  }),

  verifyExternalProof: endpoint({
    summary: 'Spend the code: the identity is linked to the account of the mailbox, or makes one',
    method: 'POST',
    path: '/api/auth/external/proof/verify',
    access: 'public',
    body: z.strictObject({ email, code }),
    reply: z.union([signedIn.extend({ isNew: z.boolean() }), secondFactorAsked]),
    fails: [
      ...codeRefusals,
      'external_expired',
      'external_linked_elsewhere',
      'signup_closed',
      'account_disabled',
    ],
  }),

  finishSpotify: endpoint({
    summary:
      'What `/auth/spotify-callback` brought back: signs in who linked it, links who is signed in',
    method: 'POST',
    path: '/api/auth/spotify/callback',
    access: 'public',
    /** The whole query of the page, as it came. */
    body: z.strictObject({ query: z.string().max(4_000) }),
    reply: finished,
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

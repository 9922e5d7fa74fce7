import { afterAll, beforeAll, beforeEach } from 'vitest';
import { clientId, clientSecret, type OpenIdProvider, openProvider } from './openid-provider.ts';

const home = 'http://localhost:3000';

/** Ann as Google tells of her. */
export const ann = {
  sub: 'g-1',
  email: 'ann@example.org',
  email_verified: true,
  given_name: 'Ann',
  family_name: 'Example',
};

/** Ann as Microsoft tells of her: the address is what somebody typed. */
const annAtWork = {
  sub: 'pairwise',
  tid: 'tenant-1',
  oid: 'object-1',
  preferred_username: 'ann@example.org',
  email: 'ann@example.org',
  name: 'Ann Example',
};

/**
 * A provider in Google's manner and one in Microsoft's, for every test of a file; each test finds Ann signed in there.
 * `env` is what a server needs to know of them.
 */
export function useOpenIdProviders() {
  const env: Record<string, string> = {};
  const providers = {} as { google: OpenIdProvider; microsoft: OpenIdProvider }; // opened before the first test

  beforeAll(async () => {
    providers.google = await openProvider(`${home}/api/auth/callback/google`, ann);
    providers.microsoft = await openProvider(`${home}/api/auth/callback/microsoft`, annAtWork);
    Object.assign(env, {
      OIDC_GOOGLE_CLIENT_ID: clientId,
      OIDC_GOOGLE_CLIENT_SECRET: clientSecret,
      OIDC_GOOGLE_ISSUER: providers.google.address,
      OIDC_MICROSOFT_CLIENT_ID: clientId,
      OIDC_MICROSOFT_CLIENT_SECRET: clientSecret,
      OIDC_MICROSOFT_ISSUER: providers.microsoft.address,
    });
  });
  beforeEach(() => {
    providers.google.person = ann;
    providers.microsoft.person = annAtWork;
  });
  afterAll(() => {
    providers.google.close();
    providers.microsoft.close();
  });

  return { env, providers };
}

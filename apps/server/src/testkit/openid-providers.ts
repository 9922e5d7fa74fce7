import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  clientId,
  clientSecret,
  type OpenIdProvider,
  openOpenIdProvider,
} from './openid-provider.ts';

const appOrigin = 'http://localhost:3000';

/** Claims as Google sends them. */
export const googleClaims = {
  sub: 'g-1',
  email: 'ann@example.org',
  email_verified: true,
  given_name: 'Ann',
  family_name: 'Example',
};

/** Claims as Microsoft sends them; the email is self-asserted and unverified. */
const microsoftClaims = {
  sub: 'pairwise',
  tid: 'tenant-1',
  oid: 'object-1',
  preferred_username: 'ann@example.org',
  email: 'ann@example.org',
  name: 'Ann Example',
};

/**
 * Starts a provider with Google's claims and one with Microsoft's for all tests of a file; Ann is signed in there. `env` configures the
 * server for them.
 */
export function useOpenIdProviders() {
  const env: Record<string, string> = {};
  const providers = {} as { google: OpenIdProvider; microsoft: OpenIdProvider }; // opened before the first test

  beforeAll(async () => {
    providers.google = await openOpenIdProvider(
      `${appOrigin}/api/auth/callback/google`,
      googleClaims,
    );
    providers.microsoft = await openOpenIdProvider(
      `${appOrigin}/api/auth/callback/microsoft`,
      microsoftClaims,
    );
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
    providers.google.account = googleClaims;
    providers.microsoft.account = microsoftClaims;
  });
  afterAll(() => {
    providers.google.close();
    providers.microsoft.close();
  });

  return { env, providers };
}

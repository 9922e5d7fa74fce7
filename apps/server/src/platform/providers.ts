import type { ExternalProvider } from '@longhand/contract/auth-external';
import type { Config } from './env.ts';

export type ProviderClient = {
  clientId: string;
  clientSecret: string | undefined;
  /** The issuer of an OpenID provider, otherwise the base URL of its endpoints. */
  address: string;
};

/** The configuration of a provider, or null when it is not set up. */
export function clientOf(provider: ExternalProvider, config: Config): ProviderClient | null {
  const { clientId, clientSecret, address } = given(provider, config);
  const isWhole = clientId && (clientSecret || provider === 'spotify');

  return isWhole ? { clientId, clientSecret, address } : null;
}

/** The configured providers, in display order. */
export function providersOf(config: Config): ExternalProvider[] {
  const all = ['google', 'github', 'microsoft', 'spotify'] as const;

  return all.filter((provider) => clientOf(provider, config) !== null);
}

function given(provider: ExternalProvider, config: Config) {
  switch (provider) {
    case 'google':
      return {
        clientId: config.OIDC_GOOGLE_CLIENT_ID,
        clientSecret: config.OIDC_GOOGLE_CLIENT_SECRET,
        address: config.OIDC_GOOGLE_ISSUER,
      };
    case 'microsoft':
      return {
        clientId: config.OIDC_MICROSOFT_CLIENT_ID,
        clientSecret: config.OIDC_MICROSOFT_CLIENT_SECRET,
        address: config.OIDC_MICROSOFT_ISSUER,
      };
    case 'github':
      return {
        clientId: config.GITHUB_CLIENT_ID,
        clientSecret: config.GITHUB_CLIENT_SECRET,
        address: config.GITHUB_URL,
      };
    case 'spotify':
      return {
        clientId: config.SPOTIFY_CLIENT_ID,
        clientSecret: config.SPOTIFY_CLIENT_SECRET,
        address: config.SPOTIFY_URL,
      };
  }
}

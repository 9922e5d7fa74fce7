import type { ExternalProvider } from '@longhand/contract/auth-external';
import type { Config } from './env.ts';

export type ProviderConfig = {
  clientId: string;
  clientSecret: string | undefined;
  /** The issuer of an OpenID provider, otherwise the base URL of its endpoints. */
  address: string;
};

/** The configuration of a provider, or null when it is not set up. */
export function providerConfigOf(
  provider: ExternalProvider,
  config: Config,
): ProviderConfig | null {
  const { clientId, clientSecret, address } = settingsOf(provider, config);
  const isConfigured = clientId && (clientSecret || provider === 'spotify');

  return isConfigured ? { clientId, clientSecret, address } : null;
}

/** The configured providers, in display order. */
export function enabledProviders(config: Config): ExternalProvider[] {
  const all = ['google', 'github', 'microsoft', 'spotify'] as const;

  return all.filter((provider) => providerConfigOf(provider, config) !== null);
}

function settingsOf(provider: ExternalProvider, config: Config) {
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

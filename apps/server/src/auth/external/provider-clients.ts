import type { ExternalProvider } from '@longhand/contract/auth-external';
import { refuse } from '@longhand/contract/errors';
import {
  allowInsecureRequests,
  ClientSecretPost,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import { addMilliseconds, hour } from '../../platform/clock.ts';
import type { Config } from '../../platform/env.ts';
import type { Services } from '../../platform/http/context.ts';
import { type ProviderConfig, providerConfigOf } from '../../platform/providers.ts';

/** Above the response time of a healthy provider, below the time that a user waits. */
const timeoutSeconds = 10;

/** Identity only: no permission to act for the user. */
export const providerScopes: Record<ExternalProvider, string> = {
  google: 'openid email profile',
  microsoft: 'openid email profile',
  github: 'read:user user:email',
  spotify: 'user-read-private',
};

/** One redirect URI per provider, so that one provider cannot answer for another (mix-up attack). */
export function redirectUri(provider: ExternalProvider, { PUBLIC_URL }: Config): string {
  return provider === 'spotify'
    ? `${PUBLIC_URL}/auth/spotify-callback`
    : `${PUBLIC_URL}/api/auth/callback/${provider}`;
}

export function hasIdToken(provider: ExternalProvider): boolean {
  return provider === 'google' || provider === 'microsoft';
}

/** The client of a provider. OpenID Connect metadata is cached for an hour. */
export async function openProviderClient(
  provider: ExternalProvider,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): Promise<Configuration> {
  const client = providerConfigOf(provider, config);
  if (client === null) throw refuse('external_not_configured');
  if (!hasIdToken(provider)) return oauthClient(provider, client);

  const cached = configurationCache.get(client.address)?.get(client.clientId);
  if (cached !== undefined && cached.until > clock.now()) return cached.configuration;

  const configuration = await discovery(
    new URL(client.address),
    client.clientId,
    client.clientSecret,
    undefined,
    {
      timeout: timeoutSeconds,
      // The signature of a token is checked even though it came straight from the provider.
      execute: [
        enableNonRepudiationChecks,
        ...(isPlainHttp(client.address) ? [allowInsecureRequests] : []),
      ],
    },
  );
  const clients = configurationCache.get(client.address) ?? new Map();
  clients.set(client.clientId, { configuration, until: addMilliseconds(clock.now(), hour) });
  configurationCache.set(client.address, clients);

  return configuration;
}

/** Base URL of the provider's API. */
export function apiUrlOf(provider: ExternalProvider, config: Config): URL {
  const { address } = providerConfigOf(provider, config) ?? { address: '' };
  if (address === 'https://github.com') return new URL('https://api.github.com/');
  if (address === 'https://accounts.spotify.com') return new URL('https://api.spotify.com/v1/');

  return new URL(provider === 'spotify' ? `${address}/v1/` : `${address}/api/v3/`);
}

type CachedConfiguration = { configuration: Configuration; until: Date };
const configurationCache = new Map<string, Map<string, CachedConfiguration>>();

/** OAuth 2 providers without discovery, whose endpoints are fixed. */
function oauthClient(
  provider: ExternalProvider,
  { address, clientId, clientSecret }: ProviderConfig,
): Configuration {
  const endpoints =
    provider === 'github'
      ? ['/login/oauth/authorize', '/login/oauth/access_token']
      : ['/authorize', '/api/token'];
  const configuration = new Configuration(
    {
      issuer: address,
      authorization_endpoint: `${address}${endpoints[0]}`,
      token_endpoint: `${address}${endpoints[1]}`,
      code_challenge_methods_supported: ['S256'],
    },
    clientId,
    undefined,
    clientSecret === undefined ? None() : ClientSecretPost(clientSecret),
  );
  configuration.timeout = timeoutSeconds;
  configuration[customFetch] = fetchAsJson;
  if (isPlainHttp(address)) allowInsecureRequests(configuration);

  return configuration;
}

/** GitHub may reply form-encoded, and reports errors with status 200. Converts both to what OAuth 2 specifies. */
async function fetchAsJson(address: string, options: object): Promise<Response> {
  const answer = await fetch(address, options);
  const type = answer.headers.get('content-type') ?? '';
  if (!type.includes('form-urlencoded')) return answer;
  const fields = Object.fromEntries(new URLSearchParams(await answer.text()));

  return Response.json(fields, { status: 'error' in fields ? 400 : answer.status });
}

function isPlainHttp(address: string): boolean {
  return address.startsWith('http:');
}

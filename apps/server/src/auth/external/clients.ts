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
import { after, hour } from '../../platform/clock.ts';
import type { Config } from '../../platform/env.ts';
import type { Services } from '../../platform/http/context.ts';
import { clientOf, type ProviderClient } from '../../platform/providers.ts';

/** Longer than a provider in good health takes; a person waits for it. */
const timeoutSeconds = 10;

/** What is asked for: who it is, and nothing that could be done in their name. */
export const scopes: Record<ExternalProvider, string> = {
  google: 'openid email profile',
  microsoft: 'openid email profile',
  github: 'read:user user:email',
  spotify: 'user-read-private',
};

/** Where a provider sends the browser back to: each its own, so that one can not answer for another. */
export function redirectAddress(provider: ExternalProvider, { PUBLIC_URL }: Config): string {
  return provider === 'spotify'
    ? `${PUBLIC_URL}/auth/spotify-callback`
    : `${PUBLIC_URL}/api/auth/callback/${provider}`;
}

export function hasIdToken(provider: ExternalProvider): boolean {
  return provider === 'google' || provider === 'microsoft';
}

/** The client of a provider; an OpenID provider says of itself where everything is, and is asked again after an hour. */
export async function openClient(
  provider: ExternalProvider,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): Promise<Configuration> {
  const client = clientOf(provider, config);
  if (client === null) throw refuse('external_not_configured');
  if (!hasIdToken(provider)) return fixedClient(provider, client);

  const known = discovered.get(client.address)?.get(client.clientId);
  if (known !== undefined && known.until > clock.now()) return known.configuration;

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
        ...(isPlain(client.address) ? [allowInsecureRequests] : []),
      ],
    },
  );
  const clients = discovered.get(client.address) ?? new Map();
  clients.set(client.clientId, { configuration, until: after(clock.now(), hour) });
  discovered.set(client.address, clients);

  return configuration;
}

/** Below which its API is. */
export function apiOf(provider: ExternalProvider, config: Config): URL {
  const { address } = clientOf(provider, config) ?? { address: '' };
  if (address === 'https://github.com') return new URL('https://api.github.com/');
  if (address === 'https://accounts.spotify.com') return new URL('https://api.spotify.com/v1/');

  return new URL(provider === 'spotify' ? `${address}/v1/` : `${address}/api/v3/`);
}

type Known = { configuration: Configuration; until: Date };
const discovered = new Map<string, Map<string, Known>>();

/** Providers that do OAuth alone, whose places are known. */
function fixedClient(
  provider: ExternalProvider,
  { address, clientId, clientSecret }: ProviderClient,
): Configuration {
  const places =
    provider === 'github'
      ? ['/login/oauth/authorize', '/login/oauth/access_token']
      : ['/authorize', '/api/token'];
  const configuration = new Configuration(
    {
      issuer: address,
      authorization_endpoint: `${address}${places[0]}`,
      token_endpoint: `${address}${places[1]}`,
      code_challenge_methods_supported: ['S256'],
    },
    clientId,
    undefined,
    clientSecret === undefined ? None() : ClientSecretPost(clientSecret),
  );
  configuration.timeout = timeoutSeconds;
  configuration[customFetch] = fetchAsJson;
  if (isPlain(address)) allowInsecureRequests(configuration);

  return configuration;
}

/** GitHub may answer as a form, and says with 200 that something is wrong: both are made what OAuth has for it. */
async function fetchAsJson(address: string, options: object): Promise<Response> {
  const answer = await fetch(address, options);
  const type = answer.headers.get('content-type') ?? '';
  if (!type.includes('form-urlencoded')) return answer;
  const fields = Object.fromEntries(new URLSearchParams(await answer.text()));

  return Response.json(fields, { status: 'error' in fields ? 400 : answer.status });
}

function isPlain(address: string): boolean {
  return address.startsWith('http:');
}

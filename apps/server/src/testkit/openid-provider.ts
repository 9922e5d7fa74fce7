import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

export type Claims = Record<string, string | boolean> & { sub: string };

export type OpenIdProvider = {
  /** Issuer URL. */
  address: string;
  /** Claims of the signed-in person. */
  account: Claims;
  close(): void;
};

export const clientId = 'longhand';
export const clientSecret = 'a secret that only the provider has';

/** A certified OpenID provider that signs in the given person without asking, and returns the given claims. */
export async function openOpenIdProvider(
  redirect: string,
  account: Claims,
): Promise<OpenIdProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a listening TCP server has a port
  const address = `http://127.0.0.1:${port}`;
  const openIdProvider: OpenIdProvider = {
    address,
    account,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  const provider = new Provider(address, configurationOf(redirect, openIdProvider));
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      void signIn(provider, { request, response }, openIdProvider);
    else void answer(request, response);
  });

  return openIdProvider;
}

function configurationOf(redirect: string, opened: OpenIdProvider): Configuration {
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirect],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    conformIdTokenClaims: false,
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 60,
      IdToken: 60,
      Interaction: 60,
      Session: 60,
    },
    claims: {
      openid: ['sub', 'tid', 'oid'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
    },
    cookies: { keys: ['a key'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({ accountId, claims: () => opened.account }),
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc;
      const grant = new provider.Grant({
        clientId: client?.clientId,
        accountId: session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();

      return grant;
    },
  };
}

type HttpExchange = { request: IncomingMessage; response: ServerResponse };

async function signIn(
  provider: Provider,
  { request, response }: HttpExchange,
  opened: OpenIdProvider,
) {
  await provider.interactionFinished(request, response, {
    login: { accountId: opened.account.sub },
  });
}

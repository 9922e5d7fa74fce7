import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Email = { email: string; primary: boolean; verified: boolean };

export type OAuthServer = {
  address: string;
  profile: { id: number | string; login: string; name: string | null; emails: Email[] };
  /** Simulated misbehavior. */
  misbehavior:
    | 'none'
    | 'error with 200'
    | 'form-encoded'
    | 'broken'
    | 'page instead of people'
    | 'denies';
  /** Headers and fields of all token requests. */
  tokenRequests: { fields: URLSearchParams; accept: string | undefined }[];
  close(): void;
};

/**
 * A fake OAuth server with the endpoints and quirks of GitHub (`/login/oauth`, `/api/v3`) and Spotify (`/authorize`, `/api/token`, `/v1`).
 * It validates the client, code, redirect and PKCE like the real ones.
 */
export async function openOAuthServer(profile: OAuthServer['profile']): Promise<OAuthServer> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a listening TCP server has a port
  const oauthServer: OAuthServer = {
    address: `http://127.0.0.1:${port}`,
    profile,
    misbehavior: 'none',
    tokenRequests: [],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  const codes = new Map<string, URLSearchParams>();
  const tokens = new Set<string>();

  const handleAuthorize = (response: ServerResponse, query: URLSearchParams) => {
    const redirectUrl = new URL(query.get('redirect_uri') ?? '');
    redirectUrl.searchParams.set('state', query.get('state') ?? '');
    if (oauthServer.misbehavior === 'denies') {
      redirectUrl.searchParams.set('error', 'access_denied');
      redirectUrl.searchParams.set('error_description', '<script>alert(1)</script>');
    } else {
      const code = randomUUID();
      codes.set(code, query);
      redirectUrl.searchParams.set('code', code);
    }
    response.writeHead(302, { location: redirectUrl.href }).end();
  };

  const issueToken = async (request: IncomingMessage, response: ServerResponse) => {
    const fields = new URLSearchParams(await text(request));
    const { accept } = request.headers;
    oauthServer.tokenRequests.push({ fields, accept });
    const authorization = codes.get(fields.get('code') ?? '');
    codes.delete(fields.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(fields.get('code_verifier') ?? '')
      .digest('base64url');
    const isValid =
      authorization?.get('code_challenge') === challenge &&
      authorization.get('code_challenge_method') === 'S256' &&
      authorization.get('client_id') === fields.get('client_id') &&
      authorization.get('redirect_uri') === fields.get('redirect_uri');
    if (oauthServer.misbehavior === 'broken')
      return void response.writeHead(502).end('<h1>unicorn</h1>');
    if (!isValid || oauthServer.misbehavior === 'error with 200') {
      const refusal = { error: 'bad_verification_code', error_description: '<b>wrong</b>' };

      return json(response, refusal);
    }

    const token = randomUUID();
    tokens.add(token);
    const granted = {
      access_token: token,
      token_type: 'bearer',
      scope: 'read:user,user:email',
      ...(request.url?.startsWith('/api/token') && { refresh_token: 'the music goes on' }),
    };
    if (oauthServer.misbehavior === 'form-encoded') {
      response.setHeader('content-type', 'application/x-www-form-urlencoded; charset=utf-8');

      return void response.end(new URLSearchParams(granted).toString());
    }

    return json(response, granted);
  };

  const sendProtected = (request: IncomingMessage, response: ServerResponse, what: unknown) => {
    const [, token = ''] = request.headers.authorization?.split(' ') ?? [];
    if (oauthServer.misbehavior === 'page instead of people')
      return void response.end('<h1>Sign in</h1>');
    if (!tokens.has(token)) return void response.writeHead(401).end('{}');

    return json(response, what);
  };

  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', oauthServer.address);
    const { id, login, name, emails } = oauthServer.profile;
    switch (pathname) {
      case '/login/oauth/authorize':
      case '/authorize':
        return handleAuthorize(response, searchParams);
      case '/login/oauth/access_token':
      case '/api/token':
        return void issueToken(request, response);
      case '/api/v3/user':
        return sendProtected(request, response, { id, login, name, email: null });
      case '/api/v3/user/emails':
        return sendProtected(request, response, emails);
      case '/v1/me':
        return sendProtected(request, response, { id: String(id), display_name: name });
      default:
        return void response.writeHead(404).end('{}');
    }
  });

  return oauthServer;
}

function json(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}

import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Email = { email: string; primary: boolean; verified: boolean };

export type OAuthServer = {
  address: string;
  person: { id: number | string; login: string; name: string | null; emails: Email[] };
  /** What it does otherwise than a well server. */
  oddity:
    | 'none'
    | 'error with 200'
    | 'form-encoded'
    | 'broken'
    | 'page instead of people'
    | 'denies';
  /** The headers and fields of every request for a token. */
  asked: { fields: URLSearchParams; accept: string | undefined }[];
  close(): void;
};

/**
 * A server that does OAuth as GitHub (below `/login/oauth`, `/api/v3`) and Spotify (`/authorize`, `/api/token`, `/v1`)
 * do it, with their oddities. It checks what real ones check: the client, the code, the redirect and PKCE.
 */
export async function openOAuthServer(person: OAuthServer['person']): Promise<OAuthServer> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const opened: OAuthServer = {
    address: `http://127.0.0.1:${port}`,
    person,
    oddity: 'none',
    asked: [],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  const codes = new Map<string, URLSearchParams>();
  const tokens = new Set<string>();

  const authorize = (response: ServerResponse, query: URLSearchParams) => {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    if (opened.oddity === 'denies') {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', '<script>alert(1)</script>');
    } else {
      const code = randomUUID();
      codes.set(code, query);
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { location: back.href }).end();
  };

  const giveToken = async (request: IncomingMessage, response: ServerResponse) => {
    const fields = new URLSearchParams(await text(request));
    const { accept } = request.headers;
    opened.asked.push({ fields, accept });
    const asked = codes.get(fields.get('code') ?? '');
    codes.delete(fields.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(fields.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      asked?.get('code_challenge') === challenge &&
      asked.get('code_challenge_method') === 'S256' &&
      asked.get('client_id') === fields.get('client_id') &&
      asked.get('redirect_uri') === fields.get('redirect_uri');
    if (opened.oddity === 'broken') return void response.writeHead(502).end('<h1>unicorn</h1>');
    if (!isGood || opened.oddity === 'error with 200') {
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
    if (opened.oddity === 'form-encoded') {
      response.setHeader('content-type', 'application/x-www-form-urlencoded; charset=utf-8');

      return void response.end(new URLSearchParams(granted).toString());
    }

    return json(response, granted);
  };

  const tell = (request: IncomingMessage, response: ServerResponse, what: unknown) => {
    const [, token = ''] = request.headers.authorization?.split(' ') ?? [];
    if (opened.oddity === 'page instead of people') return void response.end('<h1>Sign in</h1>');
    if (!tokens.has(token)) return void response.writeHead(401).end('{}');

    return json(response, what);
  };

  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', opened.address);
    const { id, login, name, emails } = opened.person;
    switch (pathname) {
      case '/login/oauth/authorize':
      case '/authorize':
        return authorize(response, searchParams);
      case '/login/oauth/access_token':
      case '/api/token':
        return void giveToken(request, response);
      case '/api/v3/user':
        return tell(request, response, { id, login, name, email: null });
      case '/api/v3/user/emails':
        return tell(request, response, emails);
      case '/v1/me':
        return tell(request, response, { id: String(id), display_name: name });
      default:
        return void response.writeHead(404).end('{}');
    }
  });

  return opened;
}

function json(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}

import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Claims = Record<string, unknown>;

export type BentProvider = {
  address: string;
  /** Changes what it says of who is signed in, or how it signs that. */
  bend: (claims: Claims) => { claims?: Claims; header?: Claims; key?: KeyObject | 'none' };
  /** What it answers to every request for a token instead of one; `silence` is no answer at all. */
  instead: string | 'silence' | undefined;
  /** The nonce of the sign-in that is under way. */
  nonce: string;
  close(): void;
};

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** An OpenID provider that can be made to lie in the way of somebody who wants to come in as another. */
export async function openBentProvider(clientId: string): Promise<BentProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const address = `http://127.0.0.1:${port}`;
  const opened: BentProvider = {
    address,
    bend: () => ({}),
    instead: undefined,
    nonce: '',
    close() {
      server.closeAllConnections();
      server.close();
    },
  };

  const idToken = () => {
    const seconds = Math.floor(Date.now() / 1000);
    const honest = {
      iss: address,
      aud: clientId,
      sub: 'g-1',
      iat: seconds,
      exp: seconds + 300,
      nonce: opened.nonce,
      email: 'ann@example.org',
      email_verified: true,
    };
    const { claims = honest, header = {}, key = own.privateKey } = opened.bend(honest);

    return signed({ alg: 'RS256', kid: 'one', ...header }, claims, key);
  };

  server.on('request', (request, response) => {
    response.setHeader('content-type', 'application/json');
    switch (new URL(request.url ?? '/', address).pathname) {
      case '/.well-known/openid-configuration':
        return void response.end(
          JSON.stringify({
            issuer: address,
            authorization_endpoint: `${address}/authorize`,
            token_endpoint: `${address}/token`,
            jwks_uri: `${address}/keys`,
            response_types_supported: ['code'],
            subject_types_supported: ['public'],
            id_token_signing_alg_values_supported: ['RS256'],
          }),
        );
      case '/keys': {
        const key = { ...own.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig' };

        return void response.end(JSON.stringify({ keys: [key] }));
      }
      default:
        if (opened.instead === 'silence') return;
        response.end(
          opened.instead ??
            JSON.stringify({ access_token: 'a', token_type: 'bearer', id_token: idToken() }),
        );
    }
  });

  return opened;
}

function signed(header: Claims, claims: Claims, key: KeyObject | 'none'): string {
  const words = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature =
    key === 'none' ? '' : sign('sha256', Buffer.from(words), key).toString('base64url');

  return `${words}.${signature}`;
}

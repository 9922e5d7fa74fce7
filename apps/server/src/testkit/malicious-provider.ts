import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Claims = Record<string, unknown>;

export type MaliciousProvider = {
  address: string;
  /** Replaces the claims, the header or the signing key of the ID token. */
  tamper: (claims: Claims) => { claims?: Claims; header?: Claims; key?: KeyObject | 'none' };
  /** Replaces the reply of the token endpoint; `silence` sends no reply. */
  tokenReply: string | 'silence' | undefined;
  /** Nonce of the current sign-in. */
  nonce: string;
  close(): void;
};

const keyPair = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** An OpenID provider whose ID tokens can be forged, as in an impersonation attempt. */
export async function openMaliciousProvider(clientId: string): Promise<MaliciousProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a listening TCP server has a port
  const address = `http://127.0.0.1:${port}`;
  const opened: MaliciousProvider = {
    address,
    tamper: () => ({}),
    tokenReply: undefined,
    nonce: '',
    close() {
      server.closeAllConnections();
      server.close();
    },
  };

  const idToken = () => {
    const seconds = Math.floor(Date.now() / 1000);
    const validClaims = {
      iss: address,
      aud: clientId,
      sub: 'g-1',
      iat: seconds,
      exp: seconds + 300,
      nonce: opened.nonce,
      email: 'ann@example.org',
      email_verified: true,
    };
    const {
      claims = validClaims,
      header = {},
      key = keyPair.privateKey,
    } = opened.tamper(validClaims);

    return signJwt({ alg: 'RS256', kid: 'one', ...header }, claims, key);
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
        const key = { ...keyPair.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig' };

        return void response.end(JSON.stringify({ keys: [key] }));
      }
      default:
        if (opened.tokenReply === 'silence') return;
        response.end(
          opened.tokenReply ??
            JSON.stringify({ access_token: 'a', token_type: 'bearer', id_token: idToken() }),
        );
    }
  });

  return opened;
}

function signJwt(header: Claims, claims: Claims, key: KeyObject | 'none'): string {
  const signingInput = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature =
    key === 'none' ? '' : sign('sha256', Buffer.from(signingInput), key).toString('base64url');

  return `${signingInput}.${signature}`;
}

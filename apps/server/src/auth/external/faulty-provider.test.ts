import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { createClients } from '../../testkit/clients.ts';
import {
  foreignKey,
  type MaliciousProvider,
  openMaliciousProvider,
} from '../../testkit/malicious-provider.ts';
import { returnFromProvider } from '../../testkit/provider-sign-in.ts';
import { useServer } from '../../testkit/server.ts';

const env: Record<string, string> = {};
const server = useServer({ env });
let provider: MaliciousProvider;

beforeAll(async () => {
  provider = await openMaliciousProvider('longhand');
  Object.assign(env, {
    OIDC_GOOGLE_CLIENT_ID: 'longhand',
    OIDC_GOOGLE_CLIENT_SECRET: 'a secret',
    OIDC_GOOGLE_ISSUER: provider.address,
  });
});

beforeEach(() => {
  Object.assign(provider, { tamper: () => ({}), tokenReply: undefined });
});

afterAll(() => provider.close());

async function signIn() {
  const browser = openBrowser(server.app);
  const out = await browser.send({ method: 'GET', path: '/auth/external-login/Google' });
  const { searchParams } = new URL(out.headers.location ?? '');
  provider.nonce = searchParams.get('nonce') ?? '';
  const back = new URL('http://localhost:3000/api/auth/callback/google');
  back.search = `${new URLSearchParams({ code: 'c', state: searchParams.get('state') ?? '' })}`;

  return returnFromProvider(browser, back);
}

test('a valid response of the provider signs the user in', async () => {
  const { browser, query } = await signIn();

  expect(query).toEqual({ returnUrl: '/app', isNew: 'true' });
  await expect(createClients(browser.transport).auth.me()).resolves.toBeDefined();
});

const seconds = Math.floor(Date.now() / 1000);

test.each<[string, MaliciousProvider['tamper']]>([
  ['by another issuer', (claims) => ({ claims: { ...claims, iss: 'https://evil.example' } })],
  ['for another client', (claims) => ({ claims: { ...claims, aud: 'another' } })],
  ['for several clients', (claims) => ({ claims: { ...claims, aud: ['longhand', 'another'] } })],
  ['that has run out', (claims) => ({ claims: { ...claims, exp: seconds - 3_600 } })],
  ['that never runs out', (claims) => ({ claims: { ...claims, exp: undefined } })],
  ['of another sign-in', (claims) => ({ claims: { ...claims, nonce: 'another' } })],
  ['of no sign-in', (claims) => ({ claims: { ...claims, nonce: undefined } })],
  ['of nobody', (claims) => ({ claims: { ...claims, sub: undefined } })],
  ['with another key', () => ({ key: foreignKey })],
  ['with a key that is not there', () => ({ header: { kid: 'two' }, key: foreignKey })],
  ['without a signature', () => ({ header: { alg: 'none' }, key: 'none' })],
  ['with an empty signature', () => ({ key: 'none' })],
  ['signed by a secret', () => ({ header: { alg: 'HS256' } })],
])('an ID token %s is refused', async (_how, bend) => {
  provider.tamper = bend;
  const { browser, query } = await signIn();

  expect(query).toEqual({ refused: 'external_failed' });
  await expect(createClients(browser.transport).auth.me()).rejects.toMatchObject({ status: 401 });
});

test.each([
  '',
  'no JSON',
  '[]',
  'null',
  '{"access_token":"a","token_type":"bearer"}',
  '{"error":"invalid_grant","error_description":"evil words"}',
  '<h1>evil words</h1>',
])('the token response %j is refused, and its text is not shown or logged', async (instead) => {
  provider.tokenReply = instead;
  const { query, body } = await signIn();

  expect(query).toEqual({ refused: 'external_failed' });
  expect(body + server.logged.join()).not.toContain('evil words');
});

test('a provider that cannot be reached is reported as unavailable', async () => {
  server.services.config.OIDC_GOOGLE_ISSUER = 'http://127.0.0.1:9';
  const answer = await openBrowser(server.app).send({
    method: 'GET',
    path: '/auth/external-login/Google',
  });

  expect(answer.headers.location).toBe('/auth/callback?refused=external_unavailable');
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Browser, openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients, signedInBrowser } from '../../testkit/clients.ts';
import { followRedirects } from '../../testkit/follow-redirects.ts';
import { type OAuthServer, openOAuthServer } from '../../testkit/oauth-server.ts';
import { useServer } from '../../testkit/server.ts';
import { identities } from './tables.ts';

const env: Record<string, string> = {};
const server = useServer({ env });
const ann = { id: 'ann-listens', login: 'ann', name: 'Ann', emails: [] };
let spotify: OAuthServer;

beforeAll(async () => {
  spotify = await openOAuthServer(ann);
  Object.assign(env, { SPOTIFY_CLIENT_ID: 'longhand', SPOTIFY_URL: spotify.address });
});

beforeEach(() => {
  Object.assign(spotify, { profile: ann, misbehavior: 'none' });
  spotify.tokenRequests.splice(0);
});

afterAll(() => spotify.close());

/** Does what the page at `/auth/spotify-callback` does with its URL. */
async function finish(browser: Browser, { pathname, search }: URL) {
  expect(pathname).toBe('/auth/spotify-callback');

  return createClients(browser.transport).external.completeSpotifySignIn({
    body: { query: search.slice(1) },
  });
}

async function signIn(browser = openBrowser(server.app)) {
  const out = await browser.send({
    method: 'GET',
    path: '/auth/external-login/Spotify?returnUrl=/app/goals',
  });

  return finish(browser, await followRedirects(out.headers.location ?? ''));
}

async function link(browser: Browser) {
  const { url } = await createClients(browser.transport).external.startLink({
    body: { provider: 'spotify', returnUrl: '/app/settings/integrations' },
  });

  return finish(browser, await followRedirects(url));
}

test('a user links Spotify and later signs in with it', async () => {
  const user = await buildUser(server);
  const browser = await signedInBrowser(server, user);
  await expect(link(browser)).resolves.toEqual({
    success: true,
    outcome: 'linked',
    returnUrl: '/app/settings/integrations',
  });

  const other = openBrowser(server.app);
  await expect(signIn(other)).resolves.toEqual({
    success: true,
    outcome: 'signed_in',
    returnUrl: '/app/goals',
  });
  await expect(createClients(other.transport).auth.me()).resolves.toMatchObject({
    user: { id: user.id },
  });
  expect(spotify.tokenRequests[0]?.fields.has('client_secret')).toBe(false);
  expect(spotify.tokenRequests[0]?.fields.get('code_verifier')).toMatch(/^[\w-]{43,}$/);
});

test('a visitor cannot sign up with Spotify', async () => {
  const browser = openBrowser(server.app);

  await expect(signIn(browser)).rejects.toMatchObject({
    status: 400,
    code: 'external_not_linked',
  });
  await expect(createClients(browser.transport).auth.me()).rejects.toMatchObject({ status: 401 });
});

test('the Spotify refresh token is encrypted for its owner and deleted when unlinked', async () => {
  const browser = await signedInBrowser(server, await buildUser(server));
  const { external } = createClients(browser.transport);
  await link(browser);
  const { db, vault } = server.services;
  const [row] = await db.select().from(identities);
  const { id = '', refreshToken } = row ?? {};

  expect(JSON.stringify(row)).not.toContain('the music goes on');
  expect(vault.open('provider', id, refreshToken ?? '')).toBe('the music goes on');
  expect(() => vault.open('provider', 'another', refreshToken ?? '')).toThrow();
  expect(server.logged.join()).not.toContain('the music goes on');

  await external.unlink({ params: { id } });
  expect(await db.select().from(identities)).toEqual([]);
});

test('a callback without a pending flow in this browser is refused', async () => {
  const browser = await signedInBrowser(server, await buildUser(server));
  const { external } = createClients(browser.transport);
  const { url } = await external.startLink({ body: { provider: 'spotify' } });
  const back = await followRedirects(url);
  const refused = { status: 400, code: 'external_expired' };

  await expect(finish(openBrowser(server.app), back)).rejects.toMatchObject(refused);
  for (const query of ['', 'code=x', 'code=x&state=', `code=x&state=${'y'.repeat(43)}`]) {
    await expect(external.completeSpotifySignIn({ body: { query } })).rejects.toMatchObject(
      refused,
    );
  }
  await finish(browser, back);
  await expect(finish(browser, back)).rejects.toMatchObject(refused);
});

test('a cross-site request to finish is refused', async () => {
  const browser = openBrowser(server.app);
  const answer = await browser.send(
    { method: 'POST', path: '/api/auth/spotify/callback', body: { query: 'code=x&state=y' } },
    { headers: { 'sec-fetch-site': 'cross-site' } },
  );

  expect(answer.json()).toMatchObject({ code: 'csrf' });
});

test('cancelling at Spotify is reported as cancelled', async () => {
  spotify.misbehavior = 'denies';

  await expect(signIn()).rejects.toMatchObject({ status: 400, code: 'external_cancelled' });
});

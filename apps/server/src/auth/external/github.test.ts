import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients } from '../../testkit/clients.ts';
import { type OAuthServer, openOAuthServer } from '../../testkit/oauth-server.ts';
import { signInWithProvider } from '../../testkit/provider-sign-in.ts';
import { useServer } from '../../testkit/server.ts';
import { identities } from './tables.ts';

const env: Record<string, string> = {};
const server = useServer({ env });
const email = 'ann@example.org';
const ann = {
  id: 4711,
  login: 'ann',
  name: 'Ann Example',
  emails: [
    { email: 'old@example.org', primary: false, verified: true },
    { email, primary: true, verified: true },
  ],
};
let github: OAuthServer;

beforeAll(async () => {
  github = await openOAuthServer(ann);
  Object.assign(env, {
    GITHUB_CLIENT_ID: 'longhand',
    GITHUB_CLIENT_SECRET: 'a secret of GitHub',
    GITHUB_URL: github.address,
  });
});

beforeEach(() => {
  Object.assign(github, { profile: ann, misbehavior: 'none' });
  github.tokenRequests.splice(0);
});

afterAll(() => github.close());

test('a user signs in with the verified primary address of GitHub', async () => {
  const { browser, query } = await signInWithProvider(server, 'GitHub');

  expect(query).toEqual({ returnUrl: '/app', isNew: 'true' });
  await expect(createClients(browser.transport).auth.me()).resolves.toMatchObject({
    user: { email, displayName: 'Ann Example' },
  });
  expect(await server.services.db.select().from(identities)).toMatchObject([
    { provider: 'github', subject: '4711', label: 'ann', refreshToken: null },
  ]);
  expect(github.tokenRequests[0]?.fields.get('code_verifier')).toMatch(/^[\w-]{43,}$/);
});

test('a GitHub login that was reassigned does not give access to the previous account', async () => {
  await signInWithProvider(server, 'GitHub');
  const other = [{ email: 'eve@example.org', primary: true, verified: true }];
  github.profile = { ...ann, id: 4712, emails: other };
  const { browser, query } = await signInWithProvider(server, 'GitHub');

  expect(query).toMatchObject({ isNew: 'true' });
  await expect(createClients(browser.transport).auth.me()).resolves.toMatchObject({
    user: { email: 'eve@example.org' },
  });
});

test('a user who changed the GitHub login is recognized', async () => {
  await signInWithProvider(server, 'GitHub');
  github.profile = { ...ann, login: 'ann-writes', emails: [] };
  const { browser, query } = await signInWithProvider(server, 'GitHub');

  expect(query).toEqual({ returnUrl: '/app' });
  const { auth, external } = createClients(browser.transport);
  await expect(auth.me()).resolves.toMatchObject({ user: { email } });
  expect((await external.listIdentities()).items).toMatchObject([{ label: 'ann-writes' }]);
});

test.each([
  ['is private', []],
  ['is not verified', [{ email, primary: true, verified: false }]],
  ['is not the primary one', [{ email, primary: false, verified: true }]],
])('where the address %s, email verification is required', async (_why, emails) => {
  await buildUser(server, { email });
  github.profile = { ...ann, emails };
  const { browser } = await signInWithProvider(server, 'GitHub');
  const { auth, external } = createClients(browser.transport);

  await expect(auth.me()).rejects.toMatchObject({ status: 401 });
  await expect(external.readExternalProof()).resolves.toMatchObject({
    isPending: true,
    provider: 'github',
    email: null,
  });
});

test('a form-encoded token response is accepted', async () => {
  github.misbehavior = 'form-encoded';
  const { query } = await signInWithProvider(server, 'GitHub');

  expect(query).toEqual({ returnUrl: '/app', isNew: 'true' });
});

test.each([
  ['error with 200', 'external_failed'],
  ['broken', 'external_unavailable'],
  ['page instead of people', 'external_failed'],
  ['denies', 'external_cancelled'],
] as const)('a GitHub response of type «%s» is refused', async (invalidReply, refused) => {
  github.misbehavior = invalidReply;
  const { browser, query, body } = await signInWithProvider(server, 'GitHub');

  expect(query).toEqual({ refused });
  await expect(createClients(browser.transport).auth.me()).rejects.toMatchObject({ status: 401 });
  expect(body + server.logged.join()).not.toMatch(/unicorn|<b>|<script>|a secret of GitHub/);
});

test.each([{ id: '4711' }, { id: -1 }, { id: 1.5 }])(
  'a GitHub profile with %o is refused',
  async (other) => {
    github.profile = { ...ann, ...other };

    expect((await signInWithProvider(server, 'GitHub')).query).toEqual({
      refused: 'external_failed',
    });
  },
);

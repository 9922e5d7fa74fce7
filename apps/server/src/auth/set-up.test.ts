import { expect, test } from 'vitest';
import { buildUser } from '../testkit/build-user.ts';
import { visitorOf } from '../testkit/clients.ts';
import { useServer } from '../testkit/server.ts';
import { issueSetUpLink } from './index.ts';
import { setUpLinks } from './tables.ts';

const server = useServer();
const person = {
  email: 'ann@example.org',
  password: 'forty drafts and a kettle',
  firstName: 'Ann',
};

async function tokenOfLink(): Promise<string> {
  const link = await issueSetUpLink(server.services);

  return link?.split('#setup=')[1] ?? '';
}

test('the link of a new installation makes the first SuperAdmin, once', async () => {
  const { auth } = visitorOf(server);
  const token = await tokenOfLink();

  const { user } = await auth.setUp({ body: { ...person, token, timeZone: 'Asia/Tokyo' } });
  expect(user).toMatchObject({ role: 150, systemRole: 'Admin', displayName: 'Ann' });
  await expect(auth.me()).resolves.toMatchObject({
    user: { preferences: { timeZone: 'Asia/Tokyo' } },
  });

  await expect(
    auth.setUp({ body: { ...person, email: 'eve@example.org', token } }),
  ).rejects.toMatchObject({ status: 400, code: 'setup_link_invalid' });
  await expect(issueSetUpLink(server.services)).resolves.toBeNull();
});

test('of ten who use it at once one becomes SuperAdmin', async () => {
  const token = await tokenOfLink();
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, number) =>
      visitorOf(server).auth.setUp({ body: { ...person, email: `a${number}@example.org`, token } }),
    ),
  );

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a new start makes a new link and ends the one before', async () => {
  const [before, now] = [await tokenOfLink(), await tokenOfLink()];
  const { auth } = visitorOf(server);

  await expect(auth.setUp({ body: { ...person, token: before } })).rejects.toMatchObject({
    code: 'setup_link_invalid',
  });
  await expect(auth.setUp({ body: { ...person, token: now } })).resolves.toBeDefined();
});

test('nodes that start at once leave one link, and it is good', async () => {
  const links = await Promise.all(Array.from({ length: 8 }, () => tokenOfLink()));
  expect(await server.services.db.$count(setUpLinks)).toBe(1);
  const results = await Promise.allSettled(
    links.map((token, number) =>
      visitorOf(server).auth.setUp({ body: { ...person, email: `a${number}@example.org`, token } }),
    ),
  );

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('an address that is taken, or a password that is too common, leaves the link good', async () => {
  await buildUser(server, { email: person.email });
  const { auth } = visitorOf(server);
  const token = await tokenOfLink();

  await expect(auth.setUp({ body: { ...person, token } })).rejects.toMatchObject({
    status: 409,
    code: 'email_taken',
  });
  await expect(
    auth.setUp({ body: { ...person, token, password: 'password123' } }),
  ).rejects.toMatchObject({ code: 'password_common' });
  const email = 'bob@example.org';
  await expect(auth.setUp({ body: { ...person, email, token } })).resolves.toBeDefined();
});

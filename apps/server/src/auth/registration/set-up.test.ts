import { expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import { visitorClients } from '../../testkit/clients.ts';
import { useServer } from '../../testkit/server.ts';
import { issueSetUpLink } from '../index.ts';
import { setUpLinks } from '../tables.ts';

const server = useServer();
const person = {
  email: 'ann@example.org',
  password: 'forty drafts and a kettle',
  firstName: 'Ann',
};

async function createSetUpToken(): Promise<string> {
  const link = await issueSetUpLink(server.services);

  return link?.split('#setup=')[1] ?? '';
}

test('the setup link of a new installation creates the first SuperAdmin, once', async () => {
  const { auth } = visitorClients(server);
  const token = await createSetUpToken();

  const { user } = await auth.createFirstAdmin({
    body: { ...person, token, timeZone: 'Asia/Tokyo' },
  });
  expect(user).toMatchObject({ role: 150, systemRole: 'Admin', displayName: 'Ann' });
  await expect(auth.me()).resolves.toMatchObject({
    user: { preferences: { timeZone: 'Asia/Tokyo' } },
  });

  await expect(
    auth.createFirstAdmin({ body: { ...person, email: 'eve@example.org', token } }),
  ).rejects.toMatchObject({ status: 400, code: 'setup_link_invalid' });
  await expect(issueSetUpLink(server.services)).resolves.toBeNull();
});

test('of ten concurrent requests with the link one creates the SuperAdmin', async () => {
  const token = await createSetUpToken();
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, number) =>
      visitorClients(server).auth.createFirstAdmin({
        body: { ...person, email: `a${number}@example.org`, token },
      }),
    ),
  );

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a restart creates a new link and invalidates the previous one', async () => {
  const [before, now] = [await createSetUpToken(), await createSetUpToken()];
  const { auth } = visitorClients(server);

  await expect(auth.createFirstAdmin({ body: { ...person, token: before } })).rejects.toMatchObject(
    {
      code: 'setup_link_invalid',
    },
  );
  await expect(auth.createFirstAdmin({ body: { ...person, token: now } })).resolves.toBeDefined();
});

test('nodes that start at once leave one valid link', async () => {
  const links = await Promise.all(Array.from({ length: 8 }, () => createSetUpToken()));
  expect(await server.services.db.$count(setUpLinks)).toBe(1);
  const results = await Promise.allSettled(
    links.map((token, number) =>
      visitorClients(server).auth.createFirstAdmin({
        body: { ...person, email: `a${number}@example.org`, token },
      }),
    ),
  );

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a taken address or a common password leaves the link valid', async () => {
  await buildUser(server, { email: person.email });
  const { auth } = visitorClients(server);
  const token = await createSetUpToken();

  await expect(auth.createFirstAdmin({ body: { ...person, token } })).rejects.toMatchObject({
    status: 409,
    code: 'email_taken',
  });
  await expect(
    auth.createFirstAdmin({ body: { ...person, token, password: 'password123' } }),
  ).rejects.toMatchObject({ code: 'password_common' });
  const email = 'bob@example.org';
  await expect(auth.createFirstAdmin({ body: { ...person, email, token } })).resolves.toBeDefined();
});

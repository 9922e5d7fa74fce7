import { randomUUID } from 'node:crypto';
import { isWebAddress } from '@longhand/contract/web-address';
import { expect, test } from 'vitest';
import { buildUser } from '../testkit/build-user.ts';
import { clientsFor } from '../testkit/clients.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();

async function somebody() {
  const user = await buildUser(server);

  return { id: user.id, email: user.email, clients: await clientsFor(server, user) };
}

async function log(
  clients: Awaited<ReturnType<typeof clientsFor>>,
  entryOn: string,
  amount: number,
) {
  const params = { clientId: randomUUID() };
  await clients.goals.recordEntry({ params, body: { amount, entryOn, source: 'manual' } });
}

test('a user without profile settings is visible to nobody else', async () => {
  const [ann, bob] = [await somebody(), await somebody()];
  const params = { id: ann.id };

  expect(await ann.clients.profile.read({ params })).toMatchObject({
    isOwn: true,
    isShown: false,
    about: '',
    parts: [],
    words: null,
    year: null,
  });
  await expect(bob.clients.profile.read({ params })).rejects.toMatchObject({
    code: 'profile_not_found',
  });
});

test('a hidden profile and an unknown one give the same response', async () => {
  const [ann, bob] = [await somebody(), await somebody()];
  const refusalOf = (id: string) =>
    bob.clients.profile.read({ params: { id } }).catch(({ code, message }) => ({ code, message }));

  expect(await refusalOf(ann.id)).toEqual(await refusalOf(randomUUID()));
});

test('others see what the user chose to show, never the email address', async () => {
  const [ann, bob] = [await somebody(), await somebody()];
  await ann.clients.account.changeAccount({
    body: { displayName: null, username: 'ann-of-the-ferry' },
  });
  await log(ann.clients, '2026-11-18', 300);
  await log(ann.clients, '2026-11-18', -100);
  await log(ann.clients, '2026-11-19', 0);
  await log(ann.clients, '2024-02-29', 1_000);
  await ann.clients.profile.change({
    body: { about: 'Ferries, mostly.', website: 'https://ann.example', isShown: true },
  });

  const plain = await bob.clients.profile.read({ params: { id: ann.id } });
  expect(plain).toMatchObject({
    name: 'ann-of-the-ferry',
    about: 'Ferries, mostly.',
    website: 'https://ann.example',
    isOwn: false,
    words: null,
    year: null,
  });
  expect(JSON.stringify(plain)).not.toContain('@');

  await ann.clients.profile.change({ body: { parts: ['words', 'year'] } });
  expect(await bob.clients.profile.read({ params: { id: ann.id } })).toMatchObject({
    parts: ['words', 'year'],
    words: { total: 1_200, days: 2 },
    year: { from: '2025-11-21', to: '2026-11-20', days: [{ on: '2026-11-18', amount: 200 }] },
  });
});

test('hiding the profile or closing the account hides it from others', async () => {
  const [ann, bob] = [await somebody(), await somebody()];
  const read = () => bob.clients.profile.read({ params: { id: ann.id } });
  await ann.clients.profile.change({ body: { isShown: true } });
  expect(await read()).toMatchObject({ name: 'Ann Example' });

  await ann.clients.profile.change({ body: { isShown: false } });
  await expect(read()).rejects.toMatchObject({ code: 'profile_not_found' });

  await ann.clients.profile.change({ body: { isShown: true } });
  await ann.clients.account.deleteAccount({ body: { email: ann.email } });
  await expect(read()).rejects.toMatchObject({ code: 'profile_not_found' });
});

test.each([
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['ann.example', false],
  ['https://ann@bank.example', false],
  ['http://ann.example/books?x=1', true],
  ['https://كاتبة.example', true],
])('%s can be linked to: %s', (website, isTaken) => {
  expect(isWebAddress(website)).toBe(isTaken);
});

test.each([
  [{ website: 'javascript:alert(1)' }],
  [{ about: 'a'.repeat(2_001) }],
  [{ about: 'NUL \u0000' }],
  [{ parts: ['address'] }],
  [{ email: 'ann@example.org' }],
])('%j is refused', async (body) => {
  const { clients } = await somebody();

  await expect(clients.profile.change({ body: body as object })).rejects.toMatchObject({
    code: 'invalid_input',
  });
});

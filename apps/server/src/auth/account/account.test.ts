import { randomBytes, randomUUID } from 'node:crypto';
import { rawRoutes } from '@longhand/contract/raw-routes';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import { clientsFor, createClients, signedInBrowser } from '../../testkit/clients.ts';
import { runJob, runJobs } from '../../testkit/jobs.ts';
import { emailsTo } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { dataExportParts } from './tables.ts';

const server = useServer();
const minute = 60_000;
const day = 24 * 60 * minute;
const download = { method: 'GET', path: rawRoutes.downloadDataExport.path } as const;

test('a user requests a copy of all data, is notified when it is ready, and downloads it', async () => {
  const ann = await buildUser(server);
  const browser = await signedInBrowser(server, ann);
  const { account, goals, notifications } = createClients(browser.transport);
  await goals.create({
    body: { title: 'A draft', targetAmount: 10, startOn: '2026-11-01', endOn: '2026-11-30' },
  });
  await expect(account.readDataExport()).resolves.toEqual({ copy: null });
  const asked = await account.requestDataExport();
  expect(asked).toMatchObject({ status: 'waiting', size: null, expiresAt: null });
  expect((await browser.send(download)).json()).toMatchObject({ code: 'data_not_ready' });

  await runJobs(server);
  const { copy } = await account.readDataExport();
  expect(copy).toMatchObject({ id: asked.id, status: 'ready' });
  const answer = await browser.send(download);
  expect(rawRoutes.downloadDataExport.reply.safeParse(answer.json()).error).toBeUndefined();
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="longhand-2026-11-20.json"',
    'cache-control': 'no-store',
  });
  expect(answer.json()).toMatchObject({
    auth: { account: [{ email: ann.email }] },
    goals: { goals: [{ title: 'A draft' }] },
  });
  expect(Buffer.byteLength(answer.body)).toBe(copy?.size);
  const { items } = await notifications.list({ query: {} });
  expect(items.map(({ kind }) => kind).filter((kind) => kind === 'data_ready')).toHaveLength(1);
  await runJobs(server);
  expect(await emailsTo(server, ann.email)).toMatchObject([
    { subject: 'The copy of your data is ready' },
  ]);
});

test('two requests make one copy; a new one is possible after ten minutes and replaces the first', async () => {
  const { account } = await clientsFor(server, await buildUser(server));
  const [one, two] = await Promise.all([account.requestDataExport(), account.requestDataExport()]);
  expect(two.id).toBe(one.id);
  expect(server.enqueuedJobs).toHaveLength(1);
  await runJobs(server);
  await expect(account.requestDataExport()).rejects.toMatchObject({
    code: 'rate_limited',
    details: { retryAfterSeconds: 600 },
  });

  server.clock.advance(10 * minute);
  const next = await account.requestDataExport();
  await runJobs(server);
  expect((await account.readDataExport()).copy).toMatchObject({ id: next.id, status: 'ready' });
  expect(new Set((await parts()).map(({ copyId }) => copyId))).toEqual(new Set([next.id]));
});

const parts = () => server.services.db.select().from(dataExportParts);

test('a job that runs twice makes one copy and one notification', async () => {
  const { account, notifications } = await clientsFor(server, await buildUser(server));
  await account.requestDataExport();
  server.enqueuedJobs.push(...server.enqueuedJobs);
  await runJobs(server);

  expect(await parts()).toHaveLength(1);
  expect((await notifications.list({ query: {} })).items).toHaveLength(1);
});

test('many large texts are in the copy exactly once, in parts of limited size', async () => {
  const ann = await buildUser(server);
  const browser = await signedInBrowser(server, ann);
  const { account, writingLab } = createClients(browser.transport);
  const described = { title: 'Long', kind: 'fiction', language: 'en', text: 'Ink.' } as const;
  const ids = [randomUUID(), randomUUID()];
  for (const id of ids) await writingLab.createSample({ body: { id, ...described } });
  const { db } = server.services;
  for (let number = 2; number <= 20; number += 1) {
    const text = randomBytes(150_000).toString('hex');
    const digest = `${number}`;
    const at = server.clock.now().toISOString();
    await db.execute(sql`insert into sample_versions
      (sample_id, number, title, text, digest, words, reason, created_at)
      select id, ${number}, 'Long', ${text}, ${digest}, 1, 'explicit', ${at}::timestamptz from samples`);
  }
  await account.requestDataExport();
  await runJobs(server);

  const content = (await browser.send(download)).json();
  const { versions } = content['writing-lab'];
  const found = versions.map(({ sampleId, number }: Version) => `${sampleId} ${number}`);
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(found).toEqual(ids.toSorted().flatMap((id) => numbers.map((number) => `${id} ${number}`)));
  expect(new Set(versions.map(({ text }: Version) => text)).size).toBe(20);
  const sizes = (await parts()).map(({ content: { length } }) => length);
  expect(sizes.length).toBeGreaterThan(4);
  expect(Math.max(...sizes)).toBeLessThan(1_200_000);
});

type Version = { sampleId: string; number: number; text: string };

test('parts left by an aborted run are not in the copy', async () => {
  const browser = await signedInBrowser(server, await buildUser(server));
  const { account } = createClients(browser.transport);
  const { id } = await account.requestDataExport();
  const leftover = [0, 1, 2].map((number) => ({ copyId: id, number, content: randomBytes(9) }));
  await server.services.db.insert(dataExportParts).values(leftover);
  await runJobs(server);

  expect((await browser.send(download)).json()).toHaveProperty('auth');
  expect(await parts()).toHaveLength(1);
});

test('a copy is deleted after seven days', async () => {
  const browser = await signedInBrowser(server, await buildUser(server));
  const { account } = createClients(browser.transport);
  await account.requestDataExport();
  await runJobs(server);
  server.clock.advance(7 * day);

  await expect(account.readDataExport()).resolves.toEqual({ copy: null });
  expect((await browser.send(download)).statusCode).toBe(404);
  await runJob(server, 'auth-clear-copies');
  expect(await parts()).toEqual([]);
});

test('a user cannot download the copy of another', async () => {
  const { account } = await clientsFor(server, await buildUser(server));
  await account.requestDataExport();
  await runJobs(server);

  const bob = await signedInBrowser(server, await buildUser(server));
  expect((await bob.send(download)).json()).toMatchObject({ code: 'data_not_ready' });
  const answer = await server.app.inject({ method: 'GET', url: download.path });
  expect(answer.statusCode).toBe(401);
});

test('a user can change and remove their names', async () => {
  const { account, auth } = await clientsFor(server, await buildUser(server));
  const changed = await account.changeAccount({
    body: { firstName: 'Zoë', lastName: null, displayName: 'Zoë W.', username: ' Zoe_W ' },
  });

  expect(changed.user).toMatchObject({ firstName: 'Zoë', lastName: null, username: 'zoe_w' });
  await expect(auth.me()).resolves.toMatchObject({ user: { displayName: 'Zoë W.' } });
  await account.changeAccount({ body: { displayName: null } });
  const { user } = await auth.me();
  expect(user).toMatchObject({ displayName: user.email, username: 'zoe_w' });
});

test('a username belongs to one user, and reserved names to none', async () => {
  const members = await Promise.all(
    Array.from({ length: 5 }, async () => clientsFor(server, await buildUser(server))),
  );
  const changeUsername = (username: string) =>
    Promise.allSettled(members.map(({ account }) => account.changeAccount({ body: { username } })));
  const taken = await changeUsername('ann');

  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(taken.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, code: 'username_taken', fields: { username: 'username_taken' } },
  });
  expect((await changeUsername('admin')).every(({ status }) => status === 'rejected')).toBe(true);
});

test('fields other than names are refused, such as role and email', async () => {
  const browser = await signedInBrowser(server, await buildUser(server));
  for (const more of [{ role: 150 }, { staffRole: 150 }, { email: 'eve@example.org' }, { id: 1 }]) {
    const answer = await browser.send({
      method: 'PATCH',
      path: '/api/account',
      body: { firstName: 'Ann', ...more },
    });
    expect(answer.json()).toMatchObject({ code: 'invalid_input' });
  }
  const { account } = createClients(browser.transport);
  for (const username of ['ab', 'a b', '-ann', 'ännchen', 'x'.repeat(31), 'аnn']) {
    await expect(account.changeAccount({ body: { username } })).rejects.toMatchObject({
      fields: { username: 'username_format' },
    });
  }
});

test('a user opts in to promotional offers without changing the setting of another', async () => {
  const [ann, bob] = await Promise.all(
    ['ann', 'bob'].map(async () => (await clientsFor(server, await buildUser(server))).account),
  );
  await expect(ann?.readOfferPreference()).resolves.toEqual({ wanted: false });
  await expect(ann?.changeOfferPreference({ body: { wanted: true } })).resolves.toEqual({
    wanted: true,
  });

  await expect(ann?.readOfferPreference()).resolves.toEqual({ wanted: true });
  await expect(bob?.readOfferPreference()).resolves.toEqual({ wanted: false });
});

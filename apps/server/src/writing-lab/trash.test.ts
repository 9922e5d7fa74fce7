import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addMilliseconds, day } from '../platform/clock.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';
import { slice } from './index.ts';

const server = useServer();

const described = { title: 'Chapter one', kind: 'fiction', language: 'en' } as const;
const missing = expect.objectContaining({ code: 'sample_not_found' });

/** A user with one saved text. */
async function setUpSavedText() {
  const { writingLab: ann, notifications } = await newUserClients(server);
  const { id } = await ann.createSample({
    body: { id: randomUUID(), ...described, text: 'She left.' },
  });

  const listNotifications = async () => (await notifications.list({ query: {} })).items;

  return { ann, params: { id }, told: listNotifications };
}

test('a trashed and restored text is unchanged', async () => {
  const { ann, params } = await setUpSavedText();
  const before = await ann.readSample({ params });

  const removed = await ann.removeSample({ params });
  expect(removed.deletedAt).toBe('2026-11-20T12:00:00.000Z');
  expect(await ann.listSamples({ query: {} })).toMatchObject({ items: [], trashed: 1 });
  expect(await ann.listSamples({ query: { trashed: 'true' } })).toMatchObject({
    items: [params],
    total: 1,
  });
  expect((await ann.readSample({ params })).text).toBe('She left.');

  await ann.restoreSample({ params });
  expect(await ann.readSample({ params })).toEqual(before);
});

test('trashing and restoring are idempotent', async () => {
  const { ann, params } = await setUpSavedText();

  const removed = await ann.removeSample({ params });
  server.clock.set('2026-11-21T12:00:00Z');
  expect(await ann.removeSample({ params })).toEqual(removed);

  const restored = await ann.restoreSample({ params });
  expect(await ann.restoreSample({ params })).toEqual(restored);
});

test('a text in the trash cannot be saved', async () => {
  const { ann, params } = await setUpSavedText();
  await ann.removeSample({ params });

  await expect(
    ann.saveSample({ params, body: { ...described, text: 'More.', revision: 1 } }),
  ).rejects.toEqual(missing);
});

test('only a text in the trash can be erased, with its versions and permanently', async () => {
  const { ann, params } = await setUpSavedText();
  await expect(ann.eraseSample({ params })).rejects.toEqual(missing);

  await ann.removeSample({ params });
  await ann.eraseSample({ params });
  await expect(ann.readSample({ params })).rejects.toEqual(missing);
  await expect(ann.restoreSample({ params })).rejects.toEqual(missing);
  await expect(ann.removeSample({ params })).rejects.toEqual(missing);
  await expect(ann.eraseSample({ params })).rejects.toEqual(missing);
  await expect(ann.readVersion({ params: { ...params, number: 1 } })).rejects.toEqual(missing);
});

test('texts are erased after thirty days in the trash', async () => {
  const { ann, params } = await setUpSavedText();
  const { ann: bob, params: kept } = await setUpSavedText();
  await ann.removeSample({ params });
  server.clock.advance(1);
  await bob.removeSample({ params: kept });

  await runJobs(27 * day);
  await runJobs(30 * day - 1);
  expect((await ann.readSample({ params })).text).toBe('She left.');

  await runJobs(30 * day);
  await expect(ann.readSample({ params })).rejects.toEqual(missing);
  expect((await bob.readSample({ params: kept })).text).toBe('She left.');
});

test('nothing is erased without a notification three days before', async () => {
  const { ann, params } = await setUpSavedText();
  await ann.removeSample({ params });

  await runJobs(40 * day);
  await runJobs(43 * day - 1);
  expect((await ann.readSample({ params })).text).toBe('She left.');
  await runJobs(43 * day);
  await expect(ann.readSample({ params })).rejects.toEqual(missing);
});

test('three days before, one notification names all texts to be erased', async () => {
  const { ann, params, told } = await setUpSavedText();
  const second = await ann.createSample({
    body: { id: randomUUID(), ...described, title: 'Chapter two', text: 'She came.' },
  });
  await ann.removeSample({ params });
  server.clock.advance(1);
  await ann.removeSample({ params: { id: second.id } });

  await runJobs(27 * day - 1);
  expect(await told()).toEqual([]);
  await runJobs(27 * day + 1);
  await runJobs(28 * day);
  expect(await told()).toMatchObject([
    {
      kind: 'trash_soon_erased',
      params: { texts: 2, title: 'Chapter one', eraseOn: '2026-12-20T12:00:00.002Z' },
    },
  ]);
});

test('a text restored and trashed again starts a new period of thirty days', async () => {
  const { ann, params, told } = await setUpSavedText();
  await ann.removeSample({ params });
  await runJobs(28 * day);
  await ann.restoreSample({ params });
  server.clock.advance(10 * day);
  await ann.removeSample({ params });

  await runJobs(25 * day);
  expect(await told()).toHaveLength(1);
  await runJobs(28 * day);
  expect(await told()).toHaveLength(2);
  expect((await ann.readSample({ params })).text).toBe('She left.');
});

/** Runs the jobs with the clock moved forward. */
async function runJobs(later: number) {
  const clock = { now: () => addMilliseconds(server.clock.now(), later) };
  for (const job of slice.jobs ?? []) await job.run({ ...server.services, clock });
}

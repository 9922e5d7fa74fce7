import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { buildUser } from '../testkit/build-user.ts';
import { runJobs } from '../testkit/jobs.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';
import { readValuesForUpdate, saveValues } from './queries.ts';

const server = useServer();

const record = ({ goals }: Awaited<ReturnType<typeof newUserClients>>, amount: number) =>
  goals.recordEntry({ params: { clientId: randomUUID() }, body: { amount, source: 'manual' } });

test('work that earns nothing new is evaluated without a transaction, which would block the embedded database', async () => {
  const ann = await newUserClients(server);
  await record(ann, 600);
  await runJobs(server);
  await record(ann, 1);
  const transaction = vi.spyOn(server.services.db, 'transaction');
  await runJobs(server);

  expect(transaction).not.toHaveBeenCalled();
  transaction.mockRestore();
  expect((await ann.achievements.list()).items).toContainEqual(
    expect.objectContaining({ code: 'day_words', value: 601 }),
  );
});

test('values do not overwrite values that were saved after they were read', async () => {
  const { db } = server.services;
  const reckonedAt = server.clock.now();
  const { id: userId } = await buildUser(server);
  const row = (day_words: number) => ({ userId, values: { day_words }, reckonedAt });
  expect(await saveValues(db, row(1), null)).toBe(true);
  const { state } = await readValuesForUpdate(db, userId);
  expect(await saveValues(db, row(3), state)).toBe(true);

  expect(await saveValues(db, row(2), state)).toBe(false);
  expect(await saveValues(db, row(2), null)).toBe(false);
  expect(await readValuesForUpdate(db, userId)).toMatchObject({ values: { day_words: 3 } });
});

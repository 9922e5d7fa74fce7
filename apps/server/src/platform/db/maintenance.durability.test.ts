import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EmbeddedClient } from './client.ts';
import { openInMemory } from './embedded.ts';
import { startMaintenance } from './maintenance.ts';
import { emptyDatabaseImage } from './template.ts';

let client: EmbeddedClient;
let maintenance: ReturnType<typeof startMaintenance>;
const onError = vi.fn();

beforeEach(async () => {
  client = await openInMemory(await emptyDatabaseImage());
  await client.exec('create table line (id int, text text)');
  vi.useFakeTimers();
  maintenance = startMaintenance(client, onError);
});

afterEach(async () => {
  vi.useRealTimers();
  await client.close();
  expect(onError).not.toHaveBeenCalled();
});

test('writes are checkpointed after five minutes', async () => {
  const before = await lastCheckpoint();
  await client.exec("insert into line select 1, 'word' from generate_series(1, 100)");

  vi.advanceTimersByTime(4 * 60_000);
  await maintenance.stop();
  expect(await lastCheckpoint()).toEqual(before);

  maintenance = startMaintenance(client, onError);
  vi.advanceTimersByTime(5 * 60_000);
  await maintenance.stop();
  expect(await lastCheckpoint()).not.toEqual(before);
});

test('many writes are checkpointed immediately', async () => {
  const before = await lastCheckpoint();
  await client.exec(
    "insert into line select 1, repeat('word', 500) from generate_series(1, 36000)",
  );

  vi.advanceTimersByTime(15_000);
  await maintenance.stop();
  expect(await lastCheckpoint()).not.toEqual(before);
});

test('no checkpoint happens without writes', async () => {
  await maintenance.checkpoint();
  const before = await lastCheckpoint();

  vi.advanceTimersByTime(60 * 60_000);
  await maintenance.stop();
  expect(await lastCheckpoint()).toEqual(before);
});

test('a grown table is analyzed at the next check', async () => {
  await client.exec("insert into line select 1, 'word' from generate_series(1, 40)");
  vi.advanceTimersByTime(15_000);
  await maintenance.stop();
  expect(await readRowEstimate()).toBe(-1);

  maintenance = startMaintenance(client, onError);
  await client.exec("insert into line select 1, 'word' from generate_series(1, 960)");
  vi.advanceTimersByTime(15_000);
  await maintenance.stop();
  expect(await readRowEstimate()).toBe(1_000);
});

test('every table is vacuumed four times a day', async () => {
  // too few rows for an early analyze
  await client.exec("insert into line select 1, 'word' from generate_series(1, 40)");

  vi.advanceTimersByTime(6 * 60 * 60_000);
  await maintenance.stop();
  expect(await readRowEstimate()).toBe(40);
});

async function readRowEstimate(): Promise<unknown> {
  const { rows } = await client.query("select reltuples from pg_class where relname = 'line'");

  return (rows as { reltuples: number }[])[0]?.reltuples; // selected as a number
}

async function lastCheckpoint(): Promise<unknown> {
  return (await client.query('select redo_lsn from pg_control_checkpoint()')).rows[0];
}

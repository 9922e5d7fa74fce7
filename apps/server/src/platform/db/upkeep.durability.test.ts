import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EmbeddedClient } from './client.ts';
import { openInMemory } from './embedded.ts';
import { bareImage } from './template.ts';
import { startUpkeep } from './upkeep.ts';

let client: EmbeddedClient;
let upkeep: ReturnType<typeof startUpkeep>;
const failed = vi.fn();

beforeEach(async () => {
  client = await openInMemory(await bareImage());
  await client.exec('create table line (id int, text text)');
  vi.useFakeTimers();
  upkeep = startUpkeep(client, failed);
});

afterEach(async () => {
  vi.useRealTimers();
  await client.close();
  expect(failed).not.toHaveBeenCalled();
});

test('what was written is checkpointed after five minutes', async () => {
  const before = await lastCheckpoint();
  await client.exec("insert into line select 1, 'word' from generate_series(1, 100)");

  vi.advanceTimersByTime(4 * 60_000);
  await upkeep.stop();
  expect(await lastCheckpoint()).toEqual(before);

  upkeep = startUpkeep(client, failed);
  vi.advanceTimersByTime(5 * 60_000);
  await upkeep.stop();
  expect(await lastCheckpoint()).not.toEqual(before);
});

test('much that was written is checkpointed at once', async () => {
  const before = await lastCheckpoint();
  await client.exec(
    "insert into line select 1, repeat('word', 500) from generate_series(1, 36000)",
  );

  vi.advanceTimersByTime(15_000);
  await upkeep.stop();
  expect(await lastCheckpoint()).not.toEqual(before);
});

test('nothing is done while nothing is written', async () => {
  await upkeep.checkpoint();
  const before = await lastCheckpoint();

  vi.advanceTimersByTime(60 * 60_000);
  await upkeep.stop();
  expect(await lastCheckpoint()).toEqual(before);
});

test('a table that has grown is known to the planner at the next look', async () => {
  await client.exec("insert into line select 1, 'word' from generate_series(1, 40)");
  vi.advanceTimersByTime(15_000);
  await upkeep.stop();
  expect(await rowsKnown()).toBe(-1);

  upkeep = startUpkeep(client, failed);
  await client.exec("insert into line select 1, 'word' from generate_series(1, 960)");
  vi.advanceTimersByTime(15_000);
  await upkeep.stop();
  expect(await rowsKnown()).toBe(1_000);
});

test('every table is vacuumed four times a day', async () => {
  // fewer than what is looked at before its time
  await client.exec("insert into line select 1, 'word' from generate_series(1, 40)");

  vi.advanceTimersByTime(6 * 60 * 60_000);
  await upkeep.stop();
  expect(await rowsKnown()).toBe(40);
});

async function rowsKnown(): Promise<unknown> {
  const { rows } = await client.query("select reltuples from pg_class where relname = 'line'");

  return (rows as { reltuples: number }[])[0]?.reltuples; // as selected
}

async function lastCheckpoint(): Promise<unknown> {
  return (await client.query('select redo_lsn from pg_control_checkpoint()')).rows[0];
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rebuild } from '../../testkit/power-loss/rebuild.ts';
import { type Recording, recordOperations } from '../../testkit/power-loss/recorder.ts';
import type { EmbeddedClient } from './client.ts';
import { openEmbedded } from './embedded.ts';
import { ensureDatabase } from './template.ts';

let scratch: string;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'longhand-power-loss-'));
});

afterAll(() => rmSync(scratch, { recursive: true }));

describe('a database that is written to', () => {
  let recording: Recording;

  beforeAll(async () => {
    const directory = join(scratch, 'written');
    await ensureDatabase(directory);
    recording = recordOperations(directory);
    await writeRows(await openEmbedded(directory), recording, 0); // never closed, like a killed process
    const client = await openEmbedded(directory);
    await writeRows(client, recording, 100);
    await client.close();
    recording.stop();
  });

  test('every commit is synced before it is acknowledged', () => {
    const { operations } = recording;
    const begun = operations.findIndex((each) => each.did === 'note');
    let synced = 0;

    for (const each of operations.slice(begun + 1)) {
      if (each.did === 'sync') synced += 1;
      if (each.did !== 'note') continue;
      expect(synced).toBeGreaterThan(0);
      synced = 0;
    }
  });

  const rounds = Array.from({ length: 12 }, (_, round) => ({
    round,
    unsynced: round % 3 === 0 ? ('lost' as const) : ('torn' as const),
  }));

  test.each(rounds)(
    'no acknowledged write is lost: round $round, unsynced data is $unsynced',
    async ({ round, unsynced }) => {
      const random = createRandom(round);
      const begun = recording.operations.findIndex(({ did }) => did === 'note') + 1;
      const count = begun + Math.floor(random() * (recording.operations.length - begun + 1));
      const directory = join(scratch, `round-${round}`);

      rebuild(recording, { count, unsynced, random }, directory);
      const client = await openForReading(directory);
      const lines = await readLines(client);
      await client.close();

      expect(lines).toEqual(expect.arrayContaining(acknowledged(recording, count)));
      expect(lines.filter((line, index) => lines.indexOf(line) === index)).toHaveLength(
        lines.length / 2,
      );
    },
  );
});

test('the model detects data loss in a database that does not sync', async () => {
  const directory = join(scratch, 'stock');
  await ensureDatabase(directory);
  const recording = recordOperations(directory);
  const client = await PGlite.create({ fs: new NodeFS(directory) });
  await writeRows(client, recording, 0);
  await client.close();
  recording.stop();
  const rebuilt = join(scratch, 'stock-rebuilt');

  rebuild(
    recording,
    { count: recording.operations.length, unsynced: 'lost', random: createRandom(1) },
    rebuilt,
  );
  const reopened = await openForReading(rebuilt);
  await expect(readLines(reopened)).rejects.toThrow('does not exist');
  await reopened.close();
});

test('an interrupted first start is repeated', async () => {
  const dataDir = mkdtempSync(join(scratch, 'first-start-'));
  const recording = recordOperations(dataDir);
  await ensureDatabase(join(dataDir, 'pg'));
  recording.stop();
  const random = createRandom(7);

  for (const [index, unsynced] of (['lost', 'torn', 'torn'] as const).entries()) {
    const rebuilt = join(scratch, `cut-short-${index}`);
    const fraction = index === 0 ? 1 : random();
    const count = Math.floor(fraction * recording.operations.length);

    rebuild(recording, { count, unsynced, random }, rebuilt);
    const client = await openEmbedded(join(rebuilt, 'pg'));
    await expect(client.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await client.close();
  }
});

/** Recovers like the durable file system, but skips syncing the discarded files, which takes seconds. */
function openForReading(directory: string): Promise<EmbeddedClient> {
  return PGlite.create(directory);
}

/** Writes two rows per transaction, so that a half-applied one is detectable, with checkpoints and a vacuum in between. */
async function writeRows(client: EmbeddedClient, recording: Recording, from: number) {
  await client.exec('create table if not exists line (id int, part int, text text)');
  recording.note('begun');

  for (let id = from; id < from + 100; id++) {
    await client.transaction(async (tx) => {
      for (const part of [1, 2]) {
        await tx.query('insert into line values ($1, $2, $3)', [id, part, 'word '.repeat(200)]);
      }
    });
    recording.note(String(id));
    if (id % 50 === 30) await client.exec('checkpoint');
    if (id % 70 === 60) await client.exec('vacuum analyze line');
  }
}

function acknowledged({ operations }: Recording, count: number): number[] {
  return operations
    .slice(0, count)
    .flatMap((each) => (each.did === 'note' && each.text !== 'begun' ? [Number(each.text)] : []));
}

async function readLines(client: EmbeddedClient): Promise<number[]> {
  const { rows } = await client.query('select id from line order by id');

  return (rows as { id: number }[]).map(({ id }) => id); // as: `id` is an integer column
}

/** A seeded random generator (mulberry32), for reproducible runs. */
function createRandom(seed: number): () => number {
  let state = seed + 1;

  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;

    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

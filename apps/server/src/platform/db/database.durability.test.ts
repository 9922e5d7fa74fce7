import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordOperations } from '../../testkit/power-loss/recorder.ts';
import { type Database, openDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openEmbeddedInWorker } from './worker-client.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const holderScript = join(import.meta.dirname, '../../testkit/hold-database.ts');

let dataDir: string;
const children = new Set<ChildProcess>();

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'longhand-database-'));
});

afterEach(async () => {
  for (const child of children) await endProcess(child, 'SIGKILL');
  rmSync(dataDir, { recursive: true });
});

describe('one process at a time', () => {
  test('opening the database in a second process fails and states the reason', async () => {
    await holdDatabase();

    await expect(openDatabase({ dataDir, log })).rejects.toThrow(
      `Another process is already using ${dataDir}.`,
    );
    await expect(holdDatabase()).rejects.toThrow(`Another process is already using ${dataDir}.`);
  });

  test('a process that was killed leaves no lock behind', async () => {
    for (let round = 0; round < 3; round++) await endProcess(await holdDatabase(), 'SIGKILL');
    const database = await openDatabase({ dataDir, log });

    await expect(database.db.execute(sql`select id from kept`)).resolves.toMatchObject({
      rows: [],
    });
    await database.close();
  });

  test('a database that was closed can be opened again in the same process', async () => {
    for (let round = 0; round < 2; round++) {
      const database = await openDatabase({ dataDir, log });
      await database.close();
    }
  });
});

test('a process ended with SIGTERM leaves a database that needs no recovery', async () => {
  await endProcess(await holdDatabase(), 'SIGTERM');
  const recording = recordOperations(dataDir);
  const client = await openEmbedded(join(dataDir, 'pg'));
  recording.stop();
  await client.close();

  // A recovery would sync each of about a thousand files first.
  expect(recording.operations.filter(({ did }) => did === 'sync').length).toBeLessThan(20);
});

describe('in a worker thread', () => {
  let database: Database;

  beforeEach(async () => {
    database = await openDatabase({ dataDir, inWorker: true, log });
    await database.db.execute(sql`create table line (id int primary key, text text)`);
  });

  afterEach(() => database.close());

  test('a transaction is visible after its commit, and not after a rollback', async () => {
    const { db } = database;

    await db.transaction((tx) => tx.execute(sql`insert into line values (1, 'kept')`));
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`insert into line values (2, 'dropped')`);
      throw new Error('changed my mind');
    });

    await expect(failing).rejects.toThrow('changed my mind');
    const { rows } = await db.execute(sql`select id, text from line`);
    expect(rows).toEqual([{ id: 1, text: 'kept' }]);
  });

  test('a database error keeps its code and constraint', async () => {
    const { db } = database;
    const twice = db.execute(sql`insert into line values (1, 'a'), (1, 'b')`);

    await expect(twice).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'line_pkey' },
    });
  });

  test('a failing script lets no other query into its transaction', async () => {
    const { db, run } = database;
    const script = run(`begin; insert into line values (1, 'half'); select 1 / 0; commit`);
    const queries = Array.from({ length: 10 }, () => db.execute(sql`select id from line`));

    await expect(script).rejects.toThrow('division by zero');
    for (const { rows } of await Promise.all(queries)) expect(rows).toEqual([]);
  });

  test('using the outer db inside a transaction is refused, and later queries work', async () => {
    const { db } = database;
    const one = sql`select 1 as one`;

    await expect(db.transaction(() => db.execute(one))).rejects.toThrow('use the tx argument');
    await expect(db.execute(one)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });
});

test('a stopped worker is detected, and pending calls are rejected', async () => {
  const lost = Promise.withResolvers<Error>();
  const client = await openEmbeddedInWorker(join(dataDir, 'pg'), lost.resolve);

  rmSync(join(dataDir, 'pg/global'), { recursive: true });
  await expect(client.exec('checkpoint')).rejects.toThrow();
  await lost.promise;
  await expect(client.query('select 1')).rejects.toThrow('The embedded database is closed.');
});

/** Starts a process that keeps the database open; rejects with its error message if that fails. */
async function holdDatabase(): Promise<ChildProcess> {
  const child = fork(holderScript, [dataDir], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  children.add(child);
  const [answer] = await once(child, 'message');

  if (answer !== 'open') throw new Error(String(answer));

  return child;
}

async function endProcess(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  children.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');

  child.kill(signal);
  await ended;
}

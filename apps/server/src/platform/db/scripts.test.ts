import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, databaseUrl } from '../../testkit/postgres-databases.ts';
import type { QueryResult } from './client.ts';
import { openInMemory } from './embedded.ts';
import { connectPostgres } from './postgres.ts';
import { runEmbeddedScript, runPostgresScript } from './scripts.ts';

type OpenDatabase = { run: (text: string) => Promise<QueryResult>; close: () => Promise<void> };

let database: OpenDatabase;

beforeAll(async () => {
  database = await open();
});
afterAll(() => database.close());

test('a failing script leaves nothing, and no other query runs in its transaction', async () => {
  const broken =
    'begin; create table half (n int); insert into half values (1); select 1 / 0; commit';
  const scripts = Array.from({ length: 8 }, () => database.run(broken));
  const queries = Array.from({ length: 24 }, () => database.run('select 1 as n'));
  const ends = await Promise.allSettled(scripts);

  for (const end of ends) {
    expect(end).toMatchObject({ status: 'rejected', reason: { message: 'division by zero' } });
  }
  for (const { rows } of await Promise.all(queries)) expect(rows).toEqual([{ n: 1 }]);
  await expect(database.run('select * from half')).rejects.toThrow(/does not exist/);
});

test('a successful script is applied completely', async () => {
  await database.run(
    'begin; create table whole (n int); insert into whole values (1), (2); commit',
  );

  expect((await database.run('select n from whole order by n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
});

test('several statements without an explicit transaction are atomic', async () => {
  await expect(database.run('create table none (n int); select 1 / 0')).rejects.toThrow();

  await expect(database.run('select * from none')).rejects.toThrow(/does not exist/);
});

async function open(): Promise<OpenDatabase> {
  const testDatabaseConfig = inject('database');
  if (testDatabaseConfig.kind === 'embedded') {
    const client = await openInMemory(new Uint8Array(await readFile(testDatabaseConfig.image)));

    return { run: (text) => runEmbeddedScript(client, text), close: () => client.close() };
  }

  const name = `${testDatabaseConfig.template}_scripts`;
  await createDatabase(testDatabaseConfig.url, name, testDatabaseConfig.template);
  const { pool } = connectPostgres(databaseUrl(testDatabaseConfig.url, name), () => {});

  return { run: (text) => runPostgresScript(pool, text), close: () => pool.end() };
}

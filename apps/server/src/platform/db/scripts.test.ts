import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, urlOf } from '../../testkit/postgres-databases.ts';
import type { QueryResult } from './client.ts';
import { openInMemory } from './embedded.ts';
import { connectPostgres } from './postgres.ts';
import { runEmbedded, runOnPostgres } from './scripts.ts';

type Opened = { run: (text: string) => Promise<QueryResult>; close: () => Promise<void> };

let opened: Opened;

beforeAll(async () => {
  opened = await open();
});
afterAll(() => opened.close());

test('a script that fails in the middle leaves nothing, and no query comes into its transaction', async () => {
  const broken =
    'begin; create table half (n int); insert into half values (1); select 1 / 0; commit';
  const scripts = Array.from({ length: 8 }, () => opened.run(broken));
  const queries = Array.from({ length: 24 }, () => opened.run('select 1 as n'));
  const ends = await Promise.allSettled(scripts);

  for (const end of ends) {
    expect(end).toMatchObject({ status: 'rejected', reason: { message: 'division by zero' } });
  }
  for (const { rows } of await Promise.all(queries)) expect(rows).toEqual([{ n: 1 }]);
  await expect(opened.run('select * from half')).rejects.toThrow(/does not exist/);
});

test('a script that ends well has done all of it', async () => {
  await opened.run('begin; create table whole (n int); insert into whole values (1), (2); commit');

  expect((await opened.run('select n from whole order by n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
});

test('several statements without a transaction are one all the same', async () => {
  await expect(opened.run('create table none (n int); select 1 / 0')).rejects.toThrow();

  await expect(opened.run('select * from none')).rejects.toThrow(/does not exist/);
});

async function open(): Promise<Opened> {
  const where = inject('database');
  if (where.kind === 'embedded') {
    const client = await openInMemory(new Uint8Array(await readFile(where.image)));

    return { run: (text) => runEmbedded(client, text), close: () => client.close() };
  }

  const name = `${where.template}_scripts`;
  await createDatabase(where.url, name, where.template);
  const { pool } = connectPostgres(urlOf(where.url, name), () => {});

  return { run: (text) => runOnPostgres(pool, text), close: () => pool.end() };
}

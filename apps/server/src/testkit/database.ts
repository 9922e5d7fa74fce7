import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { embeddedDb } from '../platform/db/client.ts';
import type { Database } from '../platform/db/database.ts';
import type { Db } from '../platform/db/db.ts';
import { openInMemory } from '../platform/db/embedded.ts';
import { listenOnPostgres } from '../platform/db/listen.ts';
import { connectPostgres } from '../platform/db/postgres.ts';
import { createDatabase, urlOf } from './postgres-databases.ts';

/**
 * The migrated database of this test worker: an embedded one in memory, or one of its own on
 * PostgreSQL, by the vitest project. Call `reset` before each test.
 */
export function testDatabase(): Promise<TestDatabase> {
  opened ??= open();

  return opened;
}

export interface TestDatabase {
  db: Db;
  kind: 'embedded' | 'postgres';
  listen: Database['listen'];
  /** Empties every table that holds a row. */
  reset(): Promise<void>;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests' databases are; see `vitest.config.ts` and the two `prepare-` files. */
    database:
      | { kind: 'embedded'; image: string }
      | { kind: 'postgres'; url: string; template: string };
  }
}

/** Test files share a worker, so this outlives the file that opened it. */
let opened: Promise<TestDatabase> | undefined;

async function open(): Promise<TestDatabase> {
  const where = inject('database');

  if (where.kind === 'embedded') {
    const client = await openInMemory(new Uint8Array(await readFile(where.image)));
    const db = embeddedDb(client);

    return {
      db,
      kind: where.kind,
      listen: (channel, hear) => client.listen(channel, hear),
      reset: await prepareReset(db),
    };
  }

  const name = `${where.template}_${process.pid}`;
  await createDatabase(where.url, name, where.template);
  const url = urlOf(where.url, name);
  const { db } = connectPostgres(url, () => {});

  return {
    db,
    kind: where.kind,
    listen: (channel, hear) => listenOnPostgres(url, { channel, hear, onError: () => {} }),
    reset: await prepareReset(db),
  };
}

async function prepareReset(db: Db): Promise<() => Promise<void>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const withRows = sql.raw(
    tables
      .map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
      .join(' union all '),
  );

  return async () => {
    if (tables.length === 0) return;
    const { rows } = await db.execute<{ name: string }>(withRows);

    if (rows.length === 0) return;
    const names = rows.map(({ name }) => name).join(', ');
    await db.execute(sql.raw(`truncate ${names} restart identity cascade`));
  };
}

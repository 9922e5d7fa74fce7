import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { createEmbeddedDb } from '../platform/db/client.ts';
import type { Database } from '../platform/db/database.ts';
import type { Db } from '../platform/db/db.ts';
import { openInMemory } from '../platform/db/embedded.ts';
import { listenOnPostgres } from '../platform/db/listen.ts';
import { connectPostgres } from '../platform/db/postgres.ts';
import { createDatabase, databaseUrl } from './postgres-databases.ts';

/**
 * The migrated database of this test worker: an embedded one in memory, or its own database on PostgreSQL, depending on the vitest project.
 * Call `reset` before each test.
 */
export function testDatabase(): Promise<TestDatabase> {
  testDatabasePromise ??= open();

  return testDatabasePromise;
}

export interface TestDatabase {
  db: Db;
  kind: 'embedded' | 'postgres';
  listen: Database['listen'];
  /** Truncates every non-empty table. */
  reset(): Promise<void>;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection data of the test databases; see `vitest.config.ts` and the two `prepare-` files. */
    database:
      | { kind: 'embedded'; image: string }
      | { kind: 'postgres'; url: string; template: string };
  }
}

/** Test files share a worker, so this outlives the file that opened it. */
let testDatabasePromise: Promise<TestDatabase> | undefined;

async function open(): Promise<TestDatabase> {
  const config = inject('database');

  if (config.kind === 'embedded') {
    const client = await openInMemory(new Uint8Array(await readFile(config.image)));
    const db = createEmbeddedDb(client);

    return {
      db,
      kind: config.kind,
      listen: (channel, hear) => client.listen(channel, hear),
      reset: await prepareReset(db),
    };
  }

  const name = `${config.template}_${process.pid}`;
  await createDatabase(config.url, name, config.template);
  const url = databaseUrl(config.url, name);
  const { db } = connectPostgres(url, () => {});

  return {
    db,
    kind: config.kind,
    listen: (channel, hear) => listenOnPostgres(url, { channel, hear, onError: () => {} }),
    reset: await prepareReset(db),
  };
}

async function prepareReset(db: Db): Promise<() => Promise<void>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const nonEmptyTablesQuery = sql.raw(
    tables
      .map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
      .join(' union all '),
  );

  return async () => {
    if (tables.length === 0) return;
    const { rows } = await db.execute<{ name: string }>(nonEmptyTablesQuery);

    if (rows.length === 0) return;
    const names = rows.map(({ name }) => name).join(', ');
    await db.execute(sql.raw(`truncate ${names} restart identity cascade`));
  };
}

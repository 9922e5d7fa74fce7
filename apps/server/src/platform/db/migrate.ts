import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgresDb } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migrateEmbeddedDb } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import { drizzleOn, type EmbeddedClient } from './client.ts';

export const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/** Brings the tables up to date. The directory's lock keeps every other process out meanwhile. */
export async function migrateEmbedded(
  client: EmbeddedClient,
  folder = migrationsFolder,
): Promise<void> {
  await migrateEmbeddedDb(drizzleOn(client), { migrationsFolder: folder });
}

/** The same on PostgreSQL, one node after the other when several start at once. */
export async function migratePostgres(pool: pg.Pool): Promise<void> {
  const connection = await pool.connect();

  try {
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    await migratePostgresDb(drizzle(connection), { migrationsFolder });
    await connection.query('select pg_advisory_unlock($1)', [migrationLock]);
  } finally {
    connection.release(true);
  }
}

/** Any number that nothing else in the database locks: "longhand" in ASCII, cut to 63 bits. */
const migrationLock = '7813577549545303652';

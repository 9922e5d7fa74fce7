import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgresDb } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migrateEmbeddedDb } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import { drizzleOn, type EmbeddedClient } from './client.ts';

export const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/** Runs pending migrations. The data directory lock keeps other processes out. */
export async function migrateEmbedded(
  client: EmbeddedClient,
  folder = migrationsFolder,
): Promise<void> {
  await migrateEmbeddedDb(drizzleOn(client), { migrationsFolder: folder });
}

/** Runs pending migrations on PostgreSQL, one node at a time when several start together. */
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

/** Advisory lock key: "longhand" in ASCII, cut to 63 bits. */
const migrationLock = '7813577549545303652';

import type { TestProject } from 'vitest/node';
import { migratePostgres } from '../platform/db/migrate.ts';
import { connectPostgres } from '../platform/db/postgres.ts';
import { createDatabase, databaseUrl, dropDatabases } from './postgres-databases.ts';

/** Global setup of the PostgreSQL tests: creates a migrated template database that each worker copies; dropped afterwards. */
export default async function prepare(project: TestProject) {
  const { database } = project.config.provide;

  if (database?.kind !== 'postgres') throw new Error('TEST_DATABASE_URL is missing.');
  const { url } = database;
  const template = `longhand_test_${process.pid}`;

  await createDatabase(url, template);
  const { pool } = connectPostgres(databaseUrl(url, template), () => {});
  await migratePostgres(pool);
  await pool.end();
  project.provide('database', { kind: 'postgres', url, template });

  return () => dropDatabases(url, template);
}

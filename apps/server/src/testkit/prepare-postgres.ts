import type { TestProject } from 'vitest/node';
import { migratePostgres } from '../platform/db/migrate.ts';
import { connectPostgres } from '../platform/db/postgres.ts';
import { createDatabase, dropDatabases, urlOf } from './postgres-databases.ts';

/** Before the tests on PostgreSQL: a migrated database that every worker copies; dropped after. */
export default async function prepare(project: TestProject) {
  const { database } = project.config.provide;

  if (database?.kind !== 'postgres') throw new Error('TEST_DATABASE_URL is missing.');
  const { url } = database;
  const template = `longhand_test_${process.pid}`;

  await createDatabase(url, template);
  const { pool } = connectPostgres(urlOf(url, template), () => {});
  await migratePostgres(pool);
  await pool.end();
  project.provide('database', { kind: 'postgres', url, template });

  return () => dropDatabases(url, template);
}

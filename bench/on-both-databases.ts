import { startPostgres } from '../scripts/postgres-cluster.ts';

/** PostgreSQL at `url`, otherwise the embedded database. */
export type BenchDatabase = { name: string; url: string | undefined };

/** Runs a measurement on the embedded database and then on a PostgreSQL started for it. */
export async function measureOnBothDatabases(measure: (database: BenchDatabase) => Promise<void>) {
  const postgres = await startPostgres({ isDurable: true });
  try {
    await measure({ name: 'the embedded database', url: undefined });
    await measure({ name: 'PostgreSQL', url: postgres.url });
  } finally {
    await postgres.stop();
  }
}

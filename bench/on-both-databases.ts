import { startPostgres } from '../scripts/postgres-cluster.ts';

/** Where a server keeps its rows: at `url` on PostgreSQL, else on the embedded database. */
export type BenchDatabase = { name: string; url: string | undefined };

/** The same measurement on the embedded database and then on a PostgreSQL that is started for it. */
export async function onBothDatabases(measure: (database: BenchDatabase) => Promise<void>) {
  const postgres = await startPostgres();
  try {
    await measure({ name: 'the embedded database', url: undefined });
    await measure({ name: 'PostgreSQL', url: postgres.url });
  } finally {
    await postgres.stop();
  }
}

import type { EmbeddedClient } from './client.ts';

/**
 * Replaces PostgreSQL's background processes, which the embedded database lacks: checkpoints, so that the write-ahead log stays small and
 * crash recovery short; statistics, without which the planner assumes tables are empty; and vacuum.
 */
export function startMaintenance(client: EmbeddedClient, onError: (error: unknown) => void) {
  let lastCheckpoint = performance.now();
  let running: Promise<void> = Promise.resolve();

  async function checkpointIfDue() {
    const written = await bytesSinceCheckpoint(client);
    const isOverdue = performance.now() - lastCheckpoint >= checkpointInterval;

    if (written < checkpointBytes && !(isOverdue && written > minCheckpointBytes)) return;
    await checkpoint();
  }

  async function checkpoint() {
    await client.exec('CHECKPOINT');
    lastCheckpoint = performance.now();
  }

  const enqueue = (work: () => Promise<void>) => () => {
    running = running.then(work).catch(onError);
  };
  const timers = [
    setInterval(enqueue(checkpointIfDue), checkInterval),
    setInterval(
      enqueue(() => analyzeChangedTables(client)),
      checkInterval,
    ),
    setInterval(
      enqueue(() => vacuum(client)),
      vacuumInterval,
    ),
  ];

  for (const timer of timers) timer.unref();

  return {
    checkpoint,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}

const minute = 60_000;
const checkInterval = minute / 4;
const checkpointInterval = 5 * minute;
const checkpointBytes = 64 * 1024 * 1024;
const vacuumInterval = 6 * 60 * minute;

/** A checkpoint itself writes a little; less than this does not trigger the next one. */
const minCheckpointBytes = 1024;

async function bytesSinceCheckpoint(client: EmbeddedClient): Promise<number> {
  const { rows } = await client.query(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  const [row] = rows as { bytes: number }[]; // always one row

  return row?.bytes ?? 0;
}

/** The threshold of PostgreSQL's autovacuum daemon: more than 50 rows plus 10 % of the table changed since the last analyze. */
async function analyzeChangedTables(client: EmbeddedClient): Promise<void> {
  const { rows } = await client.query(
    `select format('%I.%I', changed.schemaname, changed.relname) as name
    from pg_stat_user_tables as changed join pg_class on pg_class.oid = changed.relid
    where n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
    order by 1`,
  );

  for (const { name } of rows as { name: string }[]) await client.exec(`ANALYZE ${name}`); // as selected
}

/** Vacuums one table at a time, so that other queries run in between. */
async function vacuum(client: EmbeddedClient): Promise<void> {
  const { rows } = await client.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1",
  );

  for (const { name } of rows as { name: string }[]) await client.exec(`VACUUM (ANALYZE) ${name}`); // as selected
}

import type { EmbeddedClient } from './client.ts';

/**
 * What PostgreSQL's background processes would do and the embedded one, which has none, does not:
 * checkpoints, so that the log of writes stays small and a start after a crash short, statistics of what has grown,
 * without which the planner takes a full table for an empty one, and vacuum.
 */
export function startUpkeep(client: EmbeddedClient, onError: (error: unknown) => void) {
  let lastCheckpoint = performance.now();
  let running: Promise<void> = Promise.resolve();

  async function checkpointIfDue() {
    const written = await writtenSinceCheckpoint(client);
    const isOld = performance.now() - lastCheckpoint >= checkpointEvery;

    if (written < checkpointBytes && !(isOld && written > idleBytes)) return;
    await checkpoint();
  }

  async function checkpoint() {
    await client.exec('CHECKPOINT');
    lastCheckpoint = performance.now();
  }

  const once = (work: () => Promise<void>) => () => {
    running = running.then(work).catch(onError);
  };
  const timers = [
    setInterval(once(checkpointIfDue), lookEvery),
    setInterval(
      once(() => analyzeGrown(client)),
      lookEvery,
    ),
    setInterval(
      once(() => vacuum(client)),
      vacuumEvery,
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
const lookEvery = minute / 4;
const checkpointEvery = 5 * minute;
const checkpointBytes = 64 * 1024 * 1024;
const vacuumEvery = 6 * 60 * minute;

/** A checkpoint itself writes a little: less than this is no reason for the next one. */
const idleBytes = 1024;

async function writtenSinceCheckpoint(client: EmbeddedClient): Promise<number> {
  const { rows } = await client.query(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  const [row] = rows as { bytes: number }[]; // one row by its nature

  return row?.bytes ?? 0;
}

/** By the rule of PostgreSQL's own daemon: fifty rows and a tenth of the table have changed since it was last looked at. */
async function analyzeGrown(client: EmbeddedClient): Promise<void> {
  const { rows } = await client.query(
    `select format('%I.%I', changed.schemaname, changed.relname) as name
    from pg_stat_user_tables as changed join pg_class on pg_class.oid = changed.relid
    where n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
    order by 1`,
  );

  for (const { name } of rows as { name: string }[]) await client.exec(`ANALYZE ${name}`); // as selected
}

/** One table after the other, so that other queries find their turn in between. */
async function vacuum(client: EmbeddedClient): Promise<void> {
  const { rows } = await client.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1",
  );

  for (const { name } of rows as { name: string }[]) await client.exec(`VACUUM (ANALYZE) ${name}`); // as selected
}

import { writeSync } from 'node:fs';
import type { BaseLogger } from 'pino';
import { createEmbeddedDb, type QueryResult } from './client.ts';
import { checkDataDir, createDataDir, databasePath, writeInstanceFile } from './data-dir.ts';
import type { Db } from './db.ts';
import { openEmbedded } from './embedded.ts';
import { shareFairly } from './fair-queue.ts';
import { listenOnPostgres, type OnChannelMessage } from './listen.ts';
import { lockDataDir } from './lock.ts';
import { startMaintenance } from './maintenance.ts';
import { migrateEmbedded, migratePostgres } from './migrate.ts';
import { connectPostgres, postgresStartError } from './postgres.ts';
import { runEmbeddedScript, runPostgresScript } from './scripts.ts';
import { openEmbeddedInWorker } from './worker-client.ts';

/**
 * Opens the database of the process: PostgreSQL if `databaseUrl` is given, otherwise the embedded one in `dataDir`. Migrations have run
 * when this resolves. The server runs the embedded database in a worker thread; a standalone command does not need one.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? await openEmbeddedDatabase(options)
    : await openPostgresDatabase(options.databaseUrl, options.log);
}

export interface DatabaseOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  inWorker?: boolean;
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>;
}

export interface Database {
  db: Db;
  kind: 'embedded' | 'postgres';
  /** Runs raw SQL, several statements at once without parameters. Used by the job queue, which has its own SQL. */
  run(text: string, values?: unknown[]): Promise<QueryResult>;
  /** Calls `onMessage` with each committed `pg_notify` message on a channel, from any process; returns a function that unsubscribes. */
  listen(channel: string, onMessage: OnChannelMessage): Promise<() => Promise<void>>;
  /** Writes a checkpoint. PostgreSQL does this itself. */
  checkpoint(): Promise<void>;
  /** Closes all connections. The embedded database is checkpointed and unlocked. */
  close(): Promise<void>;
}

async function openEmbeddedDatabase({
  dataDir,
  inWorker,
  log,
}: DatabaseOptions): Promise<Database> {
  createDataDir(dataDir);
  const unlock = lockDataDir(dataDir);

  try {
    checkDataDir(dataDir);
    const directory = databasePath(dataDir);
    const client = inWorker
      ? shareFairly(
          await openEmbeddedInWorker(directory, (error) => {
            log.error(error, 'The embedded database stopped; no acknowledged write is lost.');
            writeSync(2, `${error.message} Nothing that was acknowledged is lost.\n`);
            process.exit(70);
          }),
        )
      : await openEmbedded(directory);
    writeInstanceFile(dataDir);
    const db = createEmbeddedDb(client);
    await migrateEmbedded(client);
    const maintenance = startMaintenance(client, (error) =>
      log.error(error, 'Database maintenance failed'),
    );

    return {
      db,
      kind: 'embedded',
      run: (text, values) => runEmbeddedScript(client, text, values),
      listen: (channel, hear) => client.listen(channel, hear),
      checkpoint: maintenance.checkpoint,
      async close() {
        await maintenance.stop();
        await maintenance.checkpoint();
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openPostgresDatabase(
  databaseUrl: string,
  log: DatabaseOptions['log'],
): Promise<Database> {
  const onError = (error: Error) => log.warn(error, 'A connection to PostgreSQL was lost');
  const { pool, db } = connectPostgres(databaseUrl, onError);

  try {
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    throw postgresStartError(error, databaseUrl) ?? error;
  }

  return {
    db,
    kind: 'postgres',
    run: (text, values) => runPostgresScript(pool, text, values),
    listen: (channel, hear) => listenOnPostgres(databaseUrl, { channel, hear, onError }),
    checkpoint: async () => {},
    close: () => pool.end(),
  };
}

import { writeSync } from 'node:fs';
import type { BaseLogger } from 'pino';
import { embeddedDb, type QueryResult } from './client.ts';
import { checkDataDir, databaseIn, makeDataDir, noteInstance } from './data-dir.ts';
import type { Db } from './db.ts';
import { openEmbedded } from './embedded.ts';
import { type Hear, listenOnPostgres } from './listen.ts';
import { lockDataDir } from './lock.ts';
import { migrateEmbedded, migratePostgres } from './migrate.ts';
import { connectPostgres, postgresStartError } from './postgres.ts';
import { runEmbedded, runOnPostgres } from './scripts.ts';
import { startUpkeep } from './upkeep.ts';
import { openInWorker } from './worker-client.ts';

/**
 * The one database of the process: PostgreSQL if `databaseUrl` is given, else the embedded one in
 * `dataDir`. Its tables are up to date when this answers. The running server asks for a worker
 * thread; a command that runs alone need not.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl === undefined
    ? await openInDataDir(options)
    : await openPostgres(options.databaseUrl, options.log);
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
  /** SQL as it is, several statements at once if it has no values: for the job queue, which brings its own. */
  run(text: string, values?: unknown[]): Promise<QueryResult>;
  /** Hears what any process tells on a channel with `pg_notify`, once it is committed; answers with what ends that. */
  listen(channel: string, hear: Hear): Promise<() => Promise<void>>;
  /** Writes all that is held in memory to the tables' files; PostgreSQL sees to that itself. */
  checkpoint(): Promise<void>;
  /** Ends every connection; the embedded database is left checkpointed and unlocked. */
  close(): Promise<void>;
}

async function openInDataDir({ dataDir, inWorker, log }: DatabaseOptions): Promise<Database> {
  makeDataDir(dataDir);
  const unlock = lockDataDir(dataDir);

  try {
    checkDataDir(dataDir);
    const directory = databaseIn(dataDir);
    const client = inWorker
      ? await openInWorker(directory, (error) => {
          log.error(error, 'The embedded database stopped; nothing that was acknowledged is lost.');
          writeSync(2, `${error.message} Nothing that was acknowledged is lost.\n`);
          process.exit(70);
        })
      : await openEmbedded(directory);
    noteInstance(dataDir);
    const db = embeddedDb(client);
    await migrateEmbedded(client);
    const upkeep = startUpkeep(client, (error) =>
      log.error(error, 'Upkeep of the database failed'),
    );

    return {
      db,
      kind: 'embedded',
      run: (text, values) => runEmbedded(client, text, values),
      listen: (channel, hear) => client.listen(channel, hear),
      checkpoint: upkeep.checkpoint,
      async close() {
        await upkeep.stop();
        await upkeep.checkpoint();
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openPostgres(databaseUrl: string, log: DatabaseOptions['log']): Promise<Database> {
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
    run: (text, values) => runOnPostgres(pool, text, values),
    listen: (channel, hear) => listenOnPostgres(databaseUrl, { channel, hear, onError }),
    checkpoint: async () => {},
    close: () => pool.end(),
  };
}

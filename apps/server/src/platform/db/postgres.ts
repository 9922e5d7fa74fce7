import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { codedCause, exitStatus, StartError } from '../start-error.ts';
import type { Db } from './db.ts';
import { guardTransactions } from './transaction-guard.ts';

/** Creates a connection pool to PostgreSQL (15 or newer). */
export function connectPostgres(databaseUrl: string, onError: (error: Error) => void) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    application_name: 'longhand',
  });

  pool.on('error', onError);

  return { pool, db: guardTransactions<Db>(drizzle(pool)) };
}

/** A one-line StartError for a PostgreSQL connection failure; undefined for other errors. Contains no password. */
export function postgresStartError(error: unknown, databaseUrl: string): StartError | undefined {
  const cause = codedCause(error);
  if (cause === undefined) return undefined;
  const { host, pathname } = new URL(databaseUrl);
  const database = decodeURIComponent(pathname.slice(1));
  const code = cause.code;

  if (code === '3D000') {
    return new StartError(
      `DATABASE_URL names the database “${database}”, which does not exist. Create it: createdb ${database}`,
    );
  }
  if (code.startsWith('28')) {
    return new StartError(`DATABASE_URL is refused by PostgreSQL at ${host}: ${cause.message}.`);
  }
  if (code === '42501') {
    return new StartError(`The user of DATABASE_URL may not make tables: ${cause.message}.`);
  }
  if (code === '53100') {
    return new StartError(`PostgreSQL at ${host} is out of disk space.`, exitStatus.failed);
  }
  if (unreachableCodes.has(code)) {
    return new StartError(`PostgreSQL at ${host} does not answer (${code}).`, exitStatus.failed);
  }

  return undefined;
}

/** Network errors, and PostgreSQL codes while it starts, stops or is out of connections (57P03, 57P01, 53300). */
const unreachableCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'],
  ...['ENETUNREACH', 'ENOENT', 'EPIPE', '57P01', '57P03', '53300'],
]);

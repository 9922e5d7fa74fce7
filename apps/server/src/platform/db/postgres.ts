import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from './db.ts';
import { guardTransactions } from './guard.ts';

/** A pool of connections to a PostgreSQL (15 or newer). */
export function connectPostgres(databaseUrl: string, onError: (error: Error) => void) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    application_name: 'longhand',
  });

  pool.on('error', onError);

  return { pool, db: guardTransactions<Db>(drizzle(pool)) };
}

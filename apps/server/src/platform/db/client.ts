import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db } from './db.ts';
import { guardTransactions } from './guard.ts';

/** What Drizzle asks of PGlite; met by PGlite in this process and by one in a worker thread. */
export interface EmbeddedClient extends EmbeddedQueries {
  transaction<Result>(work: (tx: EmbeddedQueries) => Promise<Result>): Promise<Result>;
  /** Calls `hear` with what is told on a channel, once it is committed; answers with what ends that. */
  listen(channel: string, hear: (words: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export interface EmbeddedQueries {
  query(text: string, values?: unknown[], options?: QueryOptions): Promise<QueryResult>;
  /** Several statements, without values. */
  exec(statements: string): Promise<QueryResult[]>;
}

export interface QueryOptions {
  rowMode?: 'array' | 'object';
}

export interface QueryResult {
  rows: unknown[];
}

export function embeddedDb(client: EmbeddedClient): Db {
  return guardTransactions<Db>(drizzleOn(client));
}

export function drizzleOn(client: EmbeddedClient) {
  return drizzle(client as unknown as PGlite); // Drizzle's type names the class; it calls these methods only
}

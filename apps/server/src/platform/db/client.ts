import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db } from './db.ts';
import { guardTransactions } from './transaction-guard.ts';

/** The PGlite methods that Drizzle uses; implemented by PGlite in this process and by a worker thread client. */
export interface EmbeddedClient extends EmbeddedQueries {
  transaction<Result>(work: (tx: EmbeddedQueries) => Promise<Result>): Promise<Result>;
  /** Calls `onMessage` with each committed notification on a channel; returns a function that unsubscribes. */
  listen(channel: string, onMessage: (words: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export interface EmbeddedQueries {
  query(text: string, values?: unknown[], options?: QueryOptions): Promise<QueryResult>;
  /** Several statements without parameters. */
  exec(statements: string): Promise<QueryResult[]>;
}

export interface QueryOptions {
  rowMode?: 'array' | 'object';
}

export interface QueryResult {
  rows: unknown[];
}

export function createEmbeddedDb(client: EmbeddedClient): Db {
  return guardTransactions<Db>(drizzleOn(client));
}

export function drizzleOn(client: EmbeddedClient) {
  return drizzle(client as unknown as PGlite); // Drizzle's type requires the class, but it only calls these methods
}

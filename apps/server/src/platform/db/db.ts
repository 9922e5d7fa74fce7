import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The type that all queries use: Drizzle's PostgreSQL builder, identical for the embedded database and PostgreSQL. A transaction's `tx` is
 * also a `Db`, so a function that takes a `Db` works inside and outside of a transaction.
 */
export type Db = PgDatabase<QueryResultHkt>;

/** The result of `db.execute(sql)` on both databases. */
interface QueryResultHkt extends PgQueryResultHKT {
  type: Result<this['row']>;
}

interface Result<Row> {
  rows: Row[];
}

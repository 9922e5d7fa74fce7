import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * What every query is written against: Drizzle's PostgreSQL builder, the same on the embedded
 * database and on PostgreSQL. A transaction's `tx` is a `Db` too, so a function that takes a `Db`
 * works inside and outside of one.
 */
export type Db = PgDatabase<Rows>;

/** What `db.execute(sql)` answers on both databases. */
interface Rows extends PgQueryResultHKT {
  type: Result<this['row']>;
}

interface Result<Row> {
  rows: Row[];
}

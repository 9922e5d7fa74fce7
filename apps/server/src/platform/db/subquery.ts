import { type SQL, sql } from 'drizzle-orm';

/**
 * A subquery in the columns of a select, such as `subquery(sql`select max(…) from … where …`)`. In a select from one table, Drizzle writes
 * column names without the table; inside a subquery they would refer to the subquery's own tables.
 */
export function subquery<Value>(query: SQL): SQL<Value> {
  return sql<Value>`(${query})`;
}

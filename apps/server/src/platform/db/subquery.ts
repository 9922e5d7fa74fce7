import { type SQL, sql } from 'drizzle-orm';

/**
 * A subquery among the columns of a select, such as `subquery(sql`select max(…) from … where …`)`. In a select from one table Drizzle
 * writes the columns of an expression without their table; inside a subquery they would be taken for columns of its own tables.
 */
export function subquery<Value>(query: SQL): SQL<Value> {
  return sql<Value>`(${query})`;
}

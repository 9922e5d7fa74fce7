import { type Column, type SQL, sql } from 'drizzle-orm';

/**
 * Columns as one JSON object, with instants in UTC as in replies. A page of rows as one JSON value saves the mapping of each value, which
 * takes longer than the query.
 */
export function jsonObjectOf(columns: Record<string, Column>): SQL {
  const entries = Object.entries(columns).map(([name, column]) => {
    const value =
      column.dataType === 'date'
        ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
        : column;

    return sql`${sql.raw(`'${name}'`)}, ${value}`;
  });

  return sql`json_build_object(${sql.join(entries, sql`, `)})`;
}

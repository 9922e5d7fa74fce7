import type { DayNumber } from '@longhand/goals/days';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The days of a column, each once and the first first, in one row: ten years of days as rows cost more than to find them. */
export function numbersOf(day: AnyColumn): SQL<DayNumber[]> {
  const number = sql`${day} - '1970-01-01'::date`;

  return sql`coalesce(array_agg(distinct ${number} order by ${number}), '{}')`;
}

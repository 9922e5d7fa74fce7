import type { DayNumber } from '@longhand/goals/days';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * The distinct days of a column in ascending order, aggregated into one row: transferring ten years of days as rows costs more than finding
 * them.
 */
export function numbersOf(day: AnyColumn): SQL<DayNumber[]> {
  const number = numberOf(day);

  return sql`coalesce(array_agg(distinct ${number} order by ${number}), '{}')`;
}

/** Days with their amounts, aggregated into one row for the same reason. Each day must occur once. */
export function amountsOf(day: AnyColumn, amount: AnyColumn): SQL<[DayNumber, number][]> {
  return sql`coalesce(json_agg(json_build_array(${numberOf(day)}, ${amount})), '[]')`;
}

function numberOf(day: AnyColumn): SQL {
  return sql`${day} - '1970-01-01'::date`;
}

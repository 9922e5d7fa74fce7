import type { DayNumber } from '@longhand/goals/days';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The days of a column, each once and the first first, in one row: ten years of days as rows cost more than to find them. */
export function numbersOf(day: AnyColumn): SQL<DayNumber[]> {
  const number = numberOf(day);

  return sql`coalesce(array_agg(distinct ${number} order by ${number}), '{}')`;
}

/** Days, each of which is there once, with their amounts, in one row for the same reason. */
export function amountsOf(day: AnyColumn, amount: AnyColumn): SQL<[DayNumber, number][]> {
  return sql`coalesce(json_agg(json_build_array(${numberOf(day)}, ${amount})), '[]')`;
}

function numberOf(day: AnyColumn): SQL {
  return sql`${day} - '1970-01-01'::date`;
}

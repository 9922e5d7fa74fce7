import { and, eq, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { samples } from './tables.ts';

/** Two tags that differ in case alone are one. */
export function hasTag(tag: string | Placeholder): SQL {
  return sql`lower(${tag}) in (select lower(one) from unnest(${samples.tags}) as one)`;
}

export function inTrash(userId: string | Placeholder): SQL | undefined {
  return and(eq(samples.userId, userId), isNotNull(samples.deletedAt));
}

import type { Db } from '../platform/db/db.ts';
import { authEvents } from './tables.ts';

/** There is no query that changes or deletes one. */
export async function insertEvent(db: Db, event: typeof authEvents.$inferInsert): Promise<void> {
  await db.insert(authEvents).values(event);
}

import type { Db } from '../../platform/db/db.ts';
import { authEvents } from '../tables.ts';

/** Append-only: no query changes or deletes audit events. */
export async function insertAuditEvent(
  db: Db,
  event: typeof authEvents.$inferInsert,
): Promise<void> {
  await db.insert(authEvents).values(event);
}

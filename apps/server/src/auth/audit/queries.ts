import { asc, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { authEvents } from '../tables.ts';
import { auditSeals } from './tables.ts';

export type EventRow = typeof authEvents.$inferSelect;
export type SealRow = typeof auditSeals.$inferSelect;

/** One at a time, on whatever node, until the commit. */
export async function lockChain(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('audit_seals'))`);
}

export async function findLastSeal(tx: Db): Promise<SealRow | undefined> {
  const [found] = await tx.select().from(auditSeals).orderBy(desc(auditSeals.position)).limit(1);

  return found;
}

/** Events that are in no link yet, the oldest first. */
export async function listUnsealed(tx: Db, limit: number): Promise<EventRow[]> {
  const rows = await tx
    .select({ event: authEvents })
    .from(authEvents)
    .leftJoin(auditSeals, eq(auditSeals.eventId, authEvents.id))
    .where(isNull(auditSeals.eventId))
    .orderBy(asc(authEvents.at), asc(authEvents.id))
    .limit(limit);

  return rows.map(({ event }) => event);
}

export async function insertSeals(tx: Db, seals: readonly SealRow[]): Promise<void> {
  await tx.insert(auditSeals).values([...seals]);
}

/** Links behind a position, each with its event; null where that is gone. */
export async function listSealsAfter(db: Db, position: number, limit: number) {
  return await db
    .select({ link: auditSeals, event: authEvents })
    .from(auditSeals)
    .leftJoin(authEvents, eq(authEvents.id, auditSeals.eventId))
    .where(gt(auditSeals.position, position))
    .orderBy(asc(auditSeals.position))
    .limit(limit);
}

/** Whether an event from before a moment is in no link: put in late, or no worker runs. */
export async function hasUnsealedBefore(db: Db, before: Date): Promise<boolean> {
  const found = await db
    .select({ id: authEvents.id })
    .from(authEvents)
    .leftJoin(auditSeals, eq(auditSeals.eventId, authEvents.id))
    .where(sql`${isNull(auditSeals.eventId)} and ${lt(authEvents.at, before)}`)
    .limit(1);

  return found.length > 0;
}

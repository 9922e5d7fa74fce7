import { asc, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { authEvents } from '../tables.ts';
import { auditSeals } from './tables.ts';

export type AuditEventRow = typeof authEvents.$inferSelect;
export type SealRow = typeof auditSeals.$inferSelect;

/** Locks the chain until the transaction ends, across nodes. */
export async function lockChain(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('audit_seals'))`);
}

export async function findLastSeal(tx: Db): Promise<SealRow | undefined> {
  const [found] = await tx.select().from(auditSeals).orderBy(desc(auditSeals.position)).limit(1);

  return found;
}

/** Events without a seal, oldest first. */
export async function listUnsealed(tx: Db, limit: number): Promise<AuditEventRow[]> {
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

/** Seals after a position with their events; null where the event is missing. */
export async function listSealsAfter(db: Db, position: number, limit: number) {
  return await db
    .select({ link: auditSeals, event: authEvents })
    .from(auditSeals)
    .leftJoin(authEvents, eq(authEvents.id, auditSeals.eventId))
    .where(gt(auditSeals.position, position))
    .orderBy(asc(auditSeals.position))
    .limit(limit);
}

/** Whether an event older than this has no seal: it was inserted later, or the sealing job is not running. */
export async function hasUnsealedBefore(db: Db, before: Date): Promise<boolean> {
  const found = await db
    .select({ id: authEvents.id })
    .from(authEvents)
    .leftJoin(auditSeals, eq(auditSeals.eventId, authEvents.id))
    .where(sql`${isNull(auditSeals.eventId)} and ${lt(authEvents.at, before)}`)
    .limit(1);

  return found.length > 0;
}

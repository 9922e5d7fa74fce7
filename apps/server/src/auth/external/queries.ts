import type { ExternalProvider } from '@longhand/contract/auth-external';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../tables.ts';
import { externalFlows, identities } from './tables.ts';

export type FlowRow = typeof externalFlows.$inferSelect;
export type IdentityRow = typeof identities.$inferSelect;
type Subject = { provider: ExternalProvider; subject: string };

export async function insertFlow(db: Db, row: typeof externalFlows.$inferInsert): Promise<void> {
  await db.insert(externalFlows).values(row);
}

export async function findFlow(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<FlowRow | undefined> {
  const [found] = await db
    .select()
    .from(externalFlows)
    .where(and(eq(externalFlows.tokenHash, tokenHash), gt(externalFlows.expiresAt, now)))
    .limit(1);

  return found;
}

/** Uses a flow up: it is there for one of those who ask for it at once. */
export async function takeFlow(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<FlowRow | undefined> {
  const [taken] = await db
    .delete(externalFlows)
    .where(and(eq(externalFlows.tokenHash, tokenHash), gt(externalFlows.expiresAt, now)))
    .returning();

  return taken;
}

export async function deleteFlowsBefore(db: Db, now: Date): Promise<void> {
  await db.delete(externalFlows).where(lte(externalFlows.expiresAt, now));
}

/** Whose an identity is. */
export async function findByIdentity(db: Db, { provider, subject }: Subject) {
  const [found] = await db
    .select({ identity: identities, user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
    .limit(1);

  return found;
}

/** False when the identity belongs to somebody, the same person or another. */
export async function insertIdentity(tx: Db, row: IdentityRow): Promise<boolean> {
  const inserted = await tx
    .insert(identities)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: identities.id });

  return inserted.length === 1;
}

export async function touchIdentity(
  tx: Db,
  id: string,
  used: Partial<Pick<IdentityRow, 'usedAt' | 'label' | 'refreshToken'>>,
): Promise<void> {
  await tx.update(identities).set(used).where(eq(identities.id, id));
}

export async function listIdentities(db: Db, userId: string): Promise<IdentityRow[]> {
  return await db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.linkedAt), asc(identities.id))
    .limit(100);
}

/** What was deleted, when there was one of this person. */
export async function deleteIdentity(
  tx: Db,
  { userId, id }: { userId: string; id: string },
): Promise<IdentityRow | undefined> {
  const [deleted] = await tx
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.id, id)))
    .returning();

  return deleted;
}

/** For the copy of a person's data: without what opens anything. */
export async function exportIdentities(db: Db, userId: string) {
  const { provider, subject, label, linkedAt, usedAt } = identities;

  return await db
    .select({ provider, subject, label, linkedAt, usedAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.linkedAt));
}

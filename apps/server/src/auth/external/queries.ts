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

/** Deletes and returns a flow. Of concurrent callers only one gets it. */
export async function consumeFlow(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<FlowRow | undefined> {
  const [consumed] = await db
    .delete(externalFlows)
    .where(and(eq(externalFlows.tokenHash, tokenHash), gt(externalFlows.expiresAt, now)))
    .returning();

  return consumed;
}

export async function deleteFlowsBefore(db: Db, now: Date): Promise<void> {
  await db.delete(externalFlows).where(lte(externalFlows.expiresAt, now));
}

/** The user of an external identity. */
export async function findUserByIdentity(db: Db, { provider, subject }: Subject) {
  const [found] = await db
    .select({ identity: identities, user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
    .limit(1);

  return found;
}

/** False when the identity is already linked, to this user or another. */
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

/** Returns the deleted identity, if this user had it. */
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

/** Data export: without tokens. */
export async function exportIdentities(db: Db, userId: string) {
  const { provider, subject, label, linkedAt, usedAt } = identities;

  return await db
    .select({ provider, subject, label, linkedAt, usedAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.linkedAt));
}

import { and, count, desc, eq, getTableColumns, gt, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../tables.ts';
import { invitations } from './tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** The columns of an invitation and of its inviter, which are null if that account no longer exists. */
const invitationColumns = {
  ...getTableColumns(invitations),
  inviterName: users.displayName,
  inviterStaffRole: users.staffRole,
  inviterDisabledAt: users.disabledAt,
  inviterEraseAt: users.eraseAt,
};
export type InvitationWithInviter = InvitationRow & {
  inviterName: string | null;
  inviterStaffRole: number | null;
  inviterDisabledAt: Date | null;
  inviterEraseAt: Date | null;
};

/** Replaces an open invitation of the address. */
export async function replaceInvitation(tx: Db, row: InvitationRow): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.email, row.email));
  await tx.insert(invitations).values(row);
}

export async function findInvitation(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<InvitationWithInviter | undefined> {
  const [found] = await db
    .select(invitationColumns)
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)))
    .limit(1);

  return found;
}

export async function findInvitationByEmail(
  db: Db,
  { email, now }: { email: string; now: Date },
): Promise<InvitationWithInviter | undefined> {
  const [found] = await db
    .select(invitationColumns)
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.email, email), gt(invitations.expiresAt, now)))
    .limit(1);

  return found;
}

/** Deletes the invitation. True for exactly one caller. */
export async function consumeInvitation(tx: Db, tokenHash: string): Promise<boolean> {
  const deleted = await tx
    .delete(invitations)
    .where(eq(invitations.tokenHash, tokenHash))
    .returning({ id: invitations.id });

  return deleted.length === 1;
}

export async function listInvitations(
  db: Db,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
): Promise<{ items: InvitationWithInviter[]; total: number }> {
  const isOpen = gt(invitations.expiresAt, now);
  const [counted] = await db.select({ open: count() }).from(invitations).where(isOpen);
  const items = await db
    .select(invitationColumns)
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(isOpen)
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(limit)
    .offset(offset);

  return { items, total: counted?.open ?? 0 };
}

export async function deleteInvitation(tx: Db, id: string): Promise<InvitationRow | undefined> {
  const [deleted] = await tx.delete(invitations).where(eq(invitations.id, id)).returning();

  return deleted;
}

export async function deleteInvitationByEmail(tx: Db, email: string): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.email, email));
}

export async function deleteInvitationsBefore(db: Db, now: Date): Promise<void> {
  await db.delete(invitations).where(lte(invitations.expiresAt, now));
}

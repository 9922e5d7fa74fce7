import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { eraseMailsTo } from '../platform/mail/mail.ts';
import { exportDataExports } from './account/data-export-queries.ts';
import { exportAvatar } from './avatar/queries.ts';
import { listBlocked } from './blocks/queries.ts';
import { exportEmailChange } from './email/queries.ts';
import { exportIdentities } from './external/queries.ts';
import { deleteInvitationByEmail } from './invitations/queries.ts';
import { exportPasskeys } from './passkeys/queries.ts';
import { exportSecurity } from './second-factor/queries.ts';
import { authCodes, authEvents, knownDevices, sessions, users } from './tables.ts';
import { exportTokens } from './tokens/queries.ts';
import { deleteWaitlistEntryByEmail } from './waitlist/queries.ts';

const { passwordHash: _passwordHash, ...account } = getTableColumns(users);
const { secretHash: _secretHash, formerHash: _formerHash, ...session } = getTableColumns(sessions);

/** Users are not shown which staff member acted. */
const { actorId: _actorId, ...event } = getTableColumns(authEvents);

/** Data export: the account, its sessions and devices, and its audit events. */
export async function exportOf(db: Db, userId: string) {
  return {
    account: await db.select(account).from(users).where(eq(users.id, userId)),
    picture: await exportAvatar(db, userId),
    sessions: await db
      .select(session)
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.id)),
    devices: await db
      .select({ seenAt: knownDevices.seenAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
      .orderBy(asc(knownDevices.seenAt)),
    security: await exportSecurity(db, userId),
    passkeys: await exportPasskeys(db, userId),
    addressChange: await exportEmailChange(db, userId),
    tokens: await exportTokens(db, userId),
    blocked: await listBlocked(db, userId),
    identities: await exportIdentities(db, userId),
    copies: await exportDataExports(db, userId),
    events: await db
      .select(event)
      .from(authEvents)
      .where(eq(authEvents.userId, userId))
      .orderBy(asc(authEvents.id)),
  };
}

/**
 * Deletes the account with its sessions and all emails sent to its address. Audit events remain: they hold only an id that no longer
 * belongs to anyone, and no address.
 */
export async function erase(tx: Db, userId: string): Promise<void> {
  const [deleted] = await tx
    .delete(users)
    .where(eq(users.id, userId))
    .returning({ email: users.email });
  if (deleted === undefined) return;

  await tx.delete(authCodes).where(eq(authCodes.email, deleted.email));
  await deleteWaitlistEntryByEmail(tx, deleted.email);
  await deleteInvitationByEmail(tx, deleted.email);
  await eraseMailsTo(tx, deleted.email);
}

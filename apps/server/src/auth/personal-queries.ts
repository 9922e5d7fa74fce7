import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { eraseMailsTo } from '../platform/mail/mail.ts';
import { exportCopies } from './account/copy-queries.ts';
import { exportAvatar } from './avatar/queries.ts';
import { exportEmailChange } from './email/queries.ts';
import { exportIdentities } from './external/queries.ts';
import { deleteInvitationOf } from './invitations/queries.ts';
import { exportPasskeys } from './passkeys/queries.ts';
import { exportSecurity } from './second-factor/queries.ts';
import { authCodes, authEvents, knownDevices, sessions, users } from './tables.ts';
import { exportTokens } from './tokens/queries.ts';
import { deletePlaceOf } from './waitlist/queries.ts';

const { passwordHash: _passwordHash, ...account } = getTableColumns(users);
const { secretHash: _secretHash, formerHash: _formerHash, ...session } = getTableColumns(sessions);

/** Who of the staff did something is not the person's to know. */
const { actorId: _actorId, ...event } = getTableColumns(authEvents);

/** The account, where it is signed in and what happened to it. */
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
    identities: await exportIdentities(db, userId),
    copies: await exportCopies(db, userId),
    events: await db
      .select(event)
      .from(authEvents)
      .where(eq(authEvents.userId, userId))
      .orderBy(asc(authEvents.id)),
  };
}

/**
 * The account with its sessions, and what was mailed to its address. Its events stay, as an audit must: they hold an id
 * that then belongs to nobody, and no address.
 */
export async function erase(tx: Db, userId: string): Promise<void> {
  const [gone] = await tx
    .delete(users)
    .where(eq(users.id, userId))
    .returning({ email: users.email });
  if (gone === undefined) return;

  await tx.delete(authCodes).where(eq(authCodes.email, gone.email));
  await deletePlaceOf(tx, gone.email);
  await deleteInvitationOf(tx, gone.email);
  await eraseMailsTo(tx, gone.email);
}

import type { MessagePrivacy } from '@longhand/contract/messages-people';
import { asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { messagePrivacy } from './tables.ts';

/** The default: everybody can write, and everything is shared. */
const defaultPrivacy: MessagePrivacy = {
  ...{ whoMayWrite: 'everyone' },
  ...{ sharesReceipts: true, sharesTyping: true, sharesPresence: true },
};

const { whoMayWrite, sharesReceipts, sharesTyping, sharesPresence } = messagePrivacy;
const privacyColumns = { whoMayWrite, sharesReceipts, sharesTyping, sharesPresence };

export async function readPrivacy(db: Db, userId: string): Promise<MessagePrivacy> {
  const [found] = await db
    .select(privacyColumns)
    .from(messagePrivacy)
    .where(eq(messagePrivacy.userId, userId));

  return found ?? defaultPrivacy;
}

/** The settings of several users; those without a row have the defaults. */
export async function readPrivacies(
  db: Db,
  userIds: readonly string[],
): Promise<(userId: string) => MessagePrivacy> {
  const rows =
    userIds.length === 0
      ? []
      : await db
          .select()
          .from(messagePrivacy)
          .where(inArray(messagePrivacy.userId, [...userIds]))
          .orderBy(asc(messagePrivacy.userId))
          .limit(userIds.length);
  const byId = new Map(rows.map((row) => [row.userId, row]));

  return (userId) => byId.get(userId) ?? defaultPrivacy;
}

export async function savePrivacy(
  db: Db,
  userId: string,
  changes: Partial<MessagePrivacy>,
): Promise<MessagePrivacy> {
  const [saved] = await db
    .insert(messagePrivacy)
    .values({ ...defaultPrivacy, ...changes, userId })
    .onConflictDoUpdate({
      target: messagePrivacy.userId,
      set: { whoMayWrite: sql`${whoMayWrite}`, ...changes },
    })
    .returning(privacyColumns);

  return saved ?? defaultPrivacy;
}

/** Subquery of users whom strangers cannot write to. */
export function closedToStrangersIds(db: Db) {
  return db
    .select({ id: messagePrivacy.userId })
    .from(messagePrivacy)
    .where(ne(whoMayWrite, 'everyone'));
}

import { and, asc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { messageAttachments } from './attachments/tables.ts';
import { appointOwner } from './groups/leave-group.ts';
import { readPrivacy } from './people/privacy-queries.ts';
import { listReportsOf } from './people/report-queries.ts';
import { messagePrivacy, messageReports } from './people/tables.ts';
import {
  conversationMembers,
  conversations,
  memberRanges,
  messageMarks,
  messageReactions,
  messages,
} from './tables.ts';

/** A user's own messages, files and settings, without the messages and ids of others. */
export async function exportOf(db: Db, userId: string) {
  const { title, kind } = conversations;
  const { userId: _member, ...membership } = getTableColumns(conversationMembers);
  const { userId: _marker, version: _version, ...mark } = getTableColumns(messageMarks);
  const { userId: _reactor, ...reaction } = getTableColumns(messageReactions);

  return {
    privacy: await readPrivacy(db, userId),
    conversations: await db
      .select({ ...membership, title, kind })
      .from(conversationMembers)
      .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
      .where(eq(conversationMembers.userId, userId))
      .orderBy(asc(conversationMembers.joinedAt), asc(conversationMembers.conversationId)),
    messages: readSentMessages(db, userId),
    files: readFiles(db, userId),
    marks: await db
      .select(mark)
      .from(messageMarks)
      .where(eq(messageMarks.userId, userId))
      .orderBy(asc(messageMarks.conversationId), asc(messageMarks.seq)),
    reactions: await db
      .select(reaction)
      .from(messageReactions)
      .where(eq(messageReactions.userId, userId))
      .orderBy(asc(messageReactions.reactedAt), asc(messageReactions.conversationId)),
    reports: await listReportsOf(db, userId),
  };
}

const pageSize = 200;

async function* readSentMessages(db: Db, userId: string) {
  const { conversationId, seq, sentAt, editedAt, body, clientId } = messages;
  let last = '00000000-0000-0000-0000-000000000000';
  for (let isMore = true; isMore; ) {
    const page = await db
      .select({ clientId, conversationId, seq, sentAt, editedAt, body })
      .from(messages)
      .where(and(eq(messages.senderId, userId), isNull(messages.systemEvent), gt(clientId, last)))
      .orderBy(asc(clientId))
      .limit(pageSize);
    yield* page;
    last = page.at(-1)?.clientId ?? last;
    isMore = page.length === pageSize;
  }
}

/** One file in memory at a time. */
async function* readFiles(db: Db, userId: string) {
  const { uploaderId: _uploader, ...columns } = getTableColumns(messageAttachments);
  const ids = await db
    .select({ id: messageAttachments.id })
    .from(messageAttachments)
    .where(eq(messageAttachments.uploaderId, userId))
    .orderBy(asc(messageAttachments.createdAt), asc(messageAttachments.id));
  for (const { id } of ids) {
    const [file] = await db
      .select(columns)
      .from(messageAttachments)
      .where(eq(messageAttachments.id, id));
    if (file) yield { ...file, content: Buffer.from(file.content).toString('base64') };
  }
}

/**
 * Deletes the data that belongs to the user alone. Sent messages stay with the other members, without a sender; conversations without
 * members are deleted.
 */
export async function erase(tx: Db, userId: string): Promise<void> {
  const conversationIds = await lockConversationsOf(tx, userId);
  await anonymizeMessages(tx, userId, conversationIds);
  await tx.delete(messageReactions).where(eq(messageReactions.userId, userId));
  await tx.delete(messageMarks).where(eq(messageMarks.userId, userId));
  await tx.delete(memberRanges).where(eq(memberRanges.userId, userId));
  await tx.delete(conversationMembers).where(eq(conversationMembers.userId, userId));
  await tx.delete(messagePrivacy).where(eq(messagePrivacy.userId, userId));
  await eraseFiles(tx, userId);
  for (const column of ['reporterId', 'personId'] as const) {
    await tx
      .update(messageReports)
      .set({ [column]: null })
      .where(eq(messageReports[column], userId));
  }
  for (const column of ['startedById', 'lowerUserId', 'higherUserId'] as const) {
    await tx
      .update(conversations)
      .set({ [column]: null })
      .where(eq(conversations[column], userId));
  }
  for (const { id, isEmpty, kind } of await listAfterErasure(tx, conversationIds)) {
    if (isEmpty) await tx.delete(conversations).where(eq(conversations.id, id));
    else if (kind === 'group') await appointOwner(tx, id);
  }
}

async function lockConversationsOf(tx: Db, userId: string): Promise<string[]> {
  const own = tx
    .select({ id: conversationMembers.conversationId })
    .from(conversationMembers)
    .where(eq(conversationMembers.userId, userId));
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      or(
        sql`${conversations.id} in ${own}`,
        eq(conversations.lowerUserId, userId),
        eq(conversations.higherUserId, userId),
      ),
    )
    .orderBy(asc(conversations.id))
    .for('update');

  return rows.map(({ id }) => id);
}

/** Each changed message gets its own version, so that clients receive all of them in pages. */
async function anonymizeMessages(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  const known = sql`array(select json_array_elements_text(${JSON.stringify(ids)}::json)::uuid)`;
  await tx.execute(sql`
    with affected as (
      select m.conversation_id, m.seq,
        c.version + row_number() over (partition by m.conversation_id order by m.seq) as version
      from ${messages} m join ${conversations} c on c.id = m.conversation_id
      where m.conversation_id = any(${known}) and (
        m.sender_id = ${userId} or ${userId} = any(m.mentions) or exists (
          select from ${messageReactions} r
          where r.conversation_id = m.conversation_id and r.seq = m.seq and r.user_id = ${userId}))
    ), changed as (
      update ${messages} m
      set sender_id = nullif(m.sender_id, ${userId}::uuid), mentions = array_remove(m.mentions, ${userId}::uuid),
        version = affected.version
      from affected where affected.conversation_id = m.conversation_id and affected.seq = m.seq
    )
    update ${conversations} c set version = newest.version
    from (select conversation_id, max(version) as version from affected group by 1) newest
    where newest.conversation_id = c.id`);
}

async function eraseFiles(tx: Db, userId: string): Promise<void> {
  const isOwn = eq(messageAttachments.uploaderId, userId);
  await tx.delete(messageAttachments).where(and(isOwn, isNull(messageAttachments.seq)));
  await tx.update(messageAttachments).set({ uploaderId: null }).where(isOwn);
}

function listAfterErasure(tx: Db, ids: readonly string[]) {
  const { id, kind } = conversations;
  const isEmpty = sql<boolean>`not exists (
    select from ${conversationMembers} one where one.conversation_id = ${conversations.id})`;

  return tx
    .select({ id, kind, isEmpty })
    .from(conversations)
    .where(
      sql`${id} = any(array(select json_array_elements_text(${JSON.stringify(ids)}::json)::uuid))`,
    )
    .orderBy(asc(id));
}

import { limits } from '@longhand/contract/limits';
import { and, asc, desc, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import type { Membership } from './conversations/conversation-queries.ts';
import { keyText } from './message-key.ts';
import { isOneOf, type MarkedMessage } from './message-queries.ts';
import { conversationMembers, memberRanges, messageEdits, messages } from './tables.ts';

/** Condition on `messages`: the text was changed after the user left the conversation. */
export function isEditedAfterLeaving(userId: string): SQL {
  return sql`exists (
    select from ${conversationMembers} member
    where member.user_id = ${userId} and member.conversation_id = ${messages.conversationId}
      and member.left_at < ${messages.editedAt})`;
}

/** Messages as their reader may see them. Former members see texts as they were when they left, without later edits. */
export async function restoreFormerTexts(
  db: Db,
  userId: string,
  rows: readonly MarkedMessage[],
): Promise<MarkedMessage[]> {
  const edited = rows.filter(({ editedAt }) => editedAt !== null);
  const leftAt = await findLeavingTimes(db, userId, edited);
  const changed = edited.filter(({ conversationId, editedAt }) => {
    const left = leftAt.get(conversationId);

    return left !== undefined && editedAt !== null && editedAt > left;
  });
  if (changed.length === 0) return [...rows];

  const edits = Map.groupBy(await listEditsOf(db, changed), keyText);
  const restored = changed.map((row) =>
    restoreText(row, edits.get(keyText(row)) ?? [], leftAt.get(row.conversationId)),
  );
  const byKey = new Map(restored.map((row) => [keyText(row), row]));

  return rows.map((row) => byKey.get(keyText(row)) ?? row);
}

/** The names that groups had when the user left them, by conversation. */
export async function findFormerTitles(
  db: Db,
  userId: string,
  rows: readonly Membership[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows
    .filter(({ conversation, member }) => conversation.kind === 'group' && member.leftAt !== null)
    .map(({ conversation }) => conversation.id);
  if (ids.length === 0) return new Map();
  const { conversationId, seq, systemEvent, systemTitle } = messages;
  const lastSeq = sql`(
    select max(span.to_seq) from ${memberRanges} span
    where span.user_id = ${userId} and span.conversation_id = ${conversationId})`;
  const found = await db
    .selectDistinctOn([conversationId], { conversationId, systemTitle })
    .from(messages)
    .where(
      and(
        inArray(conversationId, ids),
        sql`${systemEvent} in ('group_created', 'group_renamed')`,
        lte(seq, lastSeq),
      ),
    )
    .orderBy(asc(conversationId), desc(seq))
    .limit(ids.length);

  return new Map(found.map((row) => [row.conversationId, row.systemTitle ?? '']));
}

type EditRow = { conversationId: string; seq: number; body: string; replacedAt: Date };

/** Only the newest edits are stored. If the text from before the user left is no longer among them, nothing is shown. */
function restoreText(
  row: MarkedMessage,
  edits: readonly EditRow[],
  leftAt: Date | undefined,
): MarkedMessage {
  const isBefore = ({ replacedAt }: EditRow) => leftAt !== undefined && replacedAt <= leftAt;
  const earlier = edits.filter(isBefore);
  const isComplete = earlier.length > 0 || edits.length < limits.messageEditsMax;
  const next = edits.find((edit) => !isBefore(edit));

  return {
    ...row,
    body: isComplete ? (next?.body ?? '') : '',
    editedAt: earlier.at(-1)?.replacedAt ?? null,
    mentions: [],
    previewId: null,
  };
}

async function findLeavingTimes(
  db: Db,
  userId: string,
  rows: readonly MarkedMessage[],
): Promise<ReadonlyMap<string, Date>> {
  if (rows.length === 0) return new Map();
  const ids = [...new Set(rows.map(({ conversationId }) => conversationId))];
  const { conversationId, leftAt } = conversationMembers;
  const found = await db
    .select({ conversationId, leftAt })
    .from(conversationMembers)
    .where(
      and(eq(conversationMembers.userId, userId), inArray(conversationId, ids), isNotNull(leftAt)),
    )
    .orderBy(asc(conversationId))
    .limit(ids.length);

  return new Map(
    found.flatMap((row) => (row.leftAt === null ? [] : [[row.conversationId, row.leftAt]])),
  );
}

/** The earlier texts of messages, oldest first. */
function listEditsOf(db: Db, rows: readonly MarkedMessage[]): Promise<EditRow[]> {
  const { conversationId, seq, body, replacedAt, version } = messageEdits;

  return db
    .select({ conversationId, seq, body, replacedAt })
    .from(messageEdits)
    .where(isOneOf(rows, messageEdits))
    .orderBy(asc(conversationId), asc(seq), asc(version))
    .limit(rows.length * limits.messageEditsMax);
}

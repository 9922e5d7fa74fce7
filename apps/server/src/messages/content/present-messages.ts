import type { Attachment, LinkPreview, Message } from '@longhand/contract/messages-values';
import { rawRoutes } from '@longhand/contract/raw-routes';
import { blockedIdsOf } from '../../auth/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { type AttachmentRow, listAttachments } from '../attachments/queries.ts';
import { restoreFormerTexts } from '../former-text-queries.ts';
import { keyText } from '../message-key.ts';
import { findMessages, type MarkedMessage } from '../message-queries.ts';
import { listPreviews } from '../previews/queries.ts';
import { excerptOf } from '../rules.ts';
import { listReactions, type ReactionRow } from './content-queries.ts';
import { readSharedItems } from './shared-items.ts';

type Viewer = { db: Db; userId: string; now: Date };

/** Messages as their reader sees them, with everything that belongs to them. */
export async function presentMessages(
  { db, userId, now }: Viewer,
  stored: readonly MarkedMessage[],
): Promise<Message[]> {
  const rows = await restoreFormerTexts(db, userId, stored);
  const withContent = rows.filter((row) => row.deletedAt === null && !row.isHidden);
  const replies = withContent.flatMap(({ conversationId, replyToSeq }) =>
    replyToSeq === null ? [] : { conversationId, seq: replyToSeq },
  );
  const attachments = Map.groupBy(await listAttachments(db, withContent), keyText);
  const blocked = new Set(await blockedIdsOf(db, userId));
  const reactions = Map.groupBy(
    (await listReactions(db, withContent)).filter((row) => !blocked.has(row.userId)),
    keyText,
  );
  const answeredRows = await findMessages(db, userId, replies);
  const answered = new Map(
    (await restoreFormerTexts(db, userId, answeredRows)).map((row) => [keyText(row), row]),
  );
  const previews = new Map(
    (
      await listPreviews(
        db,
        withContent.flatMap(({ previewId }) => previewId ?? []),
      )
    ).map((one) => [one.id, one]),
  );
  const shared = await readSharedItems(db, withContent, now);

  return rows.map((row): Message => {
    const { conversationId, seq, version, clientId, senderId, replyToSeq, isHidden } = row;
    const isDeleted = row.deletedAt !== null || isHidden;
    const isSystem = row.systemEvent !== null;
    const replyRow = answered.get(keyText({ conversationId, seq: replyToSeq ?? 0 }));
    const preview = previews.get(row.previewId ?? '');

    return {
      ...{ conversationId, seq, version, clientId, senderId, isDeleted, isHidden },
      sentAt: row.sentAt.toISOString(),
      editedAt: isDeleted ? null : (row.editedAt?.toISOString() ?? null),
      body: isDeleted ? '' : row.body,
      replyTo: replyToSeq === null || isDeleted ? null : presentReply(replyToSeq, replyRow),
      attachments: (attachments.get(keyText(row)) ?? []).map(presentAttachment),
      shared: isDeleted ? null : (shared.get(keyText(row)) ?? null),
      preview: isDeleted || preview === undefined ? null : presentPreview(preview),
      reactions: presentReactions(reactions.get(keyText(row)) ?? [], userId),
      mentions: isSystem || isDeleted ? [] : row.mentions,
      isPinned: !isDeleted && row.pinnedAt !== null,
      isStarred: !isDeleted && row.isStarred,
      system: presentSystem(row),
    };
  });
}

/** The event and the names of a system message. */
export function presentSystem({
  systemEvent,
  systemTitle,
  mentions,
}: Pick<MarkedMessage, 'systemEvent' | 'systemTitle' | 'mentions'>): Message['system'] {
  return systemEvent === null
    ? null
    : { event: systemEvent, userIds: mentions, title: systemTitle ?? '' };
}

/** The message that another replies to; without text if the reader cannot see it. */
function presentReply(seq: number, row: MarkedMessage | undefined): Message['replyTo'] {
  return { seq, senderId: row?.senderId ?? null, body: excerptOf(row?.body ?? '') };
}

function presentAttachment(row: AttachmentRow): Attachment {
  const { id, kind, name, mediaType, bytes, width, height, alt } = row;
  const url = rawRoutes.readAttachment.path.replace(':id', id);

  return { id, kind, name, mediaType, bytes, width, height, alt, url };
}

function presentPreview({
  id,
  hasImage,
  ...preview
}: Awaited<ReturnType<typeof listPreviews>>[number]): LinkPreview | null {
  if (preview.title === '') return null;
  const imageUrl = hasImage ? rawRoutes.readPreviewImage.path.replace(':id', id) : null;

  return { ...preview, imageUrl };
}

function presentReactions(rows: readonly ReactionRow[], userId: string): Message['reactions'] {
  return Array.from(
    Map.groupBy(rows, ({ emoji }) => emoji),
    ([emoji, given]) => ({
      emoji,
      count: given.length,
      isOwn: given.some((row) => row.userId === userId),
      userIds: given.map((row) => row.userId),
    }),
  );
}

import { createHash } from 'node:crypto';
import { v4 as uuid } from 'uuid';
import { addMilliseconds, day } from '../platform/clock.ts';
import type { Db } from '../platform/db/db.ts';
import type { Services } from '../platform/http/context.ts';
import { readLinkPreview, readPreviewImage } from '../platform/link-preview/link-preview.ts';
import type { Job } from '../platform/slice.ts';
import { updateMessage } from './content/send-queries.ts';
import { nextVersion, saveChange } from './conversation-change.ts';
import { lockConversation } from './conversations/conversation-queries.ts';
import type { MessageKey } from './message-key.ts';
import { readLinkSource } from './message-queries.ts';
import { findPreview, type PreviewRow, upsertPreview } from './previews/queries.ts';
import { firstLinkOf } from './rules.ts';

const jobName = 'messages-link-preview';

/** Time after which a page, reachable or not, is requested again. */
const freshDays = 7;
const retryDays = 1;

/** Enqueues the preview of the first link of a text; without a link, nothing. */
export async function enqueuePreview(
  tx: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { conversationId, seq, body }: MessageKey & { body: string },
): Promise<void> {
  if (firstLinkOf(body) === null) return;
  await jobs.enqueue(tx, jobName, { conversationId, seq: String(seq) });
}

export const previewJob: Job = {
  name: jobName,
  async run(services, { conversationId, seq } = {}) {
    if (conversationId === undefined) return;
    const key = { conversationId, seq: Number(seq) };
    const link = await linkOf(services.db, key);
    if (link === null) return;
    const preview = await readFreshPreview(services, link);
    if (preview.title !== '') await attachPreview(services, key, { link, preview });
  },
};

async function linkOf(db: Db, key: MessageKey): Promise<string | null> {
  const source = await readLinkSource(db, key);

  return source === undefined ? null : firstLinkOf(source);
}

/** The stored preview, or a new one of the current page. An unreachable page has an empty title, or keeps its earlier preview. */
async function readFreshPreview(services: Services, link: string): Promise<PreviewRow> {
  const { db, clock, guardedFetch } = services;
  const now = clock.now();
  const urlHash = createHash('sha256').update(link).digest('hex');
  const stored = await findPreview(db, urlHash);
  const days = stored?.title === '' ? retryDays : freshDays;
  if (stored !== undefined && stored.fetchedAt > addMilliseconds(now, -days * day)) return stored;

  const page = await readLinkPreview(link, { guardedFetch });
  const empty = { url: link, title: '', description: '', siteName: '', image: null };
  const { id, ...content } = stored ?? { id: uuid(), ...empty };
  const fresh =
    page.is === 'failed'
      ? content
      : {
          url: page.preview.url,
          title: page.preview.title ?? '',
          description: page.preview.description ?? '',
          siteName: page.preview.siteName ?? '',
          image: await readImage(services, page.preview.imageUrl),
        };

  return upsertPreview(db, { ...fresh, id, urlHash, fetchedAt: now });
}

async function readImage(
  { guardedFetch }: Pick<Services, 'guardedFetch'>,
  address: string | null,
): Promise<Uint8Array | null> {
  if (address === null) return null;
  const image = await readPreviewImage(address, { guardedFetch });

  return image.is === 'read' ? image.content : null;
}

/** Adds the preview to the message if it still has the link. */
async function attachPreview(
  { db, clock }: Services,
  key: MessageKey,
  { link, preview }: { link: string; preview: PreviewRow },
): Promise<void> {
  await db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, key.conversationId);
    if (conversation === undefined || (await linkOf(tx, key)) !== link) return;
    const { lastSeq, version, lastMessageAt } = conversation;
    const change = {
      ...{ tx, now: clock.now(), conversation, lastSeq, version, lastMessageAt },
      formerMembers: [],
    };
    await updateMessage(tx, key, { previewId: preview.id, version: nextVersion(change) });
    await saveChange(change);
  });
}

import { refuse } from '@longhand/contract/errors';
import type { SharedItem } from '@longhand/contract/messages-values';
import { readSharedGoals } from '../../goals/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { readPublicTextInfos } from '../../writing-lab/index.ts';
import { listActiveAmong } from '../conversations/member-queries.ts';
import { keyText } from '../message-key.ts';
import type { MarkedMessage, MessageRow } from '../message-queries.ts';

type Shared = Pick<SharedItem, 'type' | 'id'>;
type ItemFigures = Omit<SharedItem, 'type' | 'id' | 'isAvailable'>;

const noFigures: ItemFigures = { title: '', words: null, done: null, target: null, unit: '' };

/** Refuses a text or goal that the user does not own or that is in the trash. */
export async function requireOwnItem(
  db: Db,
  userId: string,
  { item, now }: { item: Shared; now: Date },
): Promise<void> {
  const found = await readItems(db, userId, { items: [item], now });
  if (found.size === 0) throw refuse('shared_item_not_found');
}

/**
 * The texts and goals that messages share, as they are now, by `keyText`. An item is unavailable once it was deleted or its
 * owner left the conversation.
 */
export async function readSharedItems(
  db: Db,
  rows: readonly MarkedMessage[],
  now: Date,
): Promise<Map<string, SharedItem>> {
  const sharing = rows.filter(({ sharedId }) => sharedId !== null);
  const active = await listActiveAmong(db, sharing);
  const found = new Map<string, SharedItem>();
  for (const [ownerId, ownRows] of Map.groupBy(sharing, ({ senderId }) => senderId)) {
    const items = ownRows.flatMap((row) => itemOf(row) ?? []);
    const figures = ownerId === null ? new Map() : await readItems(db, ownerId, { items, now });
    for (const row of ownRows) {
      const item = itemOf(row);
      if (item === null) continue;
      const isActive = active.has(`${row.conversationId} ${ownerId}`);
      const shown: ItemFigures | undefined = isActive ? figures.get(item.id) : undefined;
      found.set(keyText(row), {
        ...item,
        ...(shown ?? noFigures),
        isAvailable: shown !== undefined,
      });
    }
  }

  return found;
}

function itemOf({ sharedType, sharedId }: MessageRow): Shared | null {
  return sharedType === null || sharedId === null ? null : { type: sharedType, id: sharedId };
}

async function readItems(
  db: Db,
  ownerId: string,
  { items, now }: { items: readonly Shared[]; now: Date },
): Promise<Map<string, ItemFigures>> {
  const idsOf = (type: Shared['type']) => [
    ...new Set(items.filter((item) => item.type === type).map(({ id }) => id)),
  ];
  const texts = await readPublicTextInfos(db, ownerId, idsOf('text'));
  const goals = await readSharedGoals(db, ownerId, { ids: idsOf('goal'), now });

  return new Map<string, ItemFigures>([
    ...texts.map(({ id, title, words }) => [id, { ...noFigures, title, words }] as const),
    ...goals.map(({ id, ...figures }) => [id, { ...noFigures, ...figures }] as const),
  ]);
}

import type { Db } from '../../platform/db/db.ts';
import {
  type FoundMessage,
  listSearchedConversations,
  type MessageFilter,
  searchAllConversations,
  searchEachConversation,
} from './search-queries.ts';

/** Conversations searched one by one at first; each further batch is larger. */
const firstBatch = 20;
const batchGrowth = 3;

/**
 * The newest messages that match. Conversations are searched in the order of their last messages, until none of the remaining ones can
 * have a newer match. If the first batch has too few matches, the others are searched together.
 */
export async function searchMessages(
  db: Db,
  userId: string,
  { conversationId, ...filter }: MessageFilter & { conversationId: string | undefined },
): Promise<FoundMessage[]> {
  const searched = await listSearchedConversations(db, userId, conversationId);
  let found: FoundMessage[] = [];
  for (let from = 0, size = firstBatch; from < searched.length; size *= batchGrowth) {
    const isRare = from > 0 && found.length < filter.limit;
    const ids = searched.slice(from, isRare ? undefined : from + size).map(({ id }) => id);
    const search = isRare ? searchAllConversations : searchEachConversation;
    found = [...found, ...(await search(db, userId, { ids, filter }))]
      .sort(byNewest)
      .slice(0, filter.limit);
    from += ids.length;
    const [oldest, next] = [found.at(filter.limit - 1), searched[from]];
    if (oldest !== undefined && next !== undefined && oldest.sentAt > next.lastMessageAt) break;
  }

  return found;
}

/** In the order of the cursor. */
function byNewest(one: FoundMessage, other: FoundMessage): number {
  const difference = other.sentAt.getTime() - one.sentAt.getTime();
  if (difference !== 0) return difference;
  if (one.conversationId === other.conversationId) return other.seq - one.seq;

  return one.conversationId < other.conversationId ? 1 : -1;
}

import { limits } from '@longhand/contract/limits';
import type { messages as contract } from '@longhand/contract/messages';
import type { Handlers } from '../../platform/http/context.ts';
import { keyText } from '../content/message-key.ts';
import { findMessages } from '../content/message-queries.ts';
import { presentMessages } from '../content/present-messages.ts';
import { readSearchCursor, writeSearchCursor } from '../rules.ts';
import { searchMessages } from './search-messages.ts';

export const searchHandlers: Pick<Handlers<typeof contract>, 'search'> = {
  async search({ query }, { db, clock, caller: { userId }, requestLimits }) {
    requestLimits.enforceForOperation({
      ...{ name: 'message-search', userId },
      perMinute: limits.searchesPerMinute,
    });
    const { conversationId, before, size, ...filters } = query;
    const isEmpty =
      filters.q === '' &&
      [conversationId, filters.senderId].every((one) => one === undefined) &&
      filters.isStarred !== true &&
      filters.isPinned !== true;
    if (isEmpty) return { items: [], next: null };

    const found = await searchMessages(db, userId, {
      ...{ ...filters, conversationId, limit: size + 1 },
      before: before === undefined ? null : readSearchCursor(before),
    });
    const page = found.slice(0, size);
    const rows = new Map((await findMessages(db, userId, page)).map((row) => [keyText(row), row]));
    const items = await presentMessages(
      { db, userId, now: clock.now() },
      page.flatMap((key) => rows.get(keyText(key)) ?? []),
    );
    const last = found.length > size ? page.at(-1) : undefined;

    return {
      items,
      next: last === undefined ? null : writeSearchCursor({ ...last, at: last.sentAt }),
    };
  },
};

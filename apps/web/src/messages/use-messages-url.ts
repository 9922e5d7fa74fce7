import { type ConversationFilter, conversationFilters } from '@longhand/contract/messages';
import { useNavigate, useSearch } from '@tanstack/react-router';

/** The state in the URL: the open conversation, a message in it, the filter, and whether to start a new one. */
export function useMessagesUrl() {
  const navigate = useNavigate();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const show: ConversationFilter =
    conversationFilters.find((known) => known === search['show']) ?? 'inbox';
  const go = (params: Record<string, string | number>, { replaces = false } = {}) =>
    void navigate({
      to: '/app/messages' as string, // a route from the screen table
      search: { ...(show === 'inbox' ? {} : { show }), ...params },
      resetScroll: false,
      replace: replaces,
    });

  return {
    show,
    openId: idOf(search['c']),
    /** Number of the message to show. */
    seq: numberOf(search['m']),
    isNew: search['new'] === '1',

    open: (c: string, m?: number) => go({ c, ...(m === undefined ? {} : { m }) }),
    close: () => go({}),
    startNew: () =>
      go({ ...(idOf(search['c']) === null ? {} : { c: String(search['c']) }), new: 1 }),
    /** Closes the dialog and replaces the history entry. */
    endNew: () =>
      go(idOf(search['c']) === null ? {} : { c: String(search['c']) }, { replaces: true }),

    setShow: (next: ConversationFilter) =>
      void navigate({
        to: '/app/messages' as string, // a route from the screen table
        search: {
          ...(next === 'inbox' ? {} : { show: next }),
          ...(idOf(search['c']) === null ? {} : { c: String(search['c']) }),
        },
        resetScroll: false,
      }),
  };
}

export const conversationPath = (id: string, show: ConversationFilter = 'inbox') =>
  `/app/messages?${show === 'inbox' ? '' : `show=${show}&`}c=${id}`;

function idOf(value: unknown): string | null {
  return typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
    ? value
    : null;
}

function numberOf(value: unknown): number | null {
  const number = Number(value);

  return Number.isSafeInteger(number) && number > 0 ? number : null;
}

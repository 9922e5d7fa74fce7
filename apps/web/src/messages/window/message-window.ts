import type { Message } from '@longhand/contract/messages-values';

/** A run of consecutive messages of a conversation, ascending. */
export type MessageWindow = {
  items: Message[];
  hasEarlier: boolean;
  hasLater: boolean;
  /** Everything changed up to this version of the conversation is in the window, if it lies in its range. */
  version: number;
};

export type MessagePage = Pick<MessageWindow, 'items' | 'hasEarlier' | 'hasLater'>;

/**
 * The window after changes. A message within the range is replaced if the change is newer; one after the end is added if the window reaches
 * the newest message. Messages outside the range are ignored, because they are loaded later.
 *
 * @param version of the conversation that the changes reach; left out for single messages
 */
export function mergeChanges(
  window: MessageWindow,
  changes: readonly Message[],
  version = window.version,
): MessageWindow {
  const first = window.items[0]?.seq ?? 0;
  const last = window.items.at(-1)?.seq ?? 0;
  const known = new Map(window.items.map((message) => [message.seq, message]));

  for (const change of changes) {
    const { seq } = change;
    const current = known.get(seq);
    const isAdded = seq > last ? !window.hasLater : seq >= first;
    const isNewer = current === undefined ? isAdded : change.version >= current.version;
    if (isNewer) known.set(seq, change);
  }
  const items = [...known.values()].filter(({ isHidden }) => !isHidden);
  items.sort((a, b) => a.seq - b.seq);

  return { ...window, items, version: Math.max(window.version, version) };
}

/** The window with the page before its start. */
export function prependPage(window: MessageWindow, page: MessagePage): MessageWindow {
  const first = window.items[0]?.seq ?? Number.POSITIVE_INFINITY;
  const items = [...page.items.filter(({ seq }) => seq < first), ...window.items];

  return { ...window, items, hasEarlier: page.hasEarlier };
}

/** The window with the page after its end. */
export function appendPage(window: MessageWindow, page: MessagePage): MessageWindow {
  const last = window.items.at(-1)?.seq ?? 0;
  const items = [...window.items, ...page.items.filter(({ seq }) => seq > last)];

  return { ...window, items, hasLater: page.hasLater };
}

/** The last messages of a window, so that a long conversation is not kept in memory. */
export function trimWindow(window: MessageWindow, size: number): MessageWindow {
  if (window.items.length <= size) return window;

  return { ...window, items: window.items.slice(-size), hasEarlier: true };
}

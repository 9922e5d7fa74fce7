import {
  type NotificationCategory,
  notificationCatalogue,
} from '@longhand/contract/notification-catalogue';
import type { Notification, NotificationFilter } from '@longhand/contract/notifications';

export type NotificationPage = { items: Notification[]; next: string | null };

/** Which list: a tab, and one category or all. */
export type ListFilter = { show: NotificationFilter; category: NotificationCategory | null };

export type NotificationStates = {
  isRead?: boolean;
  isArchived?: boolean;
  snoozedUntil?: string | null;
};

/** A notification and its new states. */
export type NotificationChange = { item: Notification; states: NotificationStates };

/** A notification after a change. Archiving ends a snooze. */
export function applyChange({ item, states }: NotificationChange): Notification {
  const changed = { ...item, ...states, isSeen: true };

  return states.isArchived === true ? { ...changed, snoozedUntil: null } : changed;
}

/** The change that undoes a change. */
export function undoChange(change: NotificationChange): NotificationChange {
  const { isRead, isArchived, snoozedUntil } = change.item;
  const { states } = change;
  const endsSnooze = states.isArchived === true && snoozedUntil !== null;

  return {
    item: applyChange(change),
    states: {
      ...(states.isRead !== undefined && { isRead }),
      ...(states.isArchived !== undefined && { isArchived }),
      ...((states.snoozedUntil !== undefined || endsSnooze) && { snoozedUntil }),
    },
  };
}

/**
 * The pages of a list after changes. Archived and snoozed notifications leave it or return to it; one that was just read stays in the unread
 * list until it is loaded again.
 */
export function applyToPages(
  pages: readonly NotificationPage[],
  filter: ListFilter,
  changed: readonly Notification[],
): NotificationPage[] {
  const changedById = new Map(changed.map((item) => [item.id, item]));
  const known = new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)));
  const kept = pages.map((page) => ({
    ...page,
    items: page.items
      .map((item) => changedById.get(item.id) ?? item)
      .filter((item) => !changedById.has(item.id) || isInTab(item, filter)),
  }));

  return changed
    .filter((item) => !known.has(item.id) && isInList(item, filter))
    .reduce(insertByDate, kept);
}

/** How many more notifications are unread after changes; negative for fewer. Archived and snoozed ones do not count. */
export function unreadDifference(changes: readonly NotificationChange[]): number {
  const isCounted = (item: Notification) =>
    !item.isRead && !item.isArchived && item.snoozedUntil === null;
  const countUnread = (items: readonly Notification[]) => items.filter(isCounted).length;

  return countUnread(changes.map(applyChange)) - countUnread(changes.map(({ item }) => item));
}

function isInTab({ isArchived, snoozedUntil }: Notification, { show }: ListFilter): boolean {
  if (show === 'archived') return isArchived;
  if (show === 'snoozed') return snoozedUntil !== null;

  return !isArchived && snoozedUntil === null;
}

function isInList(item: Notification, filter: ListFilter): boolean {
  const { show, category } = filter;

  return (
    isInTab(item, filter) &&
    (show !== 'unread' || !item.isRead) &&
    (category === null || notificationCatalogue[item.kind].category === category)
  );
}

/** Inserts a notification where its date belongs, unless that page is not loaded yet. */
function insertByDate(pages: NotificationPage[], item: Notification): NotificationPage[] {
  const isOlder = (other: Notification) => other.createdAt < item.createdAt;
  const found = pages.findIndex(({ items }) => items.some(isOlder));
  const target = found === -1 && pages.at(-1)?.next === null ? pages.length - 1 : found;

  return pages.map((page, index) => {
    if (index !== target) return page;
    const position = page.items.findIndex(isOlder);

    return { ...page, items: page.items.toSpliced(position === -1 ? Infinity : position, 0, item) };
  });
}

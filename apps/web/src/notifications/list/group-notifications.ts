import {
  type NotificationObject,
  notificationCatalogue,
} from '@longhand/contract/notification-catalogue';
import type { Notification } from '@longhand/contract/notifications';

/** Adjacent notifications about the same object, or of the same kind on the same day. */
export type NotificationGroup = {
  /** Does not change when notifications are added to the group. */
  key: string;
  /** What they share: their object, otherwise their kind. */
  object: NotificationObject | null;
  /** Newest first; at least one. */
  items: [Notification, ...Notification[]];
};

/**
 * Groups adjacent notifications. Security notifications stay single, because each needs its own decision.
 *
 * @param dayOf the day of an instant in the reader's time zone
 */
export function groupNotifications(
  items: readonly Notification[],
  dayOf: (instant: string) => string,
): NotificationGroup[] {
  const groups: NotificationGroup[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const object = last && sharedObject(last, item);
    if (last && object !== undefined && canJoin(last, { item, object, dayOf })) {
      last.items.push(item);
      last.object = object;
    } else {
      groups.push({ key: item.id, object: null, items: [item] });
    }
  }

  return withKeys(groups, dayOf);
}

/** The object of a group with one more notification: null if it is grouped by kind, undefined if the objects differ. */
function sharedObject(
  { object, items }: NotificationGroup,
  item: Notification,
): NotificationObject | null | undefined {
  const [first] = items;
  if (items.length > 1) {
    return object === null || isSameObject(object, item.object) ? object : undefined;
  }

  return isSameObject(first.object, item.object) ? first.object : null;
}

type Candidate = {
  item: Notification;
  object: NotificationObject | null;
  dayOf: (instant: string) => string;
};

function canJoin({ items: [first] }: NotificationGroup, { item, object, dayOf }: Candidate) {
  if ([first, item].some(({ kind }) => notificationCatalogue[kind].category === 'security')) {
    return false;
  }

  return (
    object !== null ||
    (first.kind === item.kind && dayOf(first.createdAt) === dayOf(item.createdAt))
  );
}

function isSameObject(one: NotificationObject | null, other: NotificationObject | null): boolean {
  return one !== null && other !== null && one.type === other.type && one.id === other.id;
}

/** The name of a group: what its notifications have in common, and a number if there is another such group. */
function withKeys(
  groups: readonly NotificationGroup[],
  dayOf: (instant: string) => string,
): NotificationGroup[] {
  const counts = new Map<string, number>();

  return groups.map((group) => {
    const [first] = group.items;
    if (group.items.length === 1) return group;
    const shared = group.object?.id ?? `${first.kind} ${dayOf(first.createdAt)}`;
    const count = (counts.get(shared) ?? 0) + 1;
    counts.set(shared, count);

    return { ...group, key: `${shared} ${count}` };
  });
}

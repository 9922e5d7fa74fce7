import { limits } from '@longhand/contract/limits';
import type { Notification } from '@longhand/contract/notifications';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '../platform/use-dates.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { QueryContent } from '../ui/query-content.tsx';
import { EmptyState } from '../ui/states.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { markSeen, useNotifications } from './api.ts';
import type { ListFilter } from './list/apply-changes.ts';
import { groupNotifications } from './list/group-notifications.ts';
import { GroupRow } from './list/group-row.tsx';
import { MarkAllRead } from './list/mark-all-read.tsx';
import { NotificationRow } from './list/notification-row.tsx';
import { moveBetweenRows } from './list/row-focus.ts';
import styles from './list/tabs.module.css';
import { CategoryFilter, listPath, Tabs, useListFilter } from './list/tabs.tsx';
import { useUnreadCounts } from './unread.ts';
import { useNotificationText } from './use-notification-text.ts';

/** The user's notifications, newest first. */
export default function Notifications() {
  const t = useTranslations('notifications');
  const filter = useListFilter();
  const list = useNotifications(filter);
  const unread = useUnreadCounts()?.unread;
  const items = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  const isCurrent = filter.show === 'all' || filter.show === 'unread';
  useMarkSeen(items, filter);

  return (
    <Page
      hasFocusFallback
      title={<Title unread={unread} />}
      lede={t('lede')}
      action={
        isCurrent &&
        (list.isPending || (unread !== undefined && unread > 0)) && (
          <MarkAllRead newest={items[0]} filter={filter} isLoading={list.isPending} />
        )
      }
    >
      <Section label={t('title')}>
        <div className={styles.head}>
          <Tabs filter={filter} />
          <div className={styles.filters}>
            <CategoryFilter filter={filter} />
            <TextLink to="/app/settings/notifications">{t('settings')}</TextLink>
          </div>
        </div>
        <QueryContent query={list} errorTitle={t('error')} lines={6}>
          {() => (
            <>
              <NotificationList items={items} filter={filter} />
              {list.hasNextPage && (
                <p className={styles.more}>
                  <Button
                    loading={list.isFetchingNextPage}
                    onClick={() => void list.fetchNextPage()}
                  >
                    {t('more')}
                  </Button>
                </p>
              )}
            </>
          )}
        </QueryContent>
      </Section>
    </Page>
  );
}

/** States how many are unread, if known. */
function Title({ unread }: { unread: number | undefined }) {
  const t = useTranslations('notifications');
  if (unread === undefined) return t('title');

  return unread < limits.unreadCountMax
    ? t('count', { n: unread })
    : t('countMany', { n: limits.unreadCountMax - 1 });
}

type NotificationListProps = { items: readonly Notification[]; filter: ListFilter };

function NotificationList({ items, filter }: NotificationListProps) {
  const { dayOf } = useDates();
  const { show } = filter;

  return (
    <>
      <NewNotificationsStatus key={listPath(filter)} items={items} />
      {items.length === 0 && (
        <div className={styles.empty}>
          <NoNotifications filter={filter} />
        </div>
      )}
      <ul onKeyDown={moveBetweenRows}>
        {groupNotifications(items, dayOf).map((group) =>
          group.items.length === 1 ? (
            <NotificationRow key={group.key} notification={group.items[0]} show={show} />
          ) : (
            <GroupRow key={group.key} group={group} show={show} />
          ),
        )}
      </ul>
    </>
  );
}

function NoNotifications({ filter }: { filter: ListFilter }) {
  const t = useTranslations('notifications.empty');
  const { show, category } = filter;
  if (category !== null) {
    return (
      <EmptyState
        title={t('category')}
        action={
          <ButtonLink to={listPath({ show, category: null })}>{t('allCategories')}</ButtonLink>
        }
      />
    );
  }

  return (
    <EmptyState
      title={t(show)}
      action={
        show === 'all' && <ButtonLink to="/app/writing-lab/analyzer?new=1">{t('write')}</ButtonLink>
      }
    >
      <p>{t(`${show}Body`)}</p>
    </EmptyState>
  );
}

/** Tells screen readers about notifications that arrive while the list is open. */
function NewNotificationsStatus({ items }: { items: readonly Notification[] }) {
  const t = useTranslations('notifications');
  const textOf = useNotificationText();
  const [known, setKnown] = useState(items);
  const [newItems, setNewItems] = useState<readonly Notification[]>([]);
  if (known !== items) {
    const knownIds = new Set(known.map(({ id }) => id));
    const end = items.findIndex(({ id }) => knownIds.has(id));
    const added = items.slice(0, Math.max(0, end)).filter(({ isSeen }) => !isSeen);
    setKnown(items);
    if (added.length > 0) setNewItems(added);
  }
  const [newest] = newItems;

  return (
    <p className={styles.spoken} role="status">
      {newest && t('added', { n: newItems.length, title: textOf(newest).title })}
    </p>
  );
}

/**
 * Marks the listed notifications as seen once the page that shows them is visible. Not with a category or in the other tabs: they do not show
 * all that would be marked.
 */
function useMarkSeen(items: readonly Notification[], { show, category }: ListFilter): void {
  const showsAll = category === null && (show === 'all' || show === 'unread');
  const newestId =
    showsAll && items.some(({ isSeen, isRead }) => !isSeen && !isRead) ? items[0]?.id : undefined;

  useEffect(() => {
    if (newestId === undefined) return;
    const markIfVisible = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', markIfVisible);
      void markSeen(newestId);
    };

    document.addEventListener('visibilitychange', markIfVisible);
    markIfVisible();

    return () => document.removeEventListener('visibilitychange', markIfVisible);
  }, [newestId]);
}

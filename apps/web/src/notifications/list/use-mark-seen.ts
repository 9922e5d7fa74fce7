import type { Notification } from '@longhand/contract/notifications';
import { useEffect } from 'react';
import { markSeen } from '../api.ts';
import type { ListFilter } from './apply-changes.ts';

/**
 * Marks the listed notifications as seen once the page that shows them is visible. Not with a category or in the other tabs: they do not show
 * all that would be marked.
 */
export function useMarkSeen(items: readonly Notification[], { show, category }: ListFilter): void {
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

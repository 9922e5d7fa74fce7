import type { Notification, NotificationFilter } from '@longhand/contract/notifications';
import { useTranslations } from 'use-intl';
import { showToast } from '../../platform/toasts.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { useChangeNotifications } from '../api.ts';
import { useFutureTime } from '../use-future-time.ts';
import { type NotificationStates, undoChange } from './apply-changes.ts';
import { focusNextRow } from './row-focus.ts';

/** The actions of a row or group. Each shows a toast that undoes it. */
export type NotificationActions = {
  toggleRead: () => void;
  toggleArchived: () => void;
  /** Null ends a snooze. */
  snooze: (until: string | null) => void;
};

type ActionsOf = {
  /** One notification, or all of a group. */
  items: readonly Notification[];
  /** The tab that shows them. */
  show: NotificationFilter;
  row: { current: Element | null };
};

export function useNotificationActions({ items, show, row }: ActionsOf): NotificationActions {
  const t = useTranslations('notifications.done');
  const failureText = useFailureText();
  const futureTime = useFutureTime();
  const { mutateAsync } = useChangeNotifications();
  const n = items.length;

  const perform = async (states: NotificationStates, doneText: string) => {
    const changes = items.map((item) => ({ item, states }));
    try {
      await mutateAsync(changes);
    } catch (failure) {
      showToast({ type: 'error', words: failureText(failure) });

      return;
    }
    const undo = () => void mutateAsync(changes.map(undoChange)).catch(() => undefined); // shown as a toast
    showToast({ type: 'success', words: doneText, undo });
  };

  return {
    toggleRead() {
      const isRead = items.some((item) => !item.isRead);
      if (isRead && show === 'unread') focusNextRow(row.current);
      void perform({ isRead }, t(isRead ? 'read' : 'unread', { n }));
    },
    toggleArchived() {
      const isArchived = show !== 'archived';
      focusNextRow(row.current);
      void perform({ isArchived }, t(isArchived ? 'archived' : 'restored', { n }));
    },
    snooze(snoozedUntil) {
      if (snoozedUntil === null || show !== 'snoozed') focusNextRow(row.current);
      const doneText =
        snoozedUntil === null
          ? t('unsnoozed', { n })
          : t('snoozed', { n, when: futureTime(snoozedUntil) });
      void perform({ snoozedUntil }, doneText);
    },
  };
}

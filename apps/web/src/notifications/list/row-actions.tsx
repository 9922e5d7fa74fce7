import type { Notification, NotificationFilter } from '@longhand/contract/notifications';
import type { KeyboardEvent, ReactNode } from 'react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import { goalTitleOf } from '../goal-title.ts';
import { useMute } from '../muted/use-mute.ts';
import { SnoozeButton } from '../snooze/snooze-button.tsx';
import { isPlainKey } from './row-focus.ts';
import { useNotificationActions } from './use-notification-actions.ts';

type RowActionsOptions = {
  items: readonly [Notification, ...Notification[]];
  show: NotificationFilter;
  /** Names the notification for screen readers. */
  title: string;
  row: { current: Element | null };
  /** Whether all of them are about the object of the first. */
  hasObject: boolean;
};

/** The buttons of a row or group, and the key handler with the same actions: R, E and S. */
export function useRowActions({ items, show, title, row, hasObject }: RowActionsOptions): {
  buttons: ReactNode;
  handleKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
} {
  const t = useTranslations('notifications');
  const [isSnoozeOpen, setSnoozeOpen] = useState(false);
  const { toggleRead, toggleArchived, snooze } = useNotificationActions({ items, show, row });
  const isRead = items.every((item) => item.isRead);
  const isArchive = show === 'archived';
  const readLabel = t(isRead ? 'unread' : 'read');
  const archiveLabel = t(isArchive ? 'restore' : 'archive');
  const snoozeLabel = t('snooze.button');
  const unsnoozeLabel = t('snooze.end');
  const nameOf = (action: string) => t('named', { action, title });
  const keyActions: Record<string, () => void> = {
    KeyE: toggleArchived,
    ...(!isArchive && { KeyR: toggleRead, KeyS: () => setSnoozeOpen(true) }),
  };

  return {
    handleKeyDown(event) {
      const act = isPlainKey(event) && !event.repeat && keyActions[event.code];
      if (!act) return;
      event.preventDefault();
      act();
    },

    buttons: (
      <>
        {!isArchive && (
          <>
            <TextButton quiet aria-label={nameOf(readLabel)} onClick={toggleRead}>
              {readLabel}
            </TextButton>
            {show === 'snoozed' && (
              <TextButton quiet aria-label={nameOf(unsnoozeLabel)} onClick={() => snooze(null)}>
                {unsnoozeLabel}
              </TextButton>
            )}
            <SnoozeButton
              label={snoozeLabel}
              name={nameOf(snoozeLabel)}
              open={isSnoozeOpen}
              onOpen={setSnoozeOpen}
              onSnooze={snooze}
            />
          </>
        )}
        <TextButton quiet aria-label={nameOf(archiveLabel)} onClick={toggleArchived}>
          {archiveLabel}
        </TextButton>
        {hasObject && <MuteButton notification={items[0]} />}
      </>
    ),
  };
}

/** Mutes the goal of a notification. */
function MuteButton({ notification }: { notification: Notification }) {
  const t = useTranslations('notifications');
  const { isMuted, setMuted } = useMute();
  const { object } = notification;
  const title = goalTitleOf(notification);
  if (object === null || title === undefined) return null;
  const isOn = isMuted(object) ?? false;
  const label = t(isOn ? 'unmute' : 'mute');

  return (
    <TextButton
      quiet
      aria-label={t('named', { action: label, title })}
      onClick={() => void setMuted({ ...object, title }, !isOn)}
    >
      {label}
    </TextButton>
  );
}

import type { Notification } from '@longhand/contract/notifications';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotificationText } from '../use-notification-text.ts';
import styles from './tabs.module.css';

/** Tells screen readers about notifications that arrive while the list is open. */
export function NewNotificationsStatus({ items }: { items: readonly Notification[] }) {
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

import type { NotificationFilter } from '@longhand/contract/notifications';
import clsx from 'clsx';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { TextButton } from '../../ui/text-link.tsx';
import type { NotificationGroup } from './group-notifications.ts';
import { NotificationRow } from './notification-row.tsx';
import styles from './row.module.css';
import { useRowActions } from './row-actions.tsx';
import { rowAttribute, rowFocusAttribute } from './row-focus.ts';
import { useGroupText } from './use-group-text.ts';

type GroupRowProps = { group: NotificationGroup; show: NotificationFilter };

/** Several notifications as one row, which expands. Its actions apply to all of them. */
export function GroupRow({ group, show }: GroupRowProps) {
  const t = useTranslations('notifications');
  const dates = useDates();
  const listId = useId();
  const row = useRef<HTMLLIElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { title, body } = useGroupText()(group);
  const { items } = group;
  const [{ createdAt }] = items;
  const isUnread = items.some(({ isRead }) => !isRead);
  const hasObject = group.object !== null;
  const { buttons, handleKeyDown } = useRowActions({ items, show, title, row, hasObject });
  const toggleLabel = isOpen ? t('groups.hide') : t('groups.show', { n: items.length });

  return (
    <li
      ref={row}
      {...rowAttribute}
      className={clsx(styles.row, isUnread && styles.unread)}
      onKeyDown={handleKeyDown}
    >
      <h2 className={styles.title}>
        {isUnread && <span className={styles.spoken}>{t('isUnread')}: </span>}
        {title}
      </h2>
      <time className={styles.when} dateTime={createdAt}>
        {dates.dateTime(createdAt)}
      </time>
      {body !== '' && <p className={styles.body}>{body}</p>}
      <div className={styles.actions}>
        <TextButton
          {...rowFocusAttribute}
          className={styles.open}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={t('named', { action: toggleLabel, title })}
          onClick={() => setOpen(!isOpen)}
        >
          {toggleLabel}
        </TextButton>
        {buttons}
      </div>
      <ul id={listId} className={styles.members} hidden={!isOpen}>
        {isOpen &&
          items.map((item) => (
            <NotificationRow key={item.id} group={group} notification={item} show={show} />
          ))}
      </ul>
    </li>
  );
}

import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { deviceToday } from '../../platform/clock.ts';
import { useUser } from '../../platform/session.ts';
import { useDates } from '../../platform/use-dates.ts';
import type { MessageListProps } from '../message/message-list-props.ts';
import { MessageRow } from '../message/message-row.tsx';
import { useMessageActions } from '../message/use-message-actions.ts';
import { useSystemText } from '../system-text.ts';
import type { MessageRow as Row } from '../window/group-messages.ts';
import styles from './conversation.module.css';

type MessageRowsProps = MessageListProps & {
  rows: readonly Row[];
  /** Messages whose edit waits to be sent. */
  editedSeqs: ReadonlySet<number>;
  highlighted: number | null;
  onMarkUnread: (seq: number) => Promise<unknown>;
};

/**
 * Day headings, system lines and messages. One message at a time is in the tab order; the arrow keys move between them, and its actions
 * follow it.
 */
export function MessageRows(props: MessageRowsProps) {
  const { conversation, userId, rows, editedSeqs, highlighted } = props;
  const t = useTranslations('messages');
  const dates = useDates();
  const user = useUser();
  const systemText = useSystemText(conversation.members);
  const [activeSeq, setActiveSeq] = useState<number | null>(null);
  const actions = useMessageActions(props);
  const usernames = useMemo(
    () => new Set(conversation.members.flatMap(({ username }) => username?.toLowerCase() ?? [])),
    [conversation.members],
  );
  const lastSeq = rows.findLast((row) => row.kind === 'message')?.message.seq;
  const tabStop = activeSeq ?? lastSeq;

  return (
    <>
      {rows.map((row) => {
        if (row.kind === 'day')
          return (
            <li key={`day ${row.day}`} className={styles.day}>
              <h3>
                {row.day === deviceToday() ? t('conversation.today') : dates.heading(row.day)}
              </h3>
            </li>
          );
        if (row.kind === 'unread')
          return (
            <li key="unread" className={styles.unreadLine} data-unread-line>
              <span>{t('conversation.unreadLine')}</span>
            </li>
          );
        const { message, startsGroup } = row;
        const { seq, senderId, system } = message;
        if (system !== null)
          return (
            <li key={seq} className={styles.system} data-seq={seq} tabIndex={-1}>
              {systemText(system, senderId)}
            </li>
          );

        return (
          <MessageRow
            key={seq}
            message={message}
            startsGroup={startsGroup}
            isOwn={senderId === userId}
            isWaiting={editedSeqs.has(seq)}
            isActive={seq === activeSeq}
            isTabStop={seq === tabStop}
            isHighlighted={seq === highlighted}
            conversation={conversation}
            usernames={usernames}
            ownUsername={user?.username ?? null}
            actions={actions}
            onActivate={setActiveSeq}
            onKeyDown={moveFocus}
          />
        );
      })}
    </>
  );
}

/** Moves the focus between messages. Keys that a control within the message uses are left to it. */
function moveFocus(event: KeyboardEvent<HTMLLIElement>): void {
  const row = event.currentTarget;
  if (event.target !== row) {
    if (event.key === 'Escape') row.focus();

    return;
  }
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>('[data-seq]') ?? [])];
  const at = rows.indexOf(row);
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowUp: rows[at - 1],
    ArrowDown: rows[at + 1],
    Home: rows[0],
    End: rows.at(-1),
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

import type { ConversationDetail, Message } from '@longhand/contract/messages-values';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useSenderName } from '../names.ts';
import styles from './message.module.css';
import { MessageContent } from './message-content.tsx';
import { MessageToolbar } from './message-toolbar.tsx';
import { WaitingText } from './outgoing-row.tsx';
import { Reactions } from './reactions.tsx';
import type { MessageActions } from './use-message-actions.ts';

type MessageRowProps = {
  message: Message;
  startsGroup: boolean;
  isOwn: boolean;
  /** Whether an edit of it waits to be sent. */
  isWaiting: boolean;
  isActive: boolean;
  isTabStop: boolean;
  isHighlighted: boolean;
  conversation: ConversationDetail;
  usernames: ReadonlySet<string>;
  ownUsername: string | null;
  actions: MessageActions;
  onActivate: (seq: number | null) => void;
  onKeyDown: (event: KeyboardEvent<HTMLLIElement>) => void;
};

/** A message with its sender, content, reactions and, while it is pointed at or focused, its actions. */
export function MessageRow(props: MessageRowProps) {
  const { message, startsGroup, isOwn, isActive, conversation, actions, onActivate } = props;
  const t = useTranslations('messages');
  const dates = useDates();
  const { seq, senderId, sentAt, editedAt, isDeleted, isPinned, isStarred } = message;
  const { name } = useSenderName(conversation.members)(senderId);
  const sender = conversation.members.find(({ id }) => id === senderId);
  const showsSender = startsGroup && !isOwn;

  return (
    <li
      className={styles.row}
      data-seq={seq}
      data-own={isOwn || undefined}
      data-starts={startsGroup || undefined}
      data-highlighted={props.isHighlighted || undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      onKeyDown={props.onKeyDown}
      onFocus={() => onActivate(seq)}
      onPointerEnter={() => onActivate(seq)}
      onPointerLeave={(event) => leaveRow(event.currentTarget, () => onActivate(null))}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leaveRow(currentTarget, () => onActivate(null));
      }}
    >
      {showsSender && (
        <span className={styles.avatar} aria-hidden="true">
          <Avatar name={name} src={sender?.avatarUrl ?? null} />
        </span>
      )}
      <article className={styles.body}>
        <p className={startsGroup ? styles.head : styles.spoken}>
          <b className={isOwn ? styles.spoken : styles.sender}>
            {isOwn ? t('system.you') : <bdi>{name}</bdi>}
          </b>{' '}
          <time dateTime={sentAt}>{dates.time(sentAt)}</time>
        </p>
        <MessageContent {...props} hasActiveContent={conversation.state !== 'request' || isOwn} />
        {(editedAt !== null || isPinned || isStarred) && !isDeleted && (
          <p className={styles.meta}>
            {props.isWaiting && <WaitingText />}
            {editedAt !== null && !props.isWaiting && (
              <TextButton
                quiet
                tabIndex={isActive ? 0 : -1}
                onClick={() => actions.showHistory(message)}
              >
                {t('message.edited')}
              </TextButton>
            )}
            {isPinned && <span>{t('message.pinned')}</span>}
            {isStarred && <span>{t('message.starred')}</span>}
          </p>
        )}
        <Reactions
          message={message}
          members={conversation.members}
          canReact={actions.canWrite}
          onReact={(emoji, isOn) => void actions.react(message, emoji, isOn)}
        />
      </article>
      {isActive && conversation.state !== 'request' && (
        <MessageToolbar message={message} name={name} actions={actions} />
      )}
    </li>
  );
}

/** Hides the actions when neither pointer nor focus is in the row, unless one of them has opened something. */
function leaveRow(row: HTMLElement, hide: () => void): void {
  const hasFocus = row.contains(document.activeElement);
  const isOpen = row.querySelector('[aria-expanded="true"]') !== null;
  if (!hasFocus && !isOpen && !row.matches(':hover')) hide();
}

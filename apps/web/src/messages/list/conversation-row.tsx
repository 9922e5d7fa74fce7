import { limits } from '@longhand/contract/limits';
import type { Conversation } from '@longhand/contract/messages-values';
import clsx from 'clsx';
import { useFormatter, useTranslations } from 'use-intl';
import { useStore } from '../../platform/store.ts';
import { Link } from '../../ui/text-link.tsx';
import { draftStoreOf } from '../composer/draft-store.ts';
import { useConversationActions } from '../conversation-actions.ts';
import { ConversationAvatar } from '../conversation-avatar.tsx';
import { isMutedNow } from '../is-muted.ts';
import { MenuButton } from '../menu-button.tsx';
import { useNames } from '../names.ts';
import { conversationPath, useMessagesUrl } from '../use-messages-url.ts';
import { useShortTime } from '../use-short-time.ts';
import { ExcerptText } from './excerpt-text.tsx';
import styles from './list.module.css';

type ConversationRowProps = { conversation: Conversation; isOpen: boolean; userId: string };

/** One conversation: names, excerpt and time of the last message, and unread count. */
export function ConversationRow({ conversation, isOpen, userId }: ConversationRowProps) {
  const t = useTranslations('messages');
  const format = useFormatter();
  const formatTime = useShortTime();
  const { conversationName } = useNames();
  const { show } = useMessagesUrl();
  const actions = useConversationActions();
  const drafts = useStore(draftStoreOf(userId));
  const { id, unread, isPinned, isMentioned, mutedUntil, lastMessage } = conversation;
  const name = conversationName(conversation);
  const isMuted = isMutedNow(mutedUntil);
  const ownDraft = drafts[id];
  const draft = ownDraft?.isSaved === false ? ownDraft.text : conversation.draft;
  const unreadText =
    unread < limits.unreadCountMax
      ? format.number(unread)
      : t('list.manyUnread', { n: limits.unreadCountMax - 1 });

  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <Link
        to={conversationPath(id, show)}
        className={clsx(styles.link, unread > 0 && !isMuted && styles.unread)}
        aria-current={isOpen ? 'true' : undefined}
      >
        <ConversationAvatar conversation={conversation} />
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        {lastMessage !== null && (
          <time className={styles.when} dateTime={lastMessage.sentAt}>
            {formatTime(lastMessage.sentAt)}
          </time>
        )}
        <span className={styles.excerpt}>
          <ExcerptText conversation={conversation} draft={isOpen ? '' : draft} />
        </span>
        <span className={styles.marks}>
          {isPinned && <span>{t('list.pinned')}</span>}
          {isMuted && <span>{t('list.muted')}</span>}
          {isMentioned && unread > 0 && (
            <>
              <b aria-hidden="true">@</b>
              <span className={styles.spoken}>{t('list.mentioned')}</span>
            </>
          )}
          {unread > 0 && (
            <>
              <b className={styles.count} data-quiet={isMuted || undefined} aria-hidden="true">
                {unreadText}
              </b>
              <span className={styles.spoken}>{t('list.unread', { n: unread })}</span>
            </>
          )}
        </span>
      </Link>
      <MenuButton
        className={styles.menu}
        label={t('list.menu', { name })}
        entries={() => actions.entriesFor(conversation)}
      />
    </li>
  );
}

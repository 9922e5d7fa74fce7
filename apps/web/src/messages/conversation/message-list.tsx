import type { ConversationDetail, Message } from '@longhand/contract/messages-values';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { Button } from '../../ui/button.tsx';
import type { MessageListProps } from '../message/message-list-props.ts';
import { OutgoingRow } from '../message/outgoing-row.tsx';
import { groupMessages } from '../window/group-messages.ts';
import type { MessageWindow } from '../window/message-window.ts';
import { receiptOf } from '../window/receipt.ts';
import type { LoadedMessages } from '../window/use-message-window.ts';
import styles from './conversation.module.css';
import { MessageRows } from './message-rows.tsx';
import { useMessageScroll } from './use-message-scroll.ts';
import { useReadCursor } from './use-read-cursor.ts';

/** The messages of a conversation, with those that wait to be sent. It opens at the unread line, else at the end. */
export function MessageList(props: MessageListProps) {
  const { conversation, userId, window, loaded, outgoing, jump, onJump } = props;
  const t = useTranslations('messages');
  const dates = useDates();
  const { items, hasLater } = window;
  const newest = items.at(-1)?.seq ?? 0;
  const sentIds = new Set(items.map(({ clientId }) => clientId));
  // Waiting changes are shown in their messages, refused ones here with their reason.
  const waiting = outgoing.filter(
    ({ clientId, change, failure }) =>
      !sentIds.has(clientId) && (change === undefined || failure !== undefined),
  );
  const editedSeqs = useMemo(() => {
    const changes = outgoing.flatMap(({ change, failure }) => (failure ? [] : (change ?? [])));

    return new Set(changes.flatMap(({ is, seq }) => (is === 'edit' ? seq : [])));
  }, [outgoing]);
  const [hadUnread] = useState(conversation.unread > 0);
  const scroll = useMessageScroll({
    content: `${items[0]?.seq} ${newest} ${items.length} ${waiting.length} ${window.version}`,
    reachesNewest: !hasLater,
    loadEarlier: loaded.loadEarlier,
    loadLater: loaded.loadLater,
    firstShown: hadUnread ? '[data-unread-line]' : null,
  });
  const isNewestInView = scroll.isAtEnd && !hasLater;
  const { readUpTo, markUnreadFrom } = useReadCursor({ conversation, newest, isNewestInView });
  const rows = useMemo(
    () => groupMessages(items, { dayOf: dates.dayOf, userId, readUpTo }),
    [items, dates.dayOf, userId, readUpTo],
  );
  const isBehind = !isNewestInView;
  const unreadBelow = isBehind ? conversation.unread : 0;

  const { scrollTo, scrollToEnd } = scroll;
  const highlighted = useJump({ jump, loaded, items, scrollTo });
  const waitingCount = useRef(waiting.length);
  useEffect(() => {
    if (waiting.length > waitingCount.current) void showNewest(); // the user has sent a message
    waitingCount.current = waiting.length;
  });

  const showNewest = async () => {
    if (hasLater) await loaded.loadAt({}).catch(() => undefined);
    scrollToEnd();
  };

  return (
    <div className={styles.messages}>
      <section
        ref={scroll.container}
        className={styles.scroll}
        aria-label={t('conversation.messages')}
      >
        <ol ref={scroll.list} className={styles.list}>
          {items.length === 0 && waiting.length === 0 && (
            <li className={styles.beginning}>{t('conversation.empty')}</li>
          )}
          <MessageRows
            {...props}
            rows={rows}
            editedSeqs={editedSeqs}
            highlighted={highlighted}
            onJump={onJump}
            onMarkUnread={markUnreadFrom}
          />
          {waiting.map((message) => (
            <OutgoingRow key={message.clientId} message={message} userId={userId} />
          ))}
          {waiting.length === 0 && !hasLater && (
            <ReceiptText conversation={conversation} messages={items} userId={userId} />
          )}
        </ol>
      </section>
      {isBehind && items.length > 0 && (
        <Button size="small" className={styles.toNewest} onClick={() => void showNewest()}>
          {unreadBelow > 0
            ? t('conversation.toNewestCount', { n: unreadBelow })
            : t('conversation.toNewest')}
        </Button>
      )}
    </div>
  );
}

type JumpOptions = {
  jump: { seq: number } | null;
  loaded: LoadedMessages;
  items: MessageWindow['items'];
  scrollTo: (selector: string) => boolean;
};

/** Scrolls to the message of a jump, loading it if necessary. Returns its sequence number while it is highlighted. */
function useJump({ jump, loaded, items, scrollTo }: JumpOptions): number | null {
  const handled = useRef<object>(null);
  const [highlighted, setHighlighted] = useState<number | null>(null);

  useEffect(() => {
    if (jump === null || handled.current === jump) return;
    const { seq } = jump;
    const isLoaded = items.some((message) => message.seq === seq);
    const show = () => {
      handled.current = jump;
      setHighlighted(seq);
      if (scrollTo(`[data-seq="${seq}"]`))
        document.querySelector<HTMLElement>(`[data-seq="${seq}"]`)?.focus({ preventScroll: true });
    };
    if (isLoaded) show();
    else {
      handled.current = jump;
      void loaded.loadAt({ around: seq }).then(
        () => requestAnimationFrame(show),
        () => undefined,
      );
    }
  });

  return highlighted;
}

type ReceiptTextProps = {
  conversation: ConversationDetail;
  messages: readonly Message[];
  userId: string;
};

/** The read receipt of the user's last message; nothing if others have written since. */
function ReceiptText({ conversation, messages, userId }: ReceiptTextProps) {
  const t = useTranslations('messages');
  const last = messages.at(-1);
  if (last === undefined || last.senderId !== userId || last.isDeleted || last.system !== null)
    return null;

  const others = conversation.members.filter(({ id }) => id !== userId);
  const receipt = receiptOf(last.seq, { others, isGroup: conversation.kind === 'group' });

  return (
    <li className={styles.receipt}>
      {receipt.status === 'readBy'
        ? t('receipt.readBy', { n: receipt.count })
        : t(`receipt.${receipt.status}`)}
    </li>
  );
}

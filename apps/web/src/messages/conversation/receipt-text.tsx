import type { ConversationDetail, Message } from '@longhand/contract/messages-values';
import { useTranslations } from 'use-intl';
import { receiptOf } from '../window/receipt.ts';
import styles from './conversation.module.css';

type ReceiptTextProps = {
  conversation: ConversationDetail;
  messages: readonly Message[];
  userId: string;
};

/** Whether the last own message arrived and was read; nothing if others have written since. */
export function ReceiptText({ conversation, messages, userId }: ReceiptTextProps) {
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

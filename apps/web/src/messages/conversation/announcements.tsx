import type { ConversationDetail, Message } from '@longhand/contract/messages-values';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import { plainTextOf } from '../markdown/plain-text.ts';
import { useSenderName } from '../names.ts';

type AnnouncementsProps = {
  messages: readonly Message[];
  conversation: ConversationDetail;
  userId: string;
};

/** Announces messages of others that arrive while the conversation is open. */
export function Announcements({ messages, conversation, userId }: AnnouncementsProps) {
  const t = useTranslations('messages');
  const senderName = useSenderName(conversation.members);
  const newest = messages.at(-1)?.seq ?? 0;
  const [announced, setAnnounced] = useState<{ upTo: number; messages: Message[] }>(() => ({
    upTo: Math.max(newest, conversation.lastSeq), // later pages of old messages are not new
    messages: [],
  }));
  if (newest > announced.upTo) {
    const arrived = messages.filter(
      ({ seq, senderId, system }) => seq > announced.upTo && senderId !== userId && system === null,
    );
    setAnnounced({ upTo: newest, messages: arrived.slice(-maxAnnounced) });
  }

  return (
    <div className={visuallyHidden.unseen} role="log" aria-live="polite" aria-label={t('arrived')}>
      {announced.messages.map(({ seq, senderId, body }) => (
        <p key={seq}>
          {t('message.announced', {
            name: senderName(senderId).name,
            text: body === '' ? t('list.attachment') : plainTextOf(body),
          })}
        </p>
      ))}
    </div>
  );
}

const maxAnnounced = 5;

import type { ConversationMember, Message } from '@longhand/contract/messages-values';
import { useFormatter, useTranslations } from 'use-intl';
import { useSenderName } from '../names.ts';
import styles from './message.module.css';

type ReactionsProps = {
  message: Message;
  members: readonly ConversationMember[];
  canReact: boolean;
  onReact: (emoji: string, isOn: boolean) => void;
};

/** The reactions to a message. A click adds the own one or removes it; the names are in the tooltip and the accessible name. */
export function Reactions({ message, members, canReact, onReact }: ReactionsProps) {
  const t = useTranslations('messages');
  const format = useFormatter();
  const senderName = useSenderName(members);
  const { reactions } = message;
  if (reactions.length === 0) return null;

  return (
    <ul className={styles.reactions} aria-label={t('reactions.label')}>
      {reactions.map(({ emoji, count, isOwn, userIds }) => {
        const names = userIds.map((id) => {
          const sender = senderName(id);

          return sender.isOwn ? t('system.you') : sender.name;
        });
        const text = t('reactions.by', { emoji, names: format.list(names) });

        return (
          <li key={emoji}>
            <button
              type="button"
              className={styles.reaction}
              aria-pressed={isOwn}
              aria-label={text}
              title={text}
              disabled={!canReact}
              onClick={() => onReact(emoji, !isOwn)}
            >
              {emoji} <span>{format.number(count)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

import { limits } from '@longhand/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Section } from '../../ui/page.tsx';
import { Link, TextLink } from '../../ui/text-link.tsx';
import { messageApi } from '../api.ts';
import { useNames } from '../names.ts';
import { conversationPath } from '../use-messages-url.ts';
import { useShortTime } from '../use-short-time.ts';
import { ExcerptText } from './excerpt-text.tsx';
import styles from './list.module.css';

const maxShown = 3;

/** The newest unread conversations, for home. */
export default function UnreadMessagesCard({ conversations }: { conversations: number }) {
  const t = useTranslations('messages');
  const { conversationName } = useNames();
  const formatTime = useShortTime();
  const { data } = useQuery({
    queryKey: ['messages', 'home'],
    queryFn: () => messageApi.listConversations({ query: { show: 'unread', size: maxShown } }),
  });
  if (data === undefined) return null;

  return (
    <Section title={t('home.title')}>
      <ul>
        {data.items.map((conversation) => (
          <li key={conversation.id} className={styles.row}>
            <Link to={conversationPath(conversation.id)} className={styles.result}>
              <span className={styles.resultHead}>
                <b className={styles.name}>
                  <bdi>{conversationName(conversation)}</bdi>
                </b>
                {conversation.lastMessage !== null && (
                  <time className={styles.when} dateTime={conversation.lastMessage.sentAt}>
                    {formatTime(conversation.lastMessage.sentAt)}
                  </time>
                )}
              </span>
              <span className={styles.resultText}>
                <ExcerptText conversation={conversation} draft="" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <TextLink to="/app/messages">
          {conversations < limits.unreadCountMax
            ? t('home.all', { n: conversations })
            : t('home.allMany', { n: limits.unreadCountMax - 1 })}
        </TextLink>
      </p>
    </Section>
  );
}

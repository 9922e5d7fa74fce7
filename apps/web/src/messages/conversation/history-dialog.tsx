import type { Message } from '@longhand/contract/messages-values';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { messageApi } from '../api.ts';
import { MessageText } from '../markdown/message-text.tsx';
import styles from './history-dialog.module.css';

const noNames: ReadonlySet<string> = new Set();

/** Earlier texts of an edited message, oldest first. */
export default function HistoryDialog({
  message: { conversationId, seq, version },
  onClose,
}: {
  message: Message;
  onClose: () => void;
}) {
  const t = useTranslations('messages');
  const dates = useDates();
  const query = useQuery({
    queryKey: ['message-edits', conversationId, seq, version],
    queryFn: () => messageApi.listEdits({ params: { id: conversationId, seq } }),
  });

  return (
    <Dialog open onClose={onClose} title={t('message.history')}>
      <QueryContent query={query} errorTitle={t('history.error')}>
        {({ items }) => (
          <ol className={styles.edits}>
            {items.map(({ body, replacedAt }) => (
              <li key={replacedAt}>
                <p className={styles.when}>
                  {t('history.until', { time: dates.dateTime(replacedAt) })}
                </p>
                <MessageText body={body} usernames={noNames} ownUsername={null} hasLinks={false} />
              </li>
            ))}
          </ol>
        )}
      </QueryContent>
    </Dialog>
  );
}

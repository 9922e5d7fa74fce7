import { useTranslations } from 'use-intl';
import { useUser } from '../../platform/session.ts';
import { useDates } from '../../platform/use-dates.ts';
import { useRefusalText } from '../../ui/failure-text.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { draftStoreOf } from '../composer/draft-store.ts';
import { MessageText } from '../markdown/message-text.tsx';
import { outgoingQueueOf } from '../outgoing/outgoing.ts';
import type { OutgoingMessage } from '../outgoing/outgoing-queue.ts';
import cards from './cards.module.css';
import styles from './message.module.css';

const noNames: ReadonlySet<string> = new Set();

/** An outgoing message that the server has not confirmed, or a change that it refused. */
export function OutgoingRow({ message, userId }: { message: OutgoingMessage; userId: string }) {
  const t = useTranslations('messages');
  const dates = useDates();
  const failureText = useRefusalText();
  const queue = outgoingQueueOf(userId);
  const { clientId, conversationId, body, change, files, shared, writtenAt, failure } = message;

  /** Restores the text to the composer, before the text already there. */
  const edit = () => {
    const drafts = draftStoreOf(userId);
    const typed = drafts.get()[conversationId]?.text ?? '';
    drafts.change(conversationId, typed === '' ? body : `${body}\n${typed}`);
    void queue.remove(clientId);
  };

  return (
    <li className={styles.row} data-own data-starts data-waiting>
      <article className={styles.body} aria-label={t('outgoing.label')}>
        {body !== '' && (
          <MessageText body={body} usernames={noNames} ownUsername={null} hasLinks={false} />
        )}
        {shared !== undefined && (
          <p className={cards.fileName}>
            <bdi>{shared.title}</bdi>
          </p>
        )}
        {files.map(({ id, name }) => (
          <p key={id} className={cards.fileName}>
            <bdi>{name}</bdi>
          </p>
        ))}
        <p className={styles.meta}>
          <time dateTime={writtenAt}>{dates.time(writtenAt)}</time>{' '}
          {failure === undefined && <WaitingText />}
          {message.isUnstored && <span className={styles.unstored}>{t('outgoing.unstored')}</span>}
        </p>
        {failure !== undefined && (
          <div role="alert" className={styles.failure}>
            <p>{t('outgoing.failed', { reason: failureText(failure) })}</p>
            <p className={styles.failureActions}>
              <TextButton onClick={() => void queue.retry(clientId)}>
                {t('outgoing.retry')}
              </TextButton>
              {files.length === 0 && change?.is !== 'reaction' && (
                <TextButton quiet onClick={edit}>
                  {t('outgoing.edit')}
                </TextButton>
              )}
              <TextButton quiet onClick={() => void queue.remove(clientId)}>
                {t('outgoing.delete')}
              </TextButton>
            </p>
          </div>
        )}
      </article>
    </li>
  );
}

/** Why something is not sent yet. */
export function WaitingText() {
  const t = useTranslations('messages');
  const isOffline = useUser()?.isOffline ?? false;

  return <span>{t(isOffline ? 'outgoing.waiting' : 'outgoing.sending')}</span>;
}

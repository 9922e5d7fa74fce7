import type { GoalEvent } from '@longhand/contract/goal-values';
import { useFormatter, useTranslations } from 'use-intl';
import { QueryContent } from '../../ui/query-content.tsx';
import { useGoalEvents } from '../api.ts';
import styles from './one.module.css';

/** Goal history, newest first. */
export function GoalHistory({ id }: { id: string }) {
  const t = useTranslations('goal.history');
  const format = useFormatter();
  const events = useGoalEvents(id);

  return (
    <QueryContent query={events} errorTitle={t('error')}>
      {({ items }) => (
        <ul className={styles.events}>
          {items.map((event) => (
            <li key={event.id}>
              <EventText event={event} />
              <span className={styles.muted}>
                {format.dateTime(new Date(event.at), { dateStyle: 'long', timeStyle: 'short' })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </QueryContent>
  );
}

function EventText({ event }: { event: GoalEvent }) {
  const t = useTranslations('goal');
  const { type, fromStatus, toStatus, isAutomatic, choice } = event;
  if (type === 'miss' && choice !== null) return t(`history.miss.${choice}`);
  if (type !== 'status') return t(`history.${type === 'miss' ? 'change' : type}`);
  if (fromStatus === 'archived') return t('history.restored');
  if (toStatus === 'active') return t(isAutomatic ? 'history.fellBack' : 'history.reopened');

  return t(`history.${toStatus === 'completed' && isAutomatic ? 'reached' : toStatus}`);
}

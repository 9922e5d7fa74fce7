import type { goals } from '@longhand/contract/goals';
import { useTranslations } from 'use-intl';
import type * as z from 'zod';
import { useDates } from '../../platform/use-dates.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import { Section } from '../../ui/page.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useRemovedGoals, useUndoGoal } from '../api.ts';
import styles from './closed-goals.module.css';

type RemovedGoalItem = z.infer<(typeof goals)['listRemoved']['reply']>['items'][number];

/**
 * Deleted goals. Each can be restored with its previous status until it is erased.
 *
 * @param onlyId shows only this goal
 */
export function RemovedGoals({ only: onlyId }: { only?: string }) {
  const t = useTranslations('goals.removed');
  const removed = useRemovedGoals();
  const isShown = ({ id }: RemovedGoalItem) => onlyId === undefined || id === onlyId;

  return (
    <QueryContent query={removed} errorTitle={t('error')} lines={2}>
      {({ items }) =>
        items.some(isShown) && (
          <Section title={t('title')}>
            <ul>
              {items.filter(isShown).map((goal) => (
                <RemovedGoal key={goal.id} goal={goal} />
              ))}
            </ul>
          </Section>
        )
      }
    </QueryContent>
  );
}

function RemovedGoal({ goal: { id, title, removedAt, erasedAt } }: { goal: RemovedGoalItem }) {
  const t = useTranslations('goals');
  const dates = useDates();
  const undo = useUndoGoal();
  const failureText = useFailureText();

  return (
    <li className={styles.removed}>
      <span className={styles.title} dir="auto">
        {title}
      </span>
      <span className={styles.muted}>
        {t('removed.when', {
          date: dates.day(dates.dayOf(removedAt)),
          until: dates.day(dates.dayOf(erasedAt)),
        })}
      </span>
      <TextButton
        quiet
        disabled={undo.isPending}
        aria-label={t('removed.bringBack', { title })}
        onClick={() => undo.mutate({ params: { id } })}
      >
        {t('gone.bringBack')}
      </TextButton>
      {undo.isError && (
        <span className={styles.error} role="alert">
          {failureText(undo.error)}
        </span>
      )}
    </li>
  );
}

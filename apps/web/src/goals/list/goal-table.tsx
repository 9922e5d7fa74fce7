import type { Goal } from '@longhand/contract/goal-values';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { createFinishAxis, type FinishAxis, isWithinYear } from './finish-axis.ts';
import { GoalRow } from './goal-row.tsx';
import styles from './goal-table.module.css';

/** The active goals: progress against plan, required pace, and forecasts on one axis. */
export function GoalTable({ goals }: { goals: readonly Goal[] }) {
  const t = useTranslations();
  const captionId = useId();
  const today = goals[0]?.progress.on;
  if (today === undefined) return null;
  const axis = createFinishAxis(goals, today);

  return (
    <section aria-labelledby={captionId} className={styles.room}>
      <h2 id={captionId} className={styles.caption}>
        {t('goals.table.caption')}
      </h2>
      <GoalTableHeader count={goals.length} axis={axis}>
        <TextLink quiet className={styles.manage} to="/app/goals/active">
          {t('goals.table.manage')}
        </TextLink>
      </GoalTableHeader>
      <ul>
        {goals.map((goal) => (
          <GoalRow key={goal.id} goal={goal} axis={axis} />
        ))}
      </ul>
    </section>
  );
}

type GoalTableHeaderProps = { count: number; axis: FinishAxis; children?: ReactNode };

/** Column heads of goal rows, with a link beside the number of goals. */
export function GoalTableHeader({ count, axis, children }: GoalTableHeaderProps) {
  const t = useTranslations('goals.table');

  return (
    <div className={styles.header}>
      <span>
        {t('active', { n: count })} {children}
      </span>
      <span className={styles.wide}>{t('progress')}</span>
      <span className={styles.wide}>{t('pace')}</span>
      <AxisHeader axis={axis} />
    </div>
  );
}

function AxisHeader({ axis }: { axis: FinishAxis }) {
  const t = useTranslations();
  const dates = useDates();

  return (
    <span className={styles.axis}>
      {t('goals.table.finish')}
      {axis.ticks.map(({ on, at }) => (
        <span key={on} className={styles.tick} style={{ insetInlineEnd: `${100 - at}%` }}>
          {dates.shortDay(on, { hidesYear: isWithinYear(axis, on) })}
        </span>
      ))}
    </span>
  );
}

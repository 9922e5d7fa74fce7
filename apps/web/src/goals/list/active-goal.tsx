import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { TextButton } from '../../ui/text-link.tsx';
import { toUserUnits } from '../amounts/units.ts';
import type { FinishAxis } from './finish-axis.ts';
import { GoalRow } from './goal-row.tsx';
import styles from './goal-table.module.css';

type ActiveGoalProps = {
  goal: Goal;
  axis: FinishAxis;
  /** Another status change is pending. */
  disabled: boolean;
  onEdit: () => void;
  onAbandon: () => void;
  onMove: (status: 'completed' | 'archived') => void;
};

export function ActiveGoal({ goal, axis, disabled, onEdit, onAbandon, onMove }: ActiveGoalProps) {
  const t = useTranslations();
  const actions = [
    { key: 'edit', act: onEdit },
    { key: 'complete', act: () => onMove('completed') },
    { key: 'setAside', act: onAbandon },
    { key: 'archive', act: () => onMove('archived') },
  ] as const;

  return (
    <GoalRow
      goal={goal}
      axis={axis}
      heading="h2"
      actions={
        <>
          <p className={styles.muted}>
            <TimeLeft goal={goal} />
          </p>
          {goal.description !== '' && <p className={styles.description}>{goal.description}</p>}
          <div className={styles.actions}>
            {actions.map(({ key, act }) => {
              const action = t(`goals.actions.${key}`);

              return (
                <TextButton
                  key={key}
                  disabled={disabled}
                  aria-label={t('goals.actions.named', { action, title: goal.title })}
                  onClick={act}
                >
                  {action}
                </TextButton>
              );
            })}
          </div>
        </>
      }
    />
  );
}

function TimeLeft({ goal: { progress, measure } }: { goal: Goal }) {
  const t = useTranslations();
  if (progress.phase === 'overdue' || progress.phase === 'upcoming') return null;
  const { daysLeft } = progress;

  return (
    <>
      {daysLeft === null
        ? t('goals.active.open')
        : daysLeft === 1
          ? t('goals.active.lastDay')
          : t('goals.active.started', { days: daysLeft })}
      {progress.isRestDay && <> · {t('goals.active.restDay')}</>}
      {progress.quotaToday > 0 && (
        <>
          {' · '}
          {t('goals.active.todayOf', {
            today: toUserUnits(progress.today, measure),
            quota: toUserUnits(progress.quotaToday, measure),
          })}
        </>
      )}
    </>
  );
}

import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { useUser } from '../platform/session.ts';
import { useDates } from '../platform/use-dates.ts';
import { useFailureText } from '../ui/failure-text.ts';
import { Section } from '../ui/page.tsx';
import { useAmount } from '../ui/progress/use-amount.ts';
import { TextButton } from '../ui/text-link.tsx';
import styles from './closed-goals.module.css';
import { useMoveGoal } from './use-move-goal.ts';

/**
 * Goals that are completed, set aside or archived: each can be taken up again, as long as there is room.
 *
 * @param inUse how many goals are active
 */
export function ClosedGoals({ goals, inUse }: { goals: readonly Goal[]; inUse: number }) {
  const t = useTranslations();
  const max = useUser()?.entitlements.activeGoals ?? null;
  const isFull = max !== null && inUse >= max;
  const { move, error, isPending } = useMoveGoal();
  const failureText = useFailureText();

  return (
    <Section title={t('goals.closed.title')}>
      {error !== null && (
        <p className={styles.error} role="alert">
          {failureText(error)}
        </p>
      )}
      {isFull && <p className={styles.muted}>{t('goals.closed.full', { max })}</p>}
      <ul>
        {goals.map((goal) => (
          <ClosedGoal
            key={goal.id}
            goal={goal}
            disabled={isPending || (isFull && openedAgain(goal) === 'active')}
            onReopen={() => void move(goal, openedAgain(goal))}
          />
        ))}
      </ul>
    </Section>
  );
}

type ClosedGoalProps = { goal: Goal; disabled: boolean; onReopen: () => void };

function ClosedGoal({ goal, disabled, onReopen }: ClosedGoalProps) {
  const t = useTranslations();
  const amount = useAmount();
  const { title, status, progress } = goal;
  const act = status === 'archived' ? 'restore' : 'reopen';

  return (
    <li className={styles.row}>
      <h3 className={styles.title}>{title}</h3>
      <span className={styles.muted}>
        {t('goals.table.ofTarget', {
          total: progress.total,
          amount: amount(goal.targetAmount, goal.measure),
        })}
      </span>
      <span className={styles.muted}>
        <HowItEnded goal={goal} />
      </span>
      <TextButton
        quiet
        disabled={disabled}
        aria-label={t(`goals.closed.${act}Named`, { title })}
        onClick={onReopen}
      >
        {t(`goals.closed.${act}`)}
      </TextButton>
    </li>
  );
}

function HowItEnded({ goal: { status, completedOn } }: { goal: Goal }) {
  const t = useTranslations();
  const dates = useDates();
  if (status === 'archived') return t('goals.closed.archived');
  if (status === 'abandoned') return t('goals.closed.abandoned');

  return completedOn === null
    ? t('goals.closed.completed')
    : t('goals.closed.completedOn', { date: dates.day(completedOn) });
}

/** An archived goal goes back to what it was; the others are taken up again. */
function openedAgain({ status, archivedFrom }: Goal) {
  return status === 'archived' ? (archivedFrom ?? 'active') : 'active';
}

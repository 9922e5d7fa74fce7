import type { Goal, GoalStatus } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { useDates } from '../platform/use-dates.ts';
import { figureOf, targetOf } from '../ui/progress/goal-units.ts';
import { useGoalAmount } from '../ui/progress/use-amount.ts';
import { Link, TextButton } from '../ui/text-link.tsx';
import styles from './closed-goals.module.css';

type ClosedGoalProps = {
  goal: Goal;
  /** The plan has no room for another active goal. */
  isFull: boolean;
  disabled: boolean;
  heading?: 'h2' | 'h3';
  /** Whether it can be put into the archive from here. */
  canArchive?: boolean;
  onMove: (to: GoalStatus) => void;
};

/** A goal that is completed, set aside or archived, and how it can be taken up again. */
export function ClosedGoal(props: ClosedGoalProps) {
  const { goal, isFull, disabled, heading: Heading = 'h3', canArchive = true, onMove } = props;
  const t = useTranslations('goals');
  const amount = useGoalAmount();
  const { title, status, progress } = goal;
  const to = openedAgain(goal);
  const act = status === 'archived' ? 'restore' : 'reopen';
  const archive = { action: t('actions.archive'), title };

  return (
    <li className={styles.row}>
      <Heading className={styles.title}>
        <Link to={`/app/goals/${goal.id}`}>{title}</Link>
      </Heading>{' '}
      <span className={styles.muted}>
        {t('table.ofTarget', {
          total: figureOf(progress.total, goal),
          amount: amount(targetOf(goal), goal),
        })}
      </span>{' '}
      <span className={styles.muted}>
        <HowItEnded goal={goal} />
      </span>{' '}
      <span className={styles.acts}>
        <TextButton
          quiet
          disabled={disabled || (isFull && to === 'active')}
          aria-label={t(`closed.${act}Named`, { title })}
          onClick={() => onMove(to)}
        >
          {t(`closed.${act}`)}
        </TextButton>{' '}
        {canArchive && status !== 'archived' && (
          <TextButton
            quiet
            disabled={disabled}
            aria-label={t('actions.named', archive)}
            onClick={() => onMove('archived')}
          >
            {archive.action}
          </TextButton>
        )}
      </span>
    </li>
  );
}

function HowItEnded({ goal }: { goal: Goal }) {
  const t = useTranslations('goals');
  const dates = useDates();
  const { status, archivedFrom, completedOn, abandonedOn, abandonReason } = goal;
  if (status === 'archived') {
    return t('closed.archivedFrom', { status: archivedFrom ?? 'active' });
  }
  if (status === 'abandoned') {
    const how =
      abandonedOn === null
        ? t('closed.abandoned')
        : t('closed.abandonedOn', { date: dates.day(abandonedOn) });

    return abandonReason === null ? how : `${how} · ${t(`aside.because.${abandonReason}`)}`;
  }

  return completedOn === null
    ? t('closed.completed')
    : t('closed.completedOn', { date: dates.day(completedOn) });
}

/** An archived goal goes back to what it was; the others are taken up again. */
function openedAgain({ status, archivedFrom }: Goal): GoalStatus {
  return status === 'archived' ? (archivedFrom ?? 'active') : 'active';
}

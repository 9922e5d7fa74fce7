import type { Goal, GoalStatus } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { Link, TextButton } from '../../ui/text-link.tsx';
import { displayAmountOf, targetOf } from '../amounts/goal-units.ts';
import { useFormatGoalAmount } from '../amounts/use-amount.ts';
import styles from './closed-goals.module.css';

type ClosedGoalProps = {
  goal: Goal;
  /** The limit of active goals is reached. */
  isFull: boolean;
  disabled: boolean;
  heading?: 'h2' | 'h3';
  /** Shows the archive action. */
  canArchive?: boolean;
  onMove: (to: GoalStatus) => void;
};

/** A completed, abandoned or archived goal with its reopen action. */
export function ClosedGoal(props: ClosedGoalProps) {
  const { goal, isFull, disabled, heading: Heading = 'h3', canArchive = true, onMove } = props;
  const t = useTranslations('goals');
  const amount = useFormatGoalAmount();
  const { title, status, progress } = goal;
  const to = statusAfterReopening(goal);
  const actionKey = status === 'archived' ? 'restore' : 'reopen';
  const archive = { action: t('actions.archive'), title };

  return (
    <li className={styles.row}>
      <Heading className={styles.title}>
        <Link to={`/app/goals/${goal.id}`}>{title}</Link>
      </Heading>{' '}
      <span className={styles.muted}>
        {t('table.ofTarget', {
          total: displayAmountOf(progress.total, goal),
          amount: amount(targetOf(goal), goal),
        })}
      </span>{' '}
      <span className={styles.muted}>
        <ClosingDetails goal={goal} />
      </span>{' '}
      <span className={styles.acts}>
        <TextButton
          quiet
          disabled={disabled || (isFull && to === 'active')}
          aria-label={t(`closed.${actionKey}Named`, { title })}
          onClick={() => onMove(to)}
        >
          {t(`closed.${actionKey}`)}
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

function ClosingDetails({ goal }: { goal: Goal }) {
  const t = useTranslations('goals');
  const dates = useDates();
  const { status, archivedFrom, completedOn, abandonedOn, abandonReason } = goal;
  if (status === 'archived') {
    return t('closed.archivedFrom', { status: archivedFrom ?? 'active' });
  }
  if (status === 'abandoned') {
    const abandonedText =
      abandonedOn === null
        ? t('closed.abandoned')
        : t('closed.abandonedOn', { date: dates.day(abandonedOn) });

    return abandonReason === null
      ? abandonedText
      : `${abandonedText} · ${t(`aside.because.${abandonReason}`)}`;
  }

  return completedOn === null
    ? t('closed.completed')
    : t('closed.completedOn', { date: dates.day(completedOn) });
}

/** An archived goal returns to its previous status; others become active. */
function statusAfterReopening({ status, archivedFrom }: Goal): GoalStatus {
  return status === 'archived' ? (archivedFrom ?? 'active') : 'active';
}

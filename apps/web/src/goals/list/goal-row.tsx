import type { Goal } from '@longhand/contract/goal-values';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { Link } from '../../ui/text-link.tsx';
import { displayAmountOf, goalShareOf, targetOf } from '../amounts/goal-units.ts';
import { toUserUnits } from '../amounts/units.ts';
import { useFormatGoalAmount } from '../amounts/use-amount.ts';
import { PaceStatusIndicator } from '../standing/pace-status-indicator.tsx';
import { referencePar } from '../standing/reference-par.ts';
import { requiredPaceOf } from '../standing/required-pace.ts';
import { useNoTargetText } from '../standing/use-no-target-text.ts';
import { GoalFinish } from './finish.tsx';
import type { FinishAxis } from './finish-axis.ts';
import styles from './goal-table.module.css';

type GoalRowProps = {
  goal: Goal;
  axis: FinishAxis;
  /** Actions below the title. */
  actions?: ReactNode;
  /** Heading level, one below that of the list. */
  heading?: 'h2' | 'h3';
};

export function GoalRow({ goal, axis, actions, heading: Heading = 'h3' }: GoalRowProps) {
  const t = useTranslations();
  const dates = useDates();
  const amount = useFormatGoalAmount();

  return (
    <li id={`goal-${goal.id}`} className={styles.row}>
      <div>
        <Heading className={styles.title}>
          <Link to={`/app/goals/${goal.id}`}>{goal.title}</Link>
        </Heading>
        <p className={styles.muted}>
          {t('goals.table.scope', {
            amount: amount(targetOf(goal), goal),
            dates:
              goal.endOn === null
                ? t('goals.table.since', { date: dates.day(goal.startOn) })
                : dates.range(goal.startOn, goal.endOn),
          })}
        </p>
        {actions}
      </div>
      <ProgressCell goal={goal} />
      <PaceCell goal={goal} />
      <GoalFinish goal={goal} axis={axis} />
    </li>
  );
}

function ProgressCell({ goal }: { goal: Goal }) {
  const t = useTranslations();
  const format = useFormatGoalAmount();
  const freeWords = useNoTargetText(goal);
  const { total, phase } = goal.progress;
  const { par } = referencePar(goal.progress);
  const amount = format(targetOf(goal), goal);
  const figures = { total: displayAmountOf(total, goal), par: displayAmountOf(par, goal) };

  return (
    <div>
      <p className={styles.standing}>
        <b className={styles.figure}>{format(total, goal)}</b> <PaceStatusIndicator goal={goal} />
      </p>
      <ProgressLine
        label={
          freeWords === null
            ? t('goals.table.line', { title: goal.title, amount, ...figures })
            : t('progress.named', { name: goal.title, amount: freeWords })
        }
        value={goalShareOf(goal, total)}
        ticks={
          phase === 'upcoming' || phase === 'done' || freeWords !== null
            ? []
            : [{ at: goalShareOf(goal, par), label: t('progress.par', { n: figures.par }) }]
        }
      />
    </div>
  );
}

/** Required pace, and the user's own pace for the same writing days. */
function PaceCell({ goal }: { goal: Goal }) {
  const t = useTranslations();
  const dates = useDates();
  const { pacePerDay, period, on } = goal.progress;
  const { kind, n } = requiredPaceOf(goal);

  return (
    <p className={styles.pace}>
      <b className={styles.figure}>
        {t(`goals.table.need.${kind}`, {
          n: kind === 'days' ? n : toUserUnits(n, goal.measure),
          date: dates.shortDay(period?.toOn ?? on),
        })}
      </b>{' '}
      {pacePerDay !== null && (
        <span className={styles.muted}>
          {t('goals.table.youWrite', { n: toUserUnits(Math.round(pacePerDay), goal.measure) })}
        </span>
      )}
    </p>
  );
}

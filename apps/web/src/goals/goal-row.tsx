import type { Goal } from '@longhand/contract/goal-values';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '../platform/use-dates.ts';
import { StandingMark } from '../ui/progress/standing-mark.tsx';
import { useAmount } from '../ui/progress/use-amount.ts';
import { ProgressLine } from '../ui/progress-line.tsx';
import { Finish } from './finish.tsx';
import type { FinishAxis } from './finish-axis.ts';
import styles from './goal-table.module.css';

type GoalRowProps = {
  goal: Goal;
  axis: FinishAxis;
  /** What can be done with the goal, below its title. */
  actions?: ReactNode;
  /** The level of its heading, one below that of its list. */
  heading?: 'h2' | 'h3';
};

export function GoalRow({ goal, axis, actions, heading: Heading = 'h3' }: GoalRowProps) {
  const t = useTranslations();
  const dates = useDates();
  const amount = useAmount();

  return (
    <li id={`goal-${goal.id}`} className={styles.row}>
      <div>
        <Heading className={styles.title}>{goal.title}</Heading>
        <p className={styles.muted}>
          {t('goals.table.scope', {
            amount: amount(goal.targetAmount, goal.measure),
            dates:
              goal.endOn === null
                ? t('goals.table.since', { date: dates.day(goal.startOn) })
                : dates.range(goal.startOn, goal.endOn),
          })}
        </p>
        {actions}
      </div>
      <Progress goal={goal} />
      <Pace goal={goal} />
      <Finish goal={goal} axis={axis} />
    </li>
  );
}

function Progress({ goal }: { goal: Goal }) {
  const t = useTranslations();
  const format = useAmount();
  const { total, par, phase } = goal.progress;
  const amount = format(goal.targetAmount, goal.measure);

  return (
    <div>
      <p className={styles.standing}>
        <b className={styles.figure}>{format(total, goal.measure)}</b>
        <StandingMark goal={goal} />
      </p>
      <ProgressLine
        label={t('goals.table.line', { title: goal.title, total, amount, par })}
        value={total / goal.targetAmount}
        ticks={
          phase === 'upcoming' || phase === 'done'
            ? []
            : [{ at: par / goal.targetAmount, label: t('progress.par', { n: par }) }]
        }
      />
    </div>
  );
}

/** What a day asks for: today's share while it is open, so that it is the figure of the plan, then that of the days to come. */
function Pace({ goal }: { goal: Goal }) {
  const t = useTranslations();
  const { neededPerDay, quotaToday, leftToday, pacePerDay } = goal.progress;

  return (
    <p className={styles.pace}>
      <b className={styles.figure}>
        {neededPerDay !== null
          ? t('goals.table.aDay', { n: leftToday > 0 ? quotaToday : neededPerDay })
          : leftToday > 0
            ? t('goals.table.moreToday', { n: leftToday })
            : t('goals.table.noPace')}
      </b>
      {pacePerDay !== null && (
        <span className={styles.muted}>
          {t('goals.table.youWrite', { n: Math.round(pacePerDay) })}
        </span>
      )}
    </p>
  );
}

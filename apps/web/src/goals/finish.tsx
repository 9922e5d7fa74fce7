import type { Goal } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { useDates } from '../platform/use-dates.ts';
import styles from './finish.module.css';
import { type FinishAxis, positionOn } from './finish-axis.ts';

/** Server's own bound: a pace is known from so many days of writing on. */
const historyDays = 14;

/** Where a goal is due and where it is heading, on the axis that all rows share. */
export function Finish({ goal, axis }: { goal: Goal; axis: FinishAxis }) {
  const t = useTranslations();
  const { phase, projectedEndOn } = goal.progress;
  const { endOn } = goal;
  const isLate = endOn !== null && projectedEndOn !== null && projectedEndOn > endOn;

  if (goal.kind === 'habit' && endOn === null && phase !== 'done') return null; // it goes on
  if (phase === 'done') return <p className={styles.reason}>{t('goals.noFinish.done')}</p>;

  return (
    <div className={styles.finish}>
      <div className={styles.axis}>
        {endOn !== null && <Due on={endOn} axis={axis} />}
        {projectedEndOn !== null && (
          <span
            className={styles.dot}
            data-late={isLate || undefined}
            style={{ insetInlineStart: `${positionOn(axis, projectedEndOn)}%` }}
          />
        )}
      </div>
      {projectedEndOn === null ? (
        <WhyNone goal={goal} />
      ) : (
        <End on={projectedEndOn} isLate={isLate} axis={axis} />
      )}
    </div>
  );
}

function Due({ on, axis }: { on: string; axis: FinishAxis }) {
  const t = useTranslations();
  const dates = useDates();
  const at = positionOn(axis, on);

  return (
    <span className={styles.due} style={{ insetInlineStart: `${at}%` }}>
      <span className={at > 50 ? styles.before : styles.after}>
        {t('goals.table.due', { date: dates.shortDay(on) })}
      </span>
    </span>
  );
}

type EndProps = { on: string; isLate: boolean; axis: FinishAxis };

/** The date below its dot; it slides inwards at either end so that it stays on the axis. */
function End({ on, isLate, axis }: EndProps) {
  const t = useTranslations();
  const dates = useDates();
  const at = positionOn(axis, on);

  return (
    <p className={styles.endLine}>
      <span
        className={styles.end}
        data-late={isLate || undefined}
        style={{ '--at': at, insetInlineStart: `${at}%` } as React.CSSProperties} // custom property
      >
        <span aria-hidden="true">{dates.day(on)}</span>
        <span className={styles.aloud}>{t('goals.table.endsOn', { date: dates.day(on) })}</span>
      </span>
    </p>
  );
}

function WhyNone({ goal }: { goal: Goal }) {
  const t = useTranslations();
  const dates = useDates();
  const { phase, pacePerDay } = goal.progress;

  if (phase === 'upcoming') {
    return (
      <p className={styles.reason}>
        {t('goals.noFinish.upcoming', { date: dates.day(goal.startOn) })}
      </p>
    );
  }

  return (
    <p className={styles.reason}>
      {pacePerDay === null
        ? t('goals.noFinish.history', { days: historyDays })
        : t('goals.noFinish.standstill')}
    </p>
  );
}

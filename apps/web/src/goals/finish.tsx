import type { Goal, GoalProjection } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { useDates } from '../platform/use-dates.ts';
import styles from './finish.module.css';
import { type FinishAxis, positionOn } from './finish-axis.ts';
import { HabitWeek } from './habit-week.tsx';

/** Server's own bound: a pace is known from so many days of writing on. */
const historyDays = 14;

/** Where a goal is due and where it is heading, on the axis that all rows share. */
export function Finish({ goal, axis }: { goal: Goal; axis: FinishAxis }) {
  const t = useTranslations();
  const { phase, projectedEndOn, projection, week } = goal.progress;
  const { endOn } = goal;
  const isLate = endOn !== null && projectedEndOn !== null && projectedEndOn > endOn;

  if (week !== null) return <HabitWeek goal={goal} week={week} />;
  if (phase === 'done') return <p className={styles.reason}>{t('goals.noFinish.done')}</p>;

  return (
    <div className={styles.finish}>
      <div className={styles.axis}>
        {projectedEndOn !== null && projection !== null && (
          <span className={styles.range} style={extentOf(projection, axis)} />
        )}
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
        <End on={projectedEndOn} isLate={isLate} axis={axis} projection={projection} />
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

/** Eight in ten of the futures; a range that does not end within three years runs to the end of the axis. */
function extentOf({ early, late }: GoalProjection, axis: FinishAxis): React.CSSProperties {
  const from = early === null ? 100 : positionOn(axis, early);
  const to = late === null ? 100 : positionOn(axis, late);

  return { insetInlineStart: `${from}%`, inlineSize: `${to - from}%` };
}

type EndProps = {
  on: string;
  isLate: boolean;
  axis: FinishAxis;
  projection: GoalProjection | null;
};

/** The date and its range below the dot; it slides inwards at either end so that it stays on the axis. */
function End({ on, isLate, axis, projection }: EndProps) {
  const t = useTranslations();
  const dates = useDates();
  const at = positionOn(axis, on);

  return (
    <p className={styles.endLine}>
      <span
        className={styles.end}
        style={{ '--at': at, insetInlineStart: `${at}%` } as React.CSSProperties} // custom property
      >
        <span aria-hidden="true" className={styles.on} data-late={isLate || undefined}>
          {dates.day(on)}
        </span>
        <span className={styles.aloud}>{t('goals.table.endsOn', { date: dates.day(on) })}</span>{' '}
        <Range projection={projection} />
      </span>
    </p>
  );
}

function Range({ projection }: Pick<EndProps, 'projection'>) {
  const t = useTranslations();
  const dates = useDates();
  const { early, late } = projection ?? { early: null, late: null };
  if (early === null || early === late) return null;

  return (
    <span className={styles.between}>
      {late === null
        ? t('goals.table.rangeFrom', { date: dates.shortDay(early) })
        : t('goals.table.range', { range: dates.range(early, late) })}
    </span>
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

import type { Goal, GoalForecast } from '@longhand/contract/goal-values';
import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import styles from './finish.module.css';
import { type FinishAxis, isWithinYear, positionOn } from './finish-axis.ts';
import { HabitWeek } from './habit-week.tsx';

/** Must match the server: days of history needed for a pace. */
const minHistoryDays = 14;

/** Due date and forecast of a goal on the axis shared by all rows. */
export function GoalFinish({ goal, axis }: { goal: Goal; axis: FinishAxis }) {
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
          <span className={styles.range} style={rangeStyle(projection, axis)} />
        )}
        {endOn !== null && <DueMark on={endOn} axis={axis} />}
        {projectedEndOn !== null && (
          <span
            className={styles.dot}
            data-late={isLate || undefined}
            style={{ insetInlineStart: `${positionOn(axis, projectedEndOn)}%` }}
          />
        )}
      </div>
      {projectedEndOn === null ? (
        <NoForecastReason goal={goal} />
      ) : (
        <FinishDate on={projectedEndOn} isLate={isLate} axis={axis} projection={projection} />
      )}
    </div>
  );
}

function DueMark({ on, axis }: { on: string; axis: FinishAxis }) {
  const t = useTranslations();
  const dates = useDates();
  const at = positionOn(axis, on);

  return (
    <span
      className={styles.due}
      style={{ '--at': at, insetInlineStart: `${at}%` } as React.CSSProperties} // custom property
    >
      <span className={at > 50 ? styles.before : styles.after}>
        {t('goals.table.due', {
          date: dates.shortDay(on, { hidesYear: isWithinYear(axis, on) }),
        })}
      </span>
    </span>
  );
}

/** The 80 % range of the forecast; without a late end it runs to the end of the axis. */
function rangeStyle({ early, late }: GoalForecast, axis: FinishAxis): React.CSSProperties {
  const from = early === null ? 100 : positionOn(axis, early);
  const to = late === null ? 100 : positionOn(axis, late);

  return { insetInlineStart: `${from}%`, inlineSize: `${to - from}%` };
}

type FinishDateProps = {
  on: string;
  isLate: boolean;
  axis: FinishAxis;
  projection: GoalForecast | null;
};

/** Date and range below the dot, shifted inwards at both ends of the axis. */
function FinishDate({ on, isLate, axis, projection }: FinishDateProps) {
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
        <FinishRange projection={projection} axis={axis} />
      </span>
    </p>
  );
}

function FinishRange({ projection, axis }: Pick<FinishDateProps, 'projection' | 'axis'>) {
  const t = useTranslations();
  const dates = useDates();
  const { early, late } = projection ?? { early: null, late: null };
  if (early === null || early === late) return null;
  const hidesYear = isWithinYear(axis, early) && isWithinYear(axis, late ?? early);
  const rangeOf = hidesYear ? dates.rangeWithoutYear : dates.range;

  return (
    <span className={styles.between}>
      {late === null
        ? t('goals.table.rangeFrom', { date: dates.shortDay(early, { hidesYear }) })
        : t('goals.table.range', { range: rangeOf(early, late) })}
    </span>
  );
}

function NoForecastReason({ goal }: { goal: Goal }) {
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
        ? t('goals.noFinish.history', { days: minHistoryDays })
        : t('goals.noFinish.standstill')}
    </p>
  );
}

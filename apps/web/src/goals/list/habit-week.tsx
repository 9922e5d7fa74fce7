import type { Goal, HabitDay } from '@longhand/contract/goal-values';
import { useFormatter, useTranslations } from 'use-intl';
import { toUtcDate } from '../../platform/local-date.ts';
import { useDates } from '../../platform/use-dates.ts';
import { useFormatAmount } from '../amounts/use-amount.ts';
import styles from './habit-week.module.css';

type HabitWeekProps = { goal: Goal; week: readonly HabitDay[] };

/** The current week: a dot for done, a dash for rest, a ring for upcoming days. */
export function HabitWeek({ goal, week }: HabitWeekProps) {
  const t = useTranslations();
  const dates = useDates();
  const format = useFormatter();
  const amount = useFormatAmount();

  return (
    <ol className={styles.week} aria-label={t('goals.week.title')}>
      {week.map((day) => {
        const value =
          day.state === 'done' || day.state === 'some'
            ? amount(day.amount, goal.measure, goal.unit)
            : t(`goals.week.${day.state}`);
        const label = t('progress.named', { name: dates.weekday(day.on), amount: value });

        return (
          <li key={day.on} title={label} data-today={day.on === goal.progress.on || undefined}>
            <span className={styles.mark} data-state={day.state} />
            <span aria-hidden="true">
              {format.dateTime(toUtcDate(day.on), { timeZone: 'UTC', weekday: 'narrow' })}
            </span>
            <span className={styles.aloud}>{label}</span>
          </li>
        );
      })}
    </ol>
  );
}

import type { Measure } from '@longhand/contract/progress-values';
import { useFormatter, useTranslations } from 'use-intl';
import { useDates } from '../platform/use-dates.ts';
import { Section } from '../ui/page.tsx';
import { useAmount } from '../ui/progress/use-amount.ts';
import styles from './last-days.module.css';

type Day = { on: string; amount: number };

const measure: Measure = 'word';

/** A bar a day for the last four weeks, today at the end. */
export function LastDays({ days }: { days: readonly Day[] }) {
  const t = useTranslations();
  const dates = useDates();
  const amount = useAmount();
  const written = days.filter((day) => day.amount !== 0).length;
  const total = days.reduce((sum, day) => sum + day.amount, 0);
  const most = days.reduce((best, day) => (day.amount > best.amount ? day : best), {
    on: '',
    amount: 0,
  });

  return (
    <Section
      title={t('home.days.title', { n: written })}
      note={t('home.days.period', { days: days.length })}
    >
      {most.amount > 0 && <Bars days={days} most={most.amount} />}
      <p className={styles.words}>
        {most.amount > 0
          ? t('home.days.total', {
              amount: amount(total, measure),
              date: dates.day(most.on),
              most: most.amount,
            })
          : t('home.days.empty')}
      </p>
    </Section>
  );
}

/** The bars are drawn for the eye; the same figures lie in a table for the ear. */
function Bars({ days, most }: { days: readonly Day[]; most: number }) {
  const t = useTranslations();
  const dates = useDates();
  const format = useFormatter();
  const amount = useAmount();

  return (
    <>
      <div className={styles.bars} aria-hidden="true">
        {days.map((day) => (
          <span
            key={day.on}
            className={styles.bar}
            title={t('progress.named', {
              name: dates.weekday(day.on),
              amount: amount(day.amount, measure),
            })}
            style={{ blockSize: `${Math.max(0, day.amount / most) * 100}%` }}
          />
        ))}
      </div>
      <div className={styles.aloud}>
        <table>
          <caption>{t('home.days.period', { days: days.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('home.days.day')}</th>
              <th scope="col">{t('home.days.words')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.on}>
                <th scope="row">{dates.day(day.on)}</th>
                <td>{format.number(day.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

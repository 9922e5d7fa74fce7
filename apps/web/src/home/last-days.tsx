import type { Measure } from '@longhand/contract/progress-values';
import { useFormatter, useTranslations } from 'use-intl';
import { useFormatAmount } from '../goals/index.ts';
import { useDates } from '../platform/use-dates.ts';
import { Section } from '../ui/page.tsx';
import styles from './last-days.module.css';

type DayAmount = { on: string; amount: number };

const measure: Measure = 'word';

/** Daily bars of the last four weeks, ending today. */
export function LastDays({ days }: { days: readonly DayAmount[] }) {
  const t = useTranslations();
  const dates = useDates();
  const amount = useFormatAmount();
  const daysWithWords = days.filter((day) => day.amount !== 0).length;
  const total = days.reduce((sum, day) => sum + day.amount, 0);
  const busiestDay = days.reduce((best, day) => (day.amount > best.amount ? day : best), {
    on: '',
    amount: 0,
  });

  return (
    <Section
      title={t('home.days.title', { n: daysWithWords })}
      note={t('home.days.period', { days: days.length })}
    >
      {busiestDay.amount > 0 && <DayBars days={days} most={busiestDay.amount} />}
      <p className={styles.words}>
        {busiestDay.amount > 0
          ? t('home.days.total', {
              amount: amount(total, measure),
              date: dates.day(busiestDay.on),
              most: busiestDay.amount,
            })
          : t('home.days.empty')}
      </p>
    </Section>
  );
}

/** The bars are hidden from assistive technology; a table has the same amounts. */
function DayBars({ days, most: maxAmount }: { days: readonly DayAmount[]; most: number }) {
  const t = useTranslations();
  const dates = useDates();
  const format = useFormatter();
  const amount = useFormatAmount();

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
            style={{ blockSize: `${Math.max(0, day.amount / maxAmount) * 100}%` }}
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

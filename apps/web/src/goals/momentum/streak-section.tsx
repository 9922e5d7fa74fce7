import type { DayState } from '@longhand/contract/goals-momentum';
import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { Section } from '../../ui/page.tsx';
import type { Momentum } from './api.ts';
import styles from './momentum.module.css';

const daysShown = 42;

/** Days in a row: now, at the most and in all; below them the last six weeks, each day by what it was. */
export function StreakSection({ momentum: { streak, days } }: { momentum: Momentum }) {
  const t = useTranslations('momentum.streak');
  const shown = days.slice(-daysShown);
  const counted = (state: DayState) => shown.filter((day) => day.state === state).length;

  return (
    <Section title={t('title', { n: streak.current })} note={t('note', { n: streak.freezes })}>
      <p className={styles.muted}>{t('facts', { best: streak.best, total: streak.total })}</p>
      <div
        className={styles.strip}
        role="img"
        aria-label={t('strip', {
          days: shown.length,
          hits: counted('hit'),
          rests: counted('rest') + counted('paused'),
          frozen: counted('frozen'),
        })}
      >
        {shown.map(({ on, state }) => (
          <Mark key={on} on={on} state={state} isToday={on === shown.at(-1)?.on} />
        ))}
      </div>
      <p className={styles.key}>
        {t('counts')} {t('key')}
      </p>
    </Section>
  );
}

function Mark({ on, state, isToday }: { on: string; state: DayState; isToday: boolean }) {
  const t = useTranslations();
  const dates = useDates();
  const named = t('progress.named', {
    name: dates.weekday(on),
    amount: t(`momentum.state.${state}`),
  });

  return (
    <span className={clsx(styles.mark, styles[state], isToday && styles.today)} title={named} />
  );
}

import type { DayState } from '@longhand/contract/goals-momentum';
import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { useDates } from '../../platform/use-dates.ts';
import { Section } from '../../ui/page.tsx';
import type { Momentum } from './api.ts';
import styles from './momentum.module.css';

const daysShown = 42;

/** Current, longest and total streak, and the last six weeks by day state. */
export function StreakSection({ momentum: { streak, days } }: { momentum: Momentum }) {
  const t = useTranslations('momentum.streak');
  const shown = days.slice(-daysShown);
  const countDays = (state: DayState) => shown.filter((day) => day.state === state).length;

  return (
    <Section title={t('title', { n: streak.current })} note={t('note', { n: streak.freezes })}>
      <p className={styles.muted}>{t('facts', { best: streak.best, total: streak.total })}</p>
      <div
        className={styles.strip}
        role="img"
        aria-label={t('strip', {
          days: shown.length,
          hits: countDays('hit'),
          rests: countDays('rest') + countDays('paused'),
          frozen: countDays('frozen'),
        })}
      >
        {shown.map(({ on, state }) => (
          <DayMark key={on} on={on} state={state} isToday={on === shown.at(-1)?.on} />
        ))}
      </div>
      <p className={styles.key}>
        {t('counts')} {t('key')}
      </p>
    </Section>
  );
}

function DayMark({ on, state, isToday }: { on: string; state: DayState; isToday: boolean }) {
  const t = useTranslations();
  const dates = useDates();
  const label = t('progress.named', {
    name: dates.weekday(on),
    amount: t(`momentum.state.${state}`),
  });

  return (
    <span className={clsx(styles.mark, styles[state], isToday && styles.today)} title={label} />
  );
}

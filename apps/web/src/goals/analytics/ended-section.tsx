import { scatter } from '@longhand/charts/kinds/scatter';
import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import { Section } from '../../ui/page.tsx';
import styles from './analytics.module.css';
import type { Analytics } from './api.ts';

/** Planned against actual duration, and forecast accuracy. */
export function EndedSection({ analytics: { ended, forecasts } }: { analytics: Analytics }) {
  const t = useTranslations('analytics.ended');
  const completed = ended.filter(({ isCompleted }) => isCompleted);
  const inTime = completed.filter(({ endedOn, endOn }) => endedOn <= endOn).length;

  return (
    <div className={clsx(styles.pair, styles.wide)}>
      <ChartSection
        kind={scatter}
        data={{
          of: t('goal'),
          x: { name: t('planned') },
          y: { name: t('actual') },
          points: ended.map(({ title, plannedDays, actualDays, isCompleted }) => ({
            x: plannedDays,
            y: actualDays,
            label: title,
            isHollow: !isCompleted,
          })),
          identityLine: { label: t('equal') },
        }}
        title={t('title')}
        summary={t('summary', { n: completed.length, inTime })}
        empty={t('empty')}
        file="plans"
      />
      <Section title={t('forecasts')}>
        <p>{forecasts.made === 0 ? t('noForecasts') : t('held', forecasts)}</p>
        <p className={styles.muted}>{t('how')}</p>
      </Section>
    </div>
  );
}

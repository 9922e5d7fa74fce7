import { useFormatter, useTranslations } from 'use-intl';
import { useMetricLabels } from '../metrics/metric-labels.ts';
import type { FindingTrend } from './finding-trends.ts';
import styles from './progress.module.css';

/** Categories whose findings decreased or increased, each with its rates and how clear the change is. */
export function TrendList({ changes: trends }: { changes: readonly FindingTrend[] }) {
  const t = useTranslations('lab');
  const format = useFormatter();
  const { write } = useMetricLabels();
  const rate = (value: number) => write('find-all', value);

  return (
    <ul className={styles.changes}>
      {trends.map(({ category, before, now, counts, fewerShare }) => (
        <li key={category}>
          <b>{t(`figure.find-${category}.name`)}</b>{' '}
          {t('progress.change', {
            before: rate(before),
            now: rate(now),
            earlier: counts[0],
            later: counts[1],
            pairs: format.number(now < before ? fewerShare : 1 - fewerShare, {
              style: 'percent',
              maximumFractionDigits: 0,
            }),
          })}
        </li>
      ))}
    </ul>
  );
}

import { multiples } from '@longhand/charts/kinds/multiples';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import { Section } from '../../ui/page.tsx';
import type { CorpusText } from '../metrics/corpus/corpus.ts';
import { useMetricLabels } from '../metrics/metric-labels.ts';
import { createTextAxis, metricTrend } from '../metrics/trend.ts';
import styles from '../metrics/trend-charts.module.css';
import { useLab } from '../storage/lab.ts';
import { findTrends, selectImproved, selectWorsened, trendCategories } from './finding-trends.ts';
import { TrendList } from './trend-list.tsx';

/** Findings per 1,000 words over time by category, and which categories decreased. */
export function FindingTrendsSection({ texts }: { texts: readonly CorpusText[] }) {
  const t = useTranslations('lab.progress');
  const lab = useLab();
  const { nameOf, write } = useMetricLabels();
  const trends = useMemo(() => findTrends(texts.map(({ reading }) => reading)), [texts]);
  const startLabel = t('begun');
  const axis = useMemo(
    () => createTextAxis(texts, { name: startLabel, dayOf: lab.dayOf }),
    [texts, startLabel, lab],
  );
  const courses = useMemo(
    () =>
      trendCategories
        .map((category) => `find-${category}` as const)
        .map((name) => ({ name, steps: metricTrend(texts, name, axis) }))
        .filter(({ steps }) => steps.length > 1 && steps.some(({ value }) => value !== 0)),
    [texts, axis],
  );
  const improved = selectImproved(trends);
  const worsened = selectWorsened(trends);

  return (
    <>
      <Section title={t('improved')} note={t('lastFive')}>
        {trends.length === 0 && <p className={styles.quiet}>{t('fewTexts')}</p>}
        {trends.length > 0 && improved.length === 0 && <p>{t('improvedNone')}</p>}
        <TrendList changes={improved} />
        {worsened.length > 0 && (
          <>
            <p>{t('risen')}</p>
            <TrendList changes={worsened} />
          </>
        )}
      </Section>
      <ChartSection
        kind={multiples}
        data={{
          xAxis: axis.along,
          value: { name: t('perThousand'), number: { maximumFractionDigits: 1 } },
          panels: courses.map(({ name, steps }) => ({
            name: nameOf(name),
            points: steps.map(({ at, value }) => ({ at, value })),
            latest: write(name, steps.at(-1)?.value ?? 0),
          })),
        }}
        title={t('findings')}
        summary={t('findingsSay')}
        empty={t('findingsNone')}
        file="longhand-findings"
      />
    </>
  );
}

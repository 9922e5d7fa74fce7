import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../platform/session.ts';
import { InlineSelect } from '../ui/inline-field.tsx';
import { Page } from '../ui/page.tsx';
import { Sentence } from '../ui/sentence.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { LabMetricName } from './analysis/texts/text-analysis.ts';
import { StyleTrend } from './evolution/style-trend.tsx';
import { TrendChart } from './evolution/trend-chart.tsx';
import type { CorpusText } from './metrics/corpus/corpus.ts';
import { CorpusBoundary } from './metrics/corpus/corpus-boundary.tsx';
import { definedValues } from './metrics/corpus/quartiles.ts';
import { LanguageSelect, useTextsInLanguage } from './metrics/corpus/texts-in-language.tsx';
import { useCorpus } from './metrics/corpus/use-corpus.ts';
import { MetricSelect } from './metrics/metric-select.tsx';
import { metricNames } from './metrics/metrics.ts';
import { useUrlParams } from './metrics/subject/use-url-params.ts';
import { createTextAxis, metricTrend } from './metrics/trend.ts';
import styles from './metrics/trend-charts.module.css';
import { useLab } from './storage/lab.ts';

/** A trend needs at least two texts. */
const minTexts = 2;
const smoothingWindows = ['0', '1', '2', '4'] as const;

/** Each metric over the dates of the user's own texts, where it changed, and the texts behind each point. */
export default function Evolution() {
  const t = useTranslations();
  const lab = useLab();
  const corpus = useCorpus();
  const { getParam, setParams } = useUrlParams();
  const isAllowed = useUser()?.entitlements.evolution ?? false;
  const { texts, language, languages } = useTextsInLanguage(corpus.texts, minTexts);
  const metrics = useMemo(() => sharedMetrics(texts), [texts]);
  const metric =
    (isAllowed && metrics.find((name) => name === getParam('figure'))) || freePlanMetric;
  const smoothing = smoothingWindows.find((one) => one === getParam('smooth')) ?? '2';
  const startLabel = t('lab.evolution.began');
  const axis = useMemo(
    () => createTextAxis(texts, { name: startLabel, dayOf: lab.dayOf }),
    [texts, startLabel, lab],
  );
  const steps = useMemo(() => metricTrend(texts, metric, axis), [texts, metric, axis]);

  return (
    <Page title={t('lab.evolution.title')} lede={t('lab.evolution.lede')}>
      <CorpusBoundary
        corpus={corpus}
        texts={texts}
        minTexts={minTexts}
        empty={{ title: t('lab.evolution.emptyTitle'), text: t('lab.evolution.empty') }}
      >
        <p className={styles.sentence}>
          <Sentence>
            {t.rich('lab.evolution.showing', {
              figure: () => (
                <MetricSelect
                  metric={metric}
                  metrics={isAllowed ? metrics : [freePlanMetric]}
                  onChange={(name) => setParams({ figure: name })}
                />
              ),
              language: () => <LanguageSelect language={language} languages={languages} />,
              smooth: () => (
                <InlineSelect
                  label={t('lab.evolution.smooth')}
                  value={smoothing}
                  options={smoothingWindows.map((value) => ({
                    value,
                    label: t('lab.evolution.over', { count: Number(value) * 2 + 1 }),
                  }))}
                  onChange={(value) => setParams({ smooth: value === '2' ? null : value })}
                />
              ),
            })}
          </Sentence>
        </p>
        <TrendChart points={steps} along={axis.along} metric={metric} radius={Number(smoothing)} />
        <p>
          <TextLink to="/app/insights/trends">{t('lab.evolution.inInsights')}</TextLink>
        </p>
        {isAllowed ? (
          <StyleTrend texts={texts} axis={axis} />
        ) : (
          <p className={styles.quiet}>{t('lab.evolution.plan')}</p>
        )}
      </CorpusBoundary>
    </Page>
  );
}

/** The one metric that is available on every plan. */
const freePlanMetric: LabMetricName = 'mean-sentence-length';

/** Metrics that at least two of the texts have and that are not zero in all of them. */
function sharedMetrics(texts: readonly CorpusText[]): readonly LabMetricName[] {
  return metricNames.filter((name) => {
    const values = definedValues(texts.map(({ reading }) => reading.figures[name]));

    return values.length > 1 && values.some((value) => value !== 0);
  });
}

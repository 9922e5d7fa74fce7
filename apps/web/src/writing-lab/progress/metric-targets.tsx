import type { PublishedRanges } from '@longhand/analysis/measures/published-ranges';
import { line } from '@longhand/charts/kinds/line';
import type { LineData } from '@longhand/charts/kinds/line-data';
import type { MetricTarget } from '@longhand/contract/writing-lab-targets';
import { useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import { Section } from '../../ui/page.tsx';
import type { CorpusText } from '../metrics/corpus/corpus.ts';
import { definedValues, quartilesOf } from '../metrics/corpus/quartiles.ts';
import { useTitleOf } from '../metrics/corpus/use-title-of.ts';
import { PublishedNote } from '../metrics/evidence/published-range.tsx';
import { useMetricLabels } from '../metrics/metric-labels.ts';
import { MetricSelect } from '../metrics/metric-select.tsx';
import { metricGroups, numberStyle } from '../metrics/metrics.ts';
import { useUrlParams } from '../metrics/subject/use-url-params.ts';
import { createTextAxis, metricTrend } from '../metrics/trend.ts';
import styles from '../metrics/trend-charts.module.css';
import { useLab } from '../storage/lab.ts';
import { findLatestMetric } from './latest-metric.ts';
import { MetricTargetRow } from './metric-target-row.tsx';
import progressStyles from './progress.module.css';

/** The metrics most writers care about; the others are on the evolution screen. */
const followedMetrics: readonly MetricTarget['figure'][] = [
  ...metricGroups.form,
  'mattr',
  ...metricGroups.ease,
  'find-all',
];

type AimsProps = {
  texts: readonly CorpusText[];
  published: PublishedRanges | null;
  aims: readonly MetricTarget[];
};

/** Each followed metric of the newest text against its aim, and one metric over time. */
export function MetricTargets({ texts, published, aims }: AimsProps) {
  const t = useTranslations('lab.progress');
  const lab = useLab();
  const { getParam, setParams } = useUrlParams();
  const { nameOf } = useMetricLabels();
  const titleOf = useTitleOf();
  const newest = texts.at(-1);
  const rows = followedMetrics.flatMap((name) => {
    const latest = findLatestMetric(texts, name);

    const quartiles = quartilesOf(definedValues(texts.map(({ reading }) => reading.figures[name])));

    return latest ? [{ name, latest, quartiles }] : [];
  });
  const shown = rows.map(({ name }) => name);
  const metric = shown.find((name) => name === getParam('figure')) ?? shown[0];
  const withinCount = rows.filter(({ name, latest }) =>
    isWithin(latest.value, findAim(aims, name)),
  ).length;
  const aimCount = shown.filter((name) => findAim(aims, name)).length;
  if (metric === undefined) return <p className={styles.quiet}>{t('tooShort')}</p>;
  const axis = createTextAxis(texts, { name: t('begun'), dayOf: lab.dayOf });
  const steps = metricTrend(texts, metric, axis);
  const aim = findAim(aims, metric);
  const data: LineData = {
    xAxis: axis.along,
    value: { name: nameOf(metric), number: numberStyle(metric) },
    series: [
      {
        name: nameOf(metric),
        isUnlabeled: true,
        points: steps.map(({ at, value, text }) => ({ at, value, note: titleOf(text) })),
      },
    ],
    lines: [
      ...(aim?.least == null ? [] : [{ at: aim.least, label: t('leastLine'), isPlanned: true }]),
      ...(aim?.most == null ? [] : [{ at: aim.most, label: t('mostLine'), isPlanned: true }]),
    ],
    notes: t('text'),
  };

  return (
    <>
      <Section
        title={aimCount === 0 ? t('aimsNone') : t('aims', { within: withinCount, of: aimCount })}
        note={t('newest', { title: titleOf(newest ?? { title: '' }) })}
      >
        <ul>
          {rows.map(({ name, latest, quartiles }) => (
            <li key={name}>
              <MetricTargetRow
                name={name}
                latest={latest}
                quartiles={quartiles}
                published={published}
                aim={findAim(aims, name)}
              />
            </li>
          ))}
        </ul>
        <div className={progressStyles.note}>
          {rows.some(({ quartiles }) => quartiles !== null) && <p>{t('ownBand')}</p>}
          <PublishedNote ranges={published} />
        </div>
      </Section>
      <p className={styles.sentence}>
        {t.rich('overTime', {
          figure: () => (
            <MetricSelect
              metric={metric}
              metrics={shown}
              onChange={(name) => setParams({ figure: name })}
            />
          ),
        })}
      </p>
      <ChartSection
        kind={line}
        data={data}
        title={t('courseOf', { figure: nameOf(metric) })}
        summary={aim ? t('courseSays') : t('courseWithout')}
        file="longhand-progress"
      />
    </>
  );
}

function findAim(
  aims: readonly MetricTarget[],
  name: MetricTarget['figure'],
): MetricTarget | undefined {
  return aims.find(({ figure }) => figure === name);
}

function isWithin(value: number, aim: MetricTarget | undefined): boolean {
  if (!aim) return false;

  return (aim.least === null || value >= aim.least) && (aim.most === null || value <= aim.most);
}

import {
  changePointMinValues,
  changePoints,
} from '@longhand/analysis/measures/style/change-points';
import type { XAxis } from '@longhand/charts/axes';
import { line } from '@longhand/charts/kinds/line';
import type { LineData, Series } from '@longhand/charts/kinds/line-data';
import { withMinus } from '@longhand/charts/minus';
import { limits } from '@longhand/contract/limits';
import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ChartSection } from '../../ui/chart.tsx';
import { paginateRows } from '../../ui/data-table/arrange-rows.ts';
import { Section } from '../../ui/page.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Link } from '../../ui/text-link.tsx';
import type { LabMetricName } from '../analysis/texts/text-analysis.ts';
import { definedValues, quartilesOf } from '../metrics/corpus/quartiles.ts';
import { useTitleOf } from '../metrics/corpus/use-title-of.ts';
import { useMetricLabels } from '../metrics/metric-labels.ts';
import { MetricSource } from '../metrics/metric-source.tsx';
import { cardOf, numberStyle } from '../metrics/metrics.ts';
import { useUrlParams } from '../metrics/subject/use-url-params.ts';
import type { TrendPoint } from '../metrics/trend.ts';
import styles from '../metrics/trend-charts.module.css';
import { movingAverage } from './moving-average.ts';

type TrendChartProps = {
  points: readonly TrendPoint[];
  along: XAxis;
  metric: LabMetricName;
  radius: number;
};

/** One metric over the texts: each text as a dot, the moving average as a line, the middle half as a band, and the change points. */
export function TrendChart({ points: steps, along, metric, radius }: TrendChartProps) {
  const t = useTranslations('lab.evolution');
  const { nameOf, write } = useMetricLabels();
  const titleOf = useTitleOf();
  const changes = useMemo(
    () => changePoints(steps.flatMap(({ value }) => (value === null ? [] : [value]))),
    [steps],
  );
  const spread = quartilesOf(
    definedValues(steps.map(({ value }) => (value === null ? undefined : { value }))),
  );
  const smoothed: Series = {
    name: t('meanOf', { count: 2 * radius + 1 }),
    isUnlabeled: true,
    points: movingAverage(
      steps.map(({ value }) => value),
      radius,
    ).map((value, at) => ({ at: steps[at]?.at ?? at, value })),
  };
  const data: LineData = {
    xAxis: along,
    value: { name: nameOf(metric), number: numberStyle(metric) },
    series: [
      {
        name: t('eachText'),
        style: 'dots',
        ink: 'muted',
        isUnlabeled: true,
        points: steps.map(({ at, value, text }) => ({ at, value, note: titleOf(text) })),
      },
      ...(radius === 0 ? [] : [smoothed]),
    ],
    ...(spread && { bands: [{ from: spread.low, to: spread.high, label: t('middleHalf') }] }),
    marks: changes.flatMap(({ at }) => {
      const step = steps[at];

      return step ? [{ at: step.at, label: t('changed') }] : [];
    }),
    notes: t('text'),
  };
  const [first] = changes;

  return (
    <>
      <ChartSection
        kind={line}
        data={data}
        title={t('courseOf', { figure: nameOf(metric) })}
        summary={
          first
            ? t('change', {
                count: changes.length,
                before: write(metric, first.before),
                after: write(metric, first.after),
                title: titleOf(steps[first.at]?.text ?? { title: '' }),
              })
            : t(steps.length < changePointMinValues ? 'tooFewForChange' : 'noChange', {
                count: steps.length,
              })
        }
        file="longhand-evolution"
      />
      {cardOf(metric) && (
        <p className={styles.quiet}>
          <MetricSource name={metric} />
        </p>
      )}
      <TrendTable steps={steps} figure={metric} />
    </>
  );
}

/** More than two standard deviations from the earlier texts. */
const unusualScore = 2;

/** The texts of the chart, newest first. */
function TrendTable({
  steps: points,
  figure: metric,
}: {
  steps: readonly TrendPoint[];
  figure: LabMetricName;
}) {
  const t = useTranslations('lab.evolution');
  const titleOf = useTitleOf();
  const format = useFormatter();
  const { write, nameOf } = useMetricLabels();
  const { getParam, setParams } = useUrlParams();
  const size = limits.pageSize;
  const wanted = Math.max(1, Math.trunc(Number(getParam('page') ?? 1)) || 1);
  const { page, rows } = paginateRows(points.toReversed(), { page: wanted, size });
  const columns: Column<TrendPoint>[] = [
    {
      key: 'title',
      title: t('text'),
      cell: ({ text }) => (
        <Link to={`/app/writing-lab/style?sample=${text.id}`} dir="auto" className={styles.title}>
          {titleOf(text)}
        </Link>
      ),
    },
    {
      key: 'began',
      title: t('began'),
      wideOnly: true,
      muted: true,
      cell: ({ text }) => format.dateTime(new Date(text.createdAt), { dateStyle: 'medium' }),
    },
    {
      key: 'value',
      title: nameOf(metric),
      isNumeric: true,
      cell: ({ value }) => (value === null ? '–' : write(metric, value)),
    },
    {
      key: 'score',
      title: t('againstBefore'),
      isNumeric: true,
      wideOnly: true,
      cell: ({ score }) =>
        score === null ? (
          '–'
        ) : (
          <span className={Math.abs(score) > unusualScore ? styles.unusual : undefined}>
            {withMinus(
              format.number(score, {
                signDisplay: 'exceptZero',
                minimumFractionDigits: 1,
                maximumFractionDigits: 1,
              }),
            )}
            {Math.abs(score) > unusualScore && ` ${t('unusual')}`}
          </span>
        ),
    },
  ];

  return (
    <Section title={t('behind')} note={t('behindNote')}>
      <Table
        label={t('behind')}
        rows={rows}
        keyOf={({ text }) => text.id}
        columns={columns}
        dense
      />
      {points.length > size && (
        <div className={styles.pages}>
          <Pagination
            page={page}
            size={size}
            total={points.length}
            onPage={(next) => setParams({ page: next === 1 ? null : String(next) })}
          />
        </div>
      )}
    </Section>
  );
}

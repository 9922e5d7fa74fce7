import { type ProfileData, type ProfileRow, profile } from '@longhand/charts/kinds/profile';
import { useTranslations } from 'use-intl';
import { ChartSection } from '../../../ui/chart.tsx';
import type { LabMetricName, TextAnalysis } from '../../analysis/texts/text-analysis.ts';
import { useMetricLabels } from '../metric-labels.ts';
import { numberStyle } from '../metrics.ts';
import { clearDifferenceOf, comparableMetrics, largestDifference } from './metric-differences.ts';

type ComparedText = { title: string; reading: TextAnalysis };

type TextComparisonProps = { one: ComparedText; other: ComparedText; hasHiddenTitle?: boolean };

/** Two texts metric by metric, the largest differences first. */
export default function TextComparison({ one, other, hasHiddenTitle }: TextComparisonProps) {
  const t = useTranslations('lab.compare');
  const words = useMetricLabels();
  const names = comparableMetrics(one.reading, other.reading);
  const data: ProfileData = {
    names: {
      row: t('figure'),
      value: one.title,
      low: t('least'),
      high: t('most'),
      other: other.title,
    },
    rows: names.map((name) => createRow(name, { one: one.reading, other: other.reading, words })),
  };
  const most = largestDifference(one.reading, other.reading);
  const titles = { one: one.title, other: other.title };
  const differing =
    most === null ? t('same', titles) : t('summary', { figure: words.nameOf(most), ...titles });

  return (
    <ChartSection
      kind={profile}
      data={data}
      title={t('title', titles)}
      hasHiddenTitle={hasHiddenTitle ?? false}
      summary={names.length === 0 ? t('nothing') : differing}
      file="longhand-compare"
    />
  );
}

type RowOptions = {
  one: TextAnalysis;
  other: TextAnalysis;
  words: ReturnType<typeof useMetricLabels>;
};

function createRow(name: LabMetricName, { one, other, words }: RowOptions): ProfileRow {
  const value = one.figures[name]?.value ?? 0;
  const second = other.figures[name]?.value ?? 0;
  const room = Math.max(Math.abs(value - second), clearDifferenceOf(name)) * 0.6;

  return {
    name: words.nameOf(name),
    unit: words.unitOf(name),
    value,
    other: second,
    number: numberStyle(name),
    from: Math.min(value, second) - room,
    to: Math.max(value, second) + room,
  };
}

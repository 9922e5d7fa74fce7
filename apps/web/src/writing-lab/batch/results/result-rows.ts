import type { MetricValue } from '@longhand/analysis/measures/metric-value';
import type { LabMetricName, TextAnalysis } from '../../analysis/texts/text-analysis.ts';
import { definedValues } from '../../metrics/corpus/quartiles.ts';
import type { BatchText } from '../../storage/device/database.ts';
import { outlierSide } from './outliers.ts';

/** The metrics shown in the table; a download contains all of them. */
export const tableMetrics = [
  'mean-sentence-length',
  'sentence-length-deviation',
  'dialogue-share',
  'mattr',
  'find-all',
] as const satisfies readonly LabMetricName[];

type TableMetric = (typeof tableMetrics)[number];

/** A row of the results, with the metrics that are outliers among the texts. */
export type ResultRow = {
  key: string;
  title: string;
  text: BatchText;
  reading: TextAnalysis;
  outliers: Readonly<Partial<Record<TableMetric | 'words', 'high' | 'low'>>>;
};

/** Outliers are found among texts of one language: metrics of different languages are not comparable. */
export function createResultRows(texts: readonly BatchText[]): readonly ResultRow[] {
  const read = texts.flatMap((text) => (text.reading ? [{ text, reading: text.reading }] : []));
  const byLanguage = Map.groupBy(read, ({ reading }) => reading.language);
  const valuesOf = (
    language: TextAnalysis['language'],
    figure: (reading: TextAnalysis) => MetricValue | undefined,
  ) => definedValues((byLanguage.get(language) ?? []).map(({ reading }) => figure(reading)));
  const known = new Map(
    [...byLanguage.keys()].map((language) => [
      language,
      {
        words: valuesOf(language, ({ words }) => ({ value: words })),
        ...Object.fromEntries(
          tableMetrics.map((name) => [name, valuesOf(language, ({ figures }) => figures[name])]),
        ),
      } as Record<TableMetric | 'words', readonly number[]>, // as: fromEntries loses the keys
    ]),
  );

  return read.map(({ text, reading }) => {
    const values = known.get(reading.language);
    const outliers: Partial<Record<TableMetric | 'words', 'high' | 'low'>> = {};
    for (const name of ['words', ...tableMetrics] as const) {
      const value = name === 'words' ? reading.words : (reading.figures[name]?.value ?? null);
      const side = value === null || !values ? null : outlierSide(value, values[name]);
      if (side) outliers[name] = side;
    }

    return { key: String(text.number), title: text.title, text, reading, outliers };
  });
}

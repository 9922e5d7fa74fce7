import type { LabMetricName } from '../analysis/texts/text-analysis.ts';
import type { CorpusText } from '../metrics/corpus/corpus.ts';

export type LatestMetric = {
  value: number;
  /** The title of the text it comes from, if the newest one is too short for the metric. */
  older: string | null;
};

/** The metric of the newest text that has it; null if none has. */
export function findLatestMetric(
  texts: readonly Pick<CorpusText, 'title' | 'reading'>[],
  name: LabMetricName,
): LatestMetric | null {
  const latest = texts.findLast(({ reading }) => (reading.figures[name]?.value ?? null) !== null);
  const value = latest?.reading.figures[name]?.value ?? null;
  if (!latest || value === null) return null;

  return { value, older: latest === texts.at(-1) ? null : latest.title };
}

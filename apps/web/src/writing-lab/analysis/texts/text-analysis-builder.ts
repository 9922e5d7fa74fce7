import type { LabMetricName, TextAnalysis } from './text-analysis.ts';

/** Builds the analysis of an English text of 1,000 words with these metrics. */
export function buildTextAnalysis(values: Partial<Record<LabMetricName, number>>): TextAnalysis {
  const figures = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value }]),
  );

  return {
    version: '1',
    language: 'en',
    words: 1000,
    sentences: 100,
    figures,
    functionWords: null,
    frequencies: { words: 0, uses: [] },
    gaps: [],
    course: [],
  };
}

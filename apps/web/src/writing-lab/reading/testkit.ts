import type { FigureName, Reading } from './reading.ts';

/** The reading of an English text of a thousand words, of which only these figures matter. */
export function buildReading(values: Partial<Record<FigureName, number>>): Reading {
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

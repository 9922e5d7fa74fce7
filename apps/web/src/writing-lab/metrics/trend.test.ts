import { expect, test } from 'vitest';
import { buildTextAnalysis } from '../analysis/texts/text-analysis-builder.ts';
import type { CorpusText } from './corpus/corpus.ts';
import { createTextAxis, metricTrend } from './trend.ts';

const named = { name: 'Begun', dayOf: (at: Date) => at.toISOString().slice(0, 10) };

test('chapters of one day are side by side, even if one between them lacks the metric', () => {
  const texts = [
    text('a', '2026-03-01T09:00:00.000Z', 5),
    text('b', '2026-03-01T09:00:00.000Z', null),
    text('c', '2026-03-01T10:00:00.000Z', 7),
    text('d', '2026-05-01T10:00:00.000Z', 8),
  ];
  const axis = createTextAxis(texts, named);
  const places = metricTrend(texts, 'lix', axis).map(({ at }) => at);

  expect(axis.along.type).toBe('day');
  expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
  expect(places).toEqual([texts[0], texts[2], texts[3]].map((one) => one && axis.positionOf(one)));
});

test('texts that were all created on one day are numbered', () => {
  const texts = ['a', 'b', 'c'].map((id) => text(id, '2026-03-01T09:00:00.000Z', 5));
  const axis = createTextAxis(texts, named);

  expect(axis.along.type).toBe('number');
  expect(metricTrend(texts, 'lix', axis).map(({ at }) => at)).toEqual([1, 2, 3]);
});

function text(id: string, createdAt: string, lix: number | null): CorpusText {
  return {
    ...{ id, createdAt, changedAt: createdAt, deletedAt: null, place: 'server' },
    ...{ title: id, kind: 'fiction', language: 'en', projectId: null, tags: [] },
    ...{ words: 1000, characters: 5000, findings: 0, revision: 1, versions: 1 },
    reading: buildTextAnalysis(lix === null ? {} : { lix }),
  };
}

import { expect, test } from 'vitest';
import type { OwnText } from '../corpus/corpus.ts';
import { buildReading } from '../reading/testkit.ts';
import { axisOfTexts, courseOf } from './course.ts';

const named = { name: 'Begun', dayOf: (at: Date) => at.toISOString().slice(0, 10) };

test('chapters of one day stand side by side, also where one between them lacks the figure', () => {
  const texts = [
    text('a', '2026-03-01T09:00:00.000Z', 5),
    text('b', '2026-03-01T09:00:00.000Z', null),
    text('c', '2026-03-01T10:00:00.000Z', 7),
    text('d', '2026-05-01T10:00:00.000Z', 8),
  ];
  const axis = axisOfTexts(texts, named);
  const places = courseOf(texts, 'lix', axis).map(({ at }) => at);

  expect(axis.along.holds).toBe('day');
  expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
  expect(places).toEqual([texts[0], texts[2], texts[3]].map((one) => one && axis.placeOf(one)));
});

test('texts that were all begun on one day are counted', () => {
  const texts = ['a', 'b', 'c'].map((id) => text(id, '2026-03-01T09:00:00.000Z', 5));
  const axis = axisOfTexts(texts, named);

  expect(axis.along.holds).toBe('number');
  expect(courseOf(texts, 'lix', axis).map(({ at }) => at)).toEqual([1, 2, 3]);
});

function text(id: string, createdAt: string, lix: number | null): OwnText {
  return {
    ...{ id, createdAt, changedAt: createdAt, deletedAt: null, place: 'server' },
    ...{ title: id, kind: 'fiction', language: 'en', projectId: null, tags: [] },
    ...{ words: 1000, characters: 5000, findings: 0, revision: 1, versions: 1 },
    reading: buildReading(lix === null ? {} : { lix }),
  };
}

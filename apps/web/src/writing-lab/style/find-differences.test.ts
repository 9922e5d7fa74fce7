import { expect, test } from 'vitest';
import { buildTextAnalysis } from '../analysis/texts/text-analysis-builder.ts';
import { findDifferences } from './find-differences.ts';

test('the metric farthest from the others comes first', () => {
  const others = [10, 11, 12, 13].map((length) =>
    buildTextAnalysis({ 'mean-sentence-length': length, mattr: 0.8 + length / 1000 }),
  );
  const [first, second] = findDifferences(
    buildTextAnalysis({ 'mean-sentence-length': 30, mattr: 0.8 }),
    others,
  );

  expect(first).toMatchObject({ name: 'mean-sentence-length', value: 30, other: 11.5 });
  expect(second?.name).toBe('mattr');
  expect(second?.size).toBeLessThan(1);
});

test('metrics that one side lacks are not compared', () => {
  expect(
    findDifferences(buildTextAnalysis({ mattr: 0.8 }), [buildTextAnalysis({ lix: 40 })]),
  ).toEqual([]);
});

test('a value within the middle half of the others is not a difference', () => {
  const others = [10, 14, 18, 22].map((length) =>
    buildTextAnalysis({ 'mean-sentence-length': length }),
  );
  const names = (length: number) =>
    findDifferences(buildTextAnalysis({ 'mean-sentence-length': length }), others).map(
      ({ name }) => name,
    );

  expect(names(18.5)).toEqual([]);
  expect(names(19.5)).toEqual(['mean-sentence-length']);
});

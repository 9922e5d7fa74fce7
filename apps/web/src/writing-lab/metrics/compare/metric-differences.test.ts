import { expect, test } from 'vitest';
import { buildTextAnalysis } from '../../analysis/texts/text-analysis-builder.ts';
import { largestDifference } from './metric-differences.ts';

test('the largest difference is the one furthest apart on its own scale', () => {
  const [one, other] = [
    buildTextAnalysis({ mattr: 0.7, lix: 30 }),
    buildTextAnalysis({ mattr: 0.8, lix: 31 }),
  ];

  expect(largestDifference(one, other)).toBe('mattr');
});

test('texts with equal metrics have no largest difference', () => {
  expect(
    largestDifference(buildTextAnalysis({ mattr: 0.7 }), buildTextAnalysis({ mattr: 0.7 })),
  ).toBeNull();
});

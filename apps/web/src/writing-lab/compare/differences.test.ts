import { expect, test } from 'vitest';
import { buildReading } from '../reading/testkit.ts';
import { mostDifferent } from './differences.ts';

test('two texts differ most in what is furthest apart on its own scale', () => {
  const [one, other] = [
    buildReading({ mattr: 0.7, lix: 30 }),
    buildReading({ mattr: 0.8, lix: 31 }),
  ];

  expect(mostDifferent(one, other)).toBe('mattr');
});

test('texts that are alike by every figure differ in none', () => {
  expect(mostDifferent(buildReading({ mattr: 0.7 }), buildReading({ mattr: 0.7 }))).toBeNull();
});

import { expect, test } from 'vitest';
import { buildReading } from '../reading/testkit.ts';
import { latestOf } from './latest-of.ts';

const early = { title: 'Early', reading: buildReading({ lix: 30, 'find-all': 20 }) };
const late = { title: 'Late', reading: buildReading({ lix: 40 }) };

test('a figure is that of the newest text', () => {
  expect(latestOf([early, late], 'lix')).toEqual({ value: 40, older: null });
});

test('where the newest has none, an older one gives it and is named', () => {
  expect(latestOf([early, late], 'find-all')).toEqual({ value: 20, older: 'Early' });
});

test('what no text has is not told', () => {
  expect(latestOf([early, late], 'mattr')).toBeNull();
});

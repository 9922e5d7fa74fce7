import { expect, test } from 'vitest';
import { buildTextAnalysis } from '../analysis/texts/text-analysis-builder.ts';
import { findLatestMetric } from './latest-metric.ts';

const early = { title: 'Early', reading: buildTextAnalysis({ lix: 30, 'find-all': 20 }) };
const late = { title: 'Late', reading: buildTextAnalysis({ lix: 40 }) };

test('the metric comes from the newest text', () => {
  expect(findLatestMetric([early, late], 'lix')).toEqual({ value: 40, older: null });
});

test('an older text with its title is used if the newest has no value', () => {
  expect(findLatestMetric([early, late], 'find-all')).toEqual({ value: 20, older: 'Early' });
});

test('a metric that no text has is null', () => {
  expect(findLatestMetric([early, late], 'mattr')).toBeNull();
});

import { metricNames as aimed } from '@longhand/contract/metric-names';
import texts from '@longhand/locales/en/lab.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { cardOf, isTooShort, methodOf, metricNames } from './metrics.ts';

test('every displayed metric has a name and a unit', () => {
  expect([...metricNames].sort()).toEqual(Object.keys(texts.figure).sort());
});

test('every displayed metric can have an aim', () => {
  expect([...metricNames].sort()).toEqual([...aimed].sort());
});

test('every measure has a card in the catalogue; finding rates have none', () => {
  expect(metricNames.filter((name) => !cardOf(name) && !name.startsWith('find-'))).toEqual([]);
});

test('a metric whose source is more than a citation has a localized method', () => {
  const isCited = (source: string) =>
    /\b(?:19|20)\d\d\b/.test(source) && !/[;+]|\bbands of\b/.test(source);
  const withoutMethod = metricNames.filter((name) => {
    const source = cardOf(name)?.source;

    return source !== undefined && !isCited(source) && !methodOf(name);
  });

  expect(withoutMethod).toEqual([]);
});

test('a metric unavailable in the language is not reported as too short', () => {
  const short = { code: 'too-short', unit: 'words', needs: 300, has: 20 } as const;

  expect(isTooShort({ value: null, absent: short })).toBe(true);
  expect(isTooShort({ value: null, absent: { code: 'language' } })).toBe(false);
  expect(isTooShort({ value: 0 })).toBe(false);
  expect(isTooShort(undefined)).toBe(false);
});

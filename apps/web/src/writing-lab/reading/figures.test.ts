import { figureNames as aimed } from '@longhand/contract/figures';
import texts from '@longhand/locales/en/lab.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { cardOf, figureNames, isTooShort, methodOf } from './figures.ts';

test('every figure that is shown has a name and a unit', () => {
  expect([...figureNames].sort()).toEqual(Object.keys(texts.figure).sort());
});

test('every figure that is shown can have an aim', () => {
  expect([...figureNames].sort()).toEqual([...aimed].sort());
});

test('every measure has a card of the catalogue; rates of findings have none', () => {
  expect(figureNames.filter((name) => !cardOf(name) && !name.startsWith('find-'))).toEqual([]);
});

test('a figure whose source is more than a citation tells it in the reader’s language', () => {
  const isCited = (source: string) =>
    /\b(?:19|20)\d\d\b/.test(source) && !/[;+]|\bbands of\b/.test(source);
  const untold = figureNames.filter((name) => {
    const source = cardOf(name)?.source;

    return source !== undefined && !isCited(source) && !methodOf(name);
  });

  expect(untold).toEqual([]);
});

test('a figure of another language is not called too short', () => {
  const short = { code: 'too-short', unit: 'words', needs: 300, has: 20 } as const;

  expect(isTooShort({ value: null, absent: short })).toBe(true);
  expect(isTooShort({ value: null, absent: { code: 'language' } })).toBe(false);
  expect(isTooShort({ value: 0 })).toBe(false);
  expect(isTooShort(undefined)).toBe(false);
});

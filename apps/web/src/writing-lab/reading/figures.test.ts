import texts from '@longhand/locales/en/lab.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { cardOf, figureNames } from './figures.ts';

test('every figure that is shown has a name and a unit', () => {
  expect([...figureNames].sort()).toEqual(Object.keys(texts.figure).sort());
});

test('every measure has a card of the catalogue; rates of findings have none', () => {
  expect(figureNames.filter((name) => !cardOf(name) && !name.startsWith('find-'))).toEqual([]);
});

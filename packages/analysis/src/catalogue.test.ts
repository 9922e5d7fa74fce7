import { expect, test } from 'vitest';
import { analyzeWhole } from './analyze-whole.ts';
import { catalogue } from './catalogue.ts';
import { ruleNames } from './findings.ts';
import { measureNames } from './measures/measure.ts';
import { languageCodes } from './options.ts';

test('every measure and every rule is in the catalogue once, with its source', () => {
  const names = catalogue.measures.map(({ name }) => name);

  expect(names).toEqual(expect.arrayContaining([...measureNames]));
  expect(new Set(names).size).toBe(names.length);
  expect(catalogue.rules.map(({ name }) => name)).toEqual([...ruleNames]);
  for (const { source } of [...catalogue.measures, ...catalogue.rules]) expect(source).not.toBe('');
});

test('a rule that is not valid in one of the six languages says why', () => {
  const unexplained = catalogue.rules.flatMap(({ name, silent }) =>
    silent.filter(({ why }) => why === '').map(({ language }) => `${name} in ${language}`),
  );

  expect(unexplained).toEqual([]);
});

test('what the catalogue says of languages is what an analysis does', async () => {
  for (const language of languageCodes) {
    const { measures, profile } = await analyzeWhole('', { language });
    const isValid = (name: string) =>
      catalogue.measures.find((card) => card.name === name)?.languages.includes(language);
    for (const measure of measures) {
      const isRefused =
        measure.value === null && ['language', 'word-list'].includes(measure.absent.code);
      expect([measure.name, isValid(measure.name)]).toEqual([measure.name, !isRefused]);
    }
    for (const { name, figure } of profile.mind) {
      const isRefused = figure.value === null && figure.absent.code === 'language';
      expect([name, isValid(name)]).toEqual([name, !isRefused]);
    }
  }
});

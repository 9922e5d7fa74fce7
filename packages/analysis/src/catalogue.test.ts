import { expect, test } from 'vitest';
import { analyzeWithProfile } from './analyze-with-profile.ts';
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

test('a rule that is unsupported in one of the six languages states the reason', () => {
  const unexplained = catalogue.rules.flatMap(({ name, unsupportedLanguages }) =>
    unsupportedLanguages
      .filter(({ reason }) => reason === '')
      .map(({ language }) => `${name} in ${language}`),
  );

  expect(unexplained).toEqual([]);
});

test('the languages in the catalogue match those of an analysis', async () => {
  for (const language of languageCodes) {
    const { measures, profile } = await analyzeWithProfile('', { language });
    const isValid = (name: string) =>
      catalogue.measures.find((card) => card.name === name)?.languages.includes(language);
    for (const measure of measures) {
      const isUnavailable =
        measure.value === null && ['language', 'word-list'].includes(measure.absent.code);
      expect([measure.name, isValid(measure.name)]).toEqual([measure.name, !isUnavailable]);
    }
    for (const { name, figure } of profile.mind) {
      const isUnavailable = figure.value === null && figure.absent.code === 'language';
      expect([name, isValid(name)]).toEqual([name, !isUnavailable]);
    }
  }
});

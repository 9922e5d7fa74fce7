import { describe, expect, test } from 'vitest';
import { createAnalyzer } from '../../analyzer.ts';
import '../../every-language.ts';
import { requireLanguage } from '../../languages/languages.ts';
import { NarrativeWords } from './narrative-words.ts';
import { loadFrequencyNorm, loadWatchedWords, type NormLanguage } from './norm.ts';
import { parseWordGroups } from './watched.ts';

const testLanguages: readonly NormLanguage[] = ['en', 'es', 'fr', 'de', 'ar', 'zh'];

describe.each(testLanguages)('in %s', (language) => {
  test('no watched word is listed twice', async () => {
    const groups = parseWordGroups(await loadWatchedWords(language), requireLanguage(language));
    const stems = groups.flatMap((group) => group.stems);

    expect(stems.filter((stem, at) => stems.indexOf(stem) !== at)).toEqual([]);
  });

  test('every watched word has a rate of at least one in ten thousand', async () => {
    const norm = await loadFrequencyNorm(language);

    expect(norm?.rates.filter((rate) => !(rate >= 1e-4 && rate < 0.05))).toEqual([]);
  });

  test('each watched form is found in a text', async () => {
    const norm = await loadFrequencyNorm(language);
    const watched = (await loadWatchedWords(language)).flatMap(([, list]) => list.split(/\s+/));
    const unmatchedForms = watched.flatMap((group, at) =>
      group.split('/').filter((form) => {
        const analyzer = createAnalyzer({ language });
        const word = form.replace('=', '');
        analyzer.open(language === 'zh' ? `他${word}了。` : `x ${word} y.`);

        return new NarrativeWords(analyzer.analyzedText, norm).uses[at] !== 1;
      }),
    );

    expect(unmatchedForms).toEqual([]);
  });
});

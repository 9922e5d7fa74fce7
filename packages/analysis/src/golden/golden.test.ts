import { expect, test } from 'vitest';
import { analyzeWithProfile } from '../analyze-with-profile.ts';
import { tokenize } from '../tokenize.ts';
import { passages } from './passages.ts';

/** Snapshots of tokens, counts and measures of a passage in each language: review any change. */
test.each(['en', 'es', 'fr', 'de', 'ar', 'zh'] as const)(
  'the analysis of a passage in %s is unchanged',
  async (language) => {
    const text = passages[language];
    const { counts, sentences, measures, profile } = await analyzeWithProfile(text);
    const tokens = tokenize(text, { language });
    const read = {
      counts,
      sentences: sentences.map(({ span }, at) => ({
        text: text.slice(span.from, span.to),
        words: tokens
          .filter(({ sentence }) => sentence === at)
          .map((token) => (token.isSpoken ? '*' : '') + text.slice(token.span.from, token.span.to))
          .join(' | '),
      })),
      measures: Object.fromEntries(
        measures
          .filter(({ value }) => value !== null)
          .map(({ name, value }) => [name, rounded(value)]),
      ),
      diversity: Object.fromEntries(
        Object.entries(profile.diversity).map(([name, { value }]) => [name, rounded(value)]),
      ),
      sentiment: profile.sentiment.compound,
    };

    await expect(`${JSON.stringify(read, null, 2)}\n`).toMatchFileSnapshot(`${language}.json`);
  },
);

function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(4));
}

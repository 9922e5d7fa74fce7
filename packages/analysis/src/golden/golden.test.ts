import { expect, test } from 'vitest';
import { analyzeWhole } from '../analyze-whole.ts';
import { tokensOf } from '../tokens.ts';
import { passages } from './passages.ts';

/** A passage in each language with all that is cut, counted and measured in it: read it when it changes. */
test.each(['en', 'es', 'fr', 'de', 'ar', 'zh'] as const)(
  'a passage in %s is read as before',
  async (language) => {
    const text = passages[language];
    const { counts, sentences, measures, profile } = await analyzeWhole(text);
    const tokens = tokensOf(text, { language });
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

import { expect, test } from 'vitest';
import { lookedFor, withNone } from './looked-for.ts';
import type { Reading } from './reading.ts';
import { buildReading } from './testkit.ts';

test('what is not looked for in a language or a kind of text is no figure', () => {
  expect(lookedFor('en', 'fiction')).toEqual(expect.arrayContaining(['echo', 'dialogue']));
  expect(lookedFor('en', 'essay')).not.toContain('dialogue');
  expect(lookedFor('und', 'fiction')).not.toContain('passive');
  expect(lookedFor('en', 'fiction')).not.toContain('spelling');
  expect(lookedFor('en', 'fiction')).not.toContain('house');
  expect(lookedFor('en', 'fiction')).toContain('grammar'); // words that sound alike need no checker
});

test('a text that has none of a kind of finding has a rate of nothing', () => {
  const { figures } = withNone(buildReading({ 'find-all': 4, 'find-echo': 4 }), 'fiction');

  expect([figures['find-echo'], figures['find-passive']]).toEqual([{ value: 4 }, { value: 0 }]);
  expect(figures['find-spelling']).toBeUndefined();
});

test('a text that is too short for a rate is too short for each of them', () => {
  const short = { code: 'too-short', unit: 'words', needs: 100, has: 20 } as const;
  const figures: Reading['figures'] = { 'find-all': { value: null, absent: short } };
  const reading: Reading = { ...buildReading({}), figures };

  expect(withNone(reading, 'fiction').figures['find-echo']).toEqual({ value: null, absent: short });
});

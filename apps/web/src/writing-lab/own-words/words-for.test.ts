import type { OwnWord } from '@longhand/contract/own-words';
import { expect, test } from 'vitest';
import { wordsFor } from './words-for.ts';

const said = (kind: OwnWord['kind'], word: string, more: Partial<OwnWord> = {}): OwnWord => ({
  ...{ id: word, kind, projectId: null, rule: '', word },
  ...{ replacements: [], note: '', isExact: false, ...more },
});

test('a text is read with what holds everywhere and what is said for its project', () => {
  const words = [
    said('dictionary', 'haar'),
    said('dictionary', 'lee', { projectId: 'p' }),
    said('dictionary', 'brack', { projectId: 'q' }),
    said('ignore', 'Very', { rule: 'intensifier' }),
    said('ignore', '', { rule: 'adverb', projectId: 'p' }),
  ];

  expect(wordsFor(words, 'p')).toEqual({
    dictionary: ['haar', 'lee'],
    houseRules: [],
    ignored: new Set(['intensifier:very', 'adverb:']),
  });
  expect(wordsFor(words, null).dictionary).toEqual(['haar']);
});

test('a house rule of the project goes before one for the same words that holds everywhere', () => {
  const own = said('house-rule', 'E-Mail', { projectId: 'p', replacements: ['mail'], note: 'why' });
  const everywhere = said('house-rule', 'e-mail', { replacements: ['email'] });

  for (const words of [
    [own, everywhere],
    [everywhere, own],
  ]) {
    expect(wordsFor(words, 'p').houseRules).toEqual([
      { find: 'E-Mail', replacements: ['mail'], note: 'why' },
    ]);
    expect(wordsFor(words, 'q').houseRules).toEqual([{ find: 'e-mail', replacements: ['email'] }]);
  }
});

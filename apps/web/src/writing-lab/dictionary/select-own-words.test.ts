import type { OwnWord } from '@longhand/contract/own-words';
import { expect, test } from 'vitest';
import { selectOwnWords } from './select-own-words.ts';

const ownWord = (kind: OwnWord['kind'], word: string, more: Partial<OwnWord> = {}): OwnWord => ({
  ...{ id: word, kind, projectId: null, rule: '', word },
  ...{ replacements: [], note: '', isExact: false, ...more },
});

test('a text uses words that apply everywhere and words of its project', () => {
  const words = [
    ownWord('dictionary', 'haar'),
    ownWord('dictionary', 'lee', { projectId: 'p' }),
    ownWord('dictionary', 'brack', { projectId: 'q' }),
    ownWord('ignore', 'Very', { rule: 'intensifier' }),
    ownWord('ignore', '', { rule: 'adverb', projectId: 'p' }),
  ];

  expect(selectOwnWords(words, 'p')).toEqual({
    dictionary: ['haar', 'lee'],
    houseRules: [],
    ignored: new Set(['intensifier:very', 'adverb:']),
  });
  expect(selectOwnWords(words, null).dictionary).toEqual(['haar']);
});

test('a project house rule takes precedence over a general one for the same words', () => {
  const own = ownWord('house-rule', 'E-Mail', {
    projectId: 'p',
    replacements: ['mail'],
    note: 'why',
  });
  const everywhere = ownWord('house-rule', 'e-mail', { replacements: ['email'] });

  for (const words of [
    [own, everywhere],
    [everywhere, own],
  ]) {
    expect(selectOwnWords(words, 'p').houseRules).toEqual([
      { find: 'E-Mail', replacements: ['mail'], note: 'why' },
    ]);
    expect(selectOwnWords(words, 'q').houseRules).toEqual([
      { find: 'e-mail', replacements: ['email'] },
    ]);
  }
});

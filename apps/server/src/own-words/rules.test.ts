import type { OwnWord } from '@longhand/contract/own-words';
import { expect, test } from 'vitest';
import { mergeWords, readCursor, writeCursor } from './rules.ts';

const word = (id: string, text: string, more: Partial<OwnWord> = {}): OwnWord => ({
  ...{ id, kind: 'dictionary', projectId: null, rule: '', word: text },
  ...{ replacements: [], note: '', isExact: false, ...more },
});
const standing = (...words: OwnWord[]) => new Map(words.map((one) => [one.id, one]));

test('a word added on another device is stored once, with the latest content', () => {
  const { written, removed, ids } = mergeWords(standing(word('a', 'skerrick')), [
    word('b', 'Skerrick'),
  ]);

  expect(written).toEqual([word('a', 'Skerrick')]);
  expect({ removed, ids }).toEqual({ removed: [], ids: ['a'] });
});

test('an unchanged word is not written again', () => {
  const { written, ids } = mergeWords(standing(word('a', 'haar')), [word('a', 'haar')]);

  expect({ written, ids }).toEqual({ written: [], ids: ['a'] });
});

test('a word removed elsewhere stays removed', () => {
  expect(mergeWords(new Map([['a', null]]), [word('a', 'haar')])).toEqual({
    ...{ written: [], removed: [], ids: [null] },
  });
});

test('a word changed into an existing one is merged with it', () => {
  const there = standing(word('a', 'haar'), word('b', 'skerrick'));
  const { written, removed, ids } = mergeWords(there, [word('b', 'Haar')]);

  expect(written).toEqual([word('a', 'Haar')]);
  expect({ removed, ids }).toEqual({ removed: ['b'], ids: ['a'] });
});

test('two words that swap their values stay two', () => {
  const there = standing(word('a', 'haar'), word('b', 'skerrick'));
  const { written, removed } = mergeWords(there, [word('a', 'skerrick'), word('b', 'haar')]);

  expect(written).toEqual([word('a', 'skerrick'), word('b', 'haar')]);
  expect(removed).toEqual([]);
});

test('a word sent twice in one request is stored once', () => {
  const { written, ids } = mergeWords(new Map(), [word('a', 'haar'), word('b', 'HAAR')]);

  expect(written).toEqual([word('a', 'HAAR')]);
  expect(ids).toEqual(['a', 'a']);
});

test('words differ by project, kind and capitalization', () => {
  const same = { kind: 'house-rule' } as const;
  const sent = [
    word('a', 'internet', same),
    word('b', 'Internet', { ...same, isExact: true }),
    word('c', 'internet', { ...same, projectId: 'p' }),
    word('d', 'internet'),
    word('e', 'internet', { kind: 'ignore', rule: 'echo' }),
    word('f', 'internet', { kind: 'ignore', rule: 'cliche' }),
  ];

  expect(mergeWords(new Map(), sent).written).toEqual(sent);
});

test('a cursor survives encoding and decoding', () => {
  const cursor = { revision: 12, at: 1_795_000_000_000 };

  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
});

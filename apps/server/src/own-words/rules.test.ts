import type { OwnWord } from '@longhand/contract/own-words';
import { expect, test } from 'vitest';
import { merge, readCursor, writeCursor } from './rules.ts';

const word = (id: string, text: string, more: Partial<OwnWord> = {}): OwnWord => ({
  ...{ id, kind: 'dictionary', projectId: null, rule: '', word: text },
  ...{ replacements: [], note: '', isExact: false, ...more },
});
const standing = (...words: OwnWord[]) => new Map(words.map((one) => [one.id, one]));

test('a word that another device has added is one word, as it was written last', () => {
  const { written, removed, ids } = merge(standing(word('a', 'skerrick')), [word('b', 'Skerrick')]);

  expect(written).toEqual([word('a', 'Skerrick')]);
  expect({ removed, ids }).toEqual({ removed: [], ids: ['a'] });
});

test('what stands already is not written again', () => {
  const { written, ids } = merge(standing(word('a', 'haar')), [word('a', 'haar')]);

  expect({ written, ids }).toEqual({ written: [], ids: ['a'] });
});

test('a word that was removed elsewhere stays so', () => {
  expect(merge(new Map([['a', null]]), [word('a', 'haar')])).toEqual({
    ...{ written: [], removed: [], ids: [null] },
  });
});

test('a word that becomes another one goes into that', () => {
  const there = standing(word('a', 'haar'), word('b', 'skerrick'));
  const { written, removed, ids } = merge(there, [word('b', 'Haar')]);

  expect(written).toEqual([word('a', 'Haar')]);
  expect({ removed, ids }).toEqual({ removed: ['b'], ids: ['a'] });
});

test('two words that change places are still two', () => {
  const there = standing(word('a', 'haar'), word('b', 'skerrick'));
  const { written, removed } = merge(there, [word('a', 'skerrick'), word('b', 'haar')]);

  expect(written).toEqual([word('a', 'skerrick'), word('b', 'haar')]);
  expect(removed).toEqual([]);
});

test('one word sent twice at once is one', () => {
  const { written, ids } = merge(new Map(), [word('a', 'haar'), word('b', 'HAAR')]);

  expect(written).toEqual([word('a', 'HAAR')]);
  expect(ids).toEqual(['a', 'a']);
});

test('a word is another one in another project, of another kind, and with its capitals', () => {
  const same = { kind: 'house-rule' } as const;
  const sent = [
    word('a', 'internet', same),
    word('b', 'Internet', { ...same, isExact: true }),
    word('c', 'internet', { ...same, projectId: 'p' }),
    word('d', 'internet'),
    word('e', 'internet', { kind: 'ignore', rule: 'echo' }),
    word('f', 'internet', { kind: 'ignore', rule: 'cliche' }),
  ];

  expect(merge(new Map(), sent).written).toEqual(sent);
});

test('a cursor is read as it was written', () => {
  const cursor = { revision: 12, at: 1_795_000_000_000 };

  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
});

import { ChangeSet, Text } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import {
  applyEdit,
  countTypedWords,
  countWords,
  endBurst,
  isBurstOver,
  nothingTyped,
} from './typed-words.ts';

describe('words typed', () => {
  test('typed words that are still present count', () => {
    expect(createTypist('').type(0, 'Slack water came').words()).toBe(3);
  });

  test('corrections within a burst net out', () => {
    const hand = createTypist('').type(0, 'The tide turned early').cut(8, 21).type(8, 'fell');

    expect(hand.text()).toBe('The tidefell');
    expect(hand.words()).toBe(2);
  });

  test('deleting after a burst does not reduce the count', () => {
    expect(createTypist('').type(0, 'three words here').rest().cut(0, 16).words()).toBe(3);
  });

  test('deleting existing text does not reduce the count', () => {
    expect(createTypist('one two three four').cut(0, 13).type(5, ' five').words()).toBe(1);
  });

  test('pasted words do not count, even between typed ones', () => {
    expect(
      createTypist('').type(0, 'before after').paste(7, 'five words of some book ').words(),
    ).toBe(2);
  });

  test('undo reduces the count, redo does not add to it', () => {
    const hand = createTypist('').type(0, 'gone').cut(0, 4).paste(0, 'gone');

    expect(hand.words()).toBe(0);
  });

  test('a letter added to an existing word is not a word', () => {
    expect(createTypist('tide').type(4, 's').words()).toBe(0);
  });

  test('a word begun in one burst and finished in the next counts once', () => {
    expect(createTypist('').type(0, 'wri').rest().type(3, 'ting').words()).toBe(1);
  });

  test('a burst ends after half a minute', () => {
    const typed = applyEdit(nothingTyped, {
      changes: ChangeSet.of({ from: 0, insert: 'a' }, 0),
      isTyped: true,
      at: 1_000,
    });

    expect(isBurstOver(typed, 30_999)).toBe(false);
    expect(isBurstOver(typed, 31_000)).toBe(true);
  });
});

test('the words of a text longer than one piece are counted once each', () => {
  expect(countWords('tide '.repeat(5_000))).toBe(5_000);
});

function createTypist(start: string) {
  let doc = Text.of(start.split('\n'));
  let typed = nothingTyped;

  const edit = (change: { from: number; to?: number; insert?: string }, isTyped: boolean) => {
    const changes = ChangeSet.of(change, doc.length);
    doc = changes.apply(doc);
    typed = applyEdit(typed, { changes, isTyped, at: 0 });

    return typist;
  };
  const typist = {
    type: (from: number, insert: string) => edit({ from, insert }, true),
    paste: (from: number, insert: string) => edit({ from, insert }, false),
    cut: (from: number, to: number) => edit({ from, to }, true),
    rest() {
      typed = endBurst(typed, doc);

      return typist;
    },
    text: () => doc.toString(),
    words: () => countTypedWords(typed, doc),
  };

  return typist;
}

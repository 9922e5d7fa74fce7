import { ChangeSet, Text } from '@codemirror/state';
import { describe, expect, test } from 'vitest';
import {
  afterEdit,
  countWords,
  isBurstOver,
  nothingTyped,
  settled,
  wordsTyped,
} from './typed-words.ts';

describe('words typed', () => {
  test('what was typed and stands there counts', () => {
    expect(writer('').type(0, 'Slack water came').words()).toBe(3);
  });

  test('a correction within the burst nets out', () => {
    const hand = writer('').type(0, 'The tide turned early').cut(8, 21).type(8, 'fell');

    expect(hand.text()).toBe('The tidefell');
    expect(hand.words()).toBe(2);
  });

  test('a deletion after the burst takes nothing away', () => {
    expect(writer('').type(0, 'three words here').rest().cut(0, 16).words()).toBe(3);
  });

  test('deleting what stood there before takes nothing away either', () => {
    expect(writer('one two three four').cut(0, 13).type(5, ' five').words()).toBe(1);
  });

  test('pasted words do not count, not even in the middle of typed ones', () => {
    expect(writer('').type(0, 'before after').paste(7, 'five words of some book ').words()).toBe(2);
  });

  test('undo takes back what it takes away, redo adds nothing', () => {
    const hand = writer('').type(0, 'gone').cut(0, 4).paste(0, 'gone');

    expect(hand.words()).toBe(0);
  });

  test('a letter added to an old word is no word', () => {
    expect(writer('tide').type(4, 's').words()).toBe(0);
  });

  test('a word begun in one burst and ended in the next counts once', () => {
    expect(writer('').type(0, 'wri').rest().type(3, 'ting').words()).toBe(1);
  });

  test('a burst is over after half a minute', () => {
    const typed = afterEdit(nothingTyped, {
      changes: ChangeSet.of({ from: 0, insert: 'a' }, 0),
      isTyped: true,
      at: 1_000,
    });

    expect(isBurstOver(typed, 30_999)).toBe(false);
    expect(isBurstOver(typed, 31_000)).toBe(true);
  });
});

test('words of a text longer than one piece are counted once each', () => {
  expect(countWords('tide '.repeat(5_000))).toBe(5_000);
});

function writer(start: string) {
  let doc = Text.of(start.split('\n'));
  let typed = nothingTyped;

  const edit = (change: { from: number; to?: number; insert?: string }, isTyped: boolean) => {
    const changes = ChangeSet.of(change, doc.length);
    doc = changes.apply(doc);
    typed = afterEdit(typed, { changes, isTyped, at: 0 });

    return hand;
  };
  const hand = {
    type: (from: number, insert: string) => edit({ from, insert }, true),
    paste: (from: number, insert: string) => edit({ from, insert }, false),
    cut: (from: number, to: number) => edit({ from, to }, true),
    rest() {
      typed = settled(typed, doc);

      return hand;
    },
    text: () => doc.toString(),
    words: () => wordsTyped(typed, doc),
  };

  return hand;
}

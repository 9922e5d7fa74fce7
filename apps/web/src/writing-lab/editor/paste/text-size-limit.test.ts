import { type ChangeSpec, EditorState } from '@codemirror/state';
import { limits } from '@longhand/contract/limits';
import { utf8Bytes } from '@longhand/contract/text-size';
import { expect, test } from 'vitest';
import { limitTextSize } from './text-size-limit.ts';

const freeBytes = 10;
const full = 'a'.repeat(limits.textBytesMax - freeBytes);

test('a text can grow to exactly the limit and no further', () => {
  const hand = createTestEditor(full);
  hand.edit({ from: 5, insert: 'é'.repeat(5) });
  expect(hand.bytes()).toBe(limits.textBytesMax);
  hand.edit({ from: 0, insert: 'b' });

  expect(hand.bytes()).toBe(limits.textBytesMax);
  expect(hand.refusals()).toBe(1);
});

test('deleted text frees the bytes it occupied', () => {
  const hand = createTestEditor(full);
  hand.edit({ from: 0, insert: '盐盐盐' });
  hand.edit({ from: 0, insert: '盐' });
  hand.edit({ from: 0, to: 1 });
  hand.edit({ from: 0, insert: '🦊' });

  expect(hand.bytes()).toBe(limits.textBytesMax);
  expect(hand.refusals()).toBe(1);
});

test('after many different edits the size equals that of the whole text', () => {
  const hand = createTestEditor(full.slice(1_000));
  const words = ['é', '盐', '🦊', 'ab\ncd', ''];
  for (let turn = 0; turn < 60; turn += 1) {
    const from = (turn * 7919) % 1_000;
    const insert = words[turn % words.length] ?? '';
    hand.edit([
      { from, to: from + (turn % 3), insert },
      { from: from + 1_500, to: from + 1_501 + (turn % 2) },
    ]);
  }
  const left = limits.textBytesMax - hand.bytes();
  hand.edit({ from: 0, insert: 'x'.repeat(left) });
  expect(hand.bytes()).toBe(limits.textBytesMax);
  expect(hand.refusals()).toBe(0);
  hand.edit({ from: 0, insert: 'x' });

  expect(hand.refusals()).toBe(1);
});

/** An editor state without a view; its transaction filters run as for typed edits. */
function createTestEditor(text: string) {
  let refusals = 0;
  let state = EditorState.create({ doc: text, extensions: limitTextSize(() => {}) });

  return {
    edit(changes: ChangeSpec) {
      const { state: after } = state.update({ changes });
      if (after.doc.eq(state.doc)) refusals += 1;
      state = after;
    },
    bytes: () => utf8Bytes(state.doc.toString()),
    refusals: () => refusals,
  };
}

import { type ChangeSpec, EditorState } from '@codemirror/state';
import { limits } from '@longhand/contract/limits';
import { utf8Bytes } from '@longhand/contract/text-size';
import { expect, test } from 'vitest';
import { bounded } from './bounded.ts';

const room = 10;
const full = 'a'.repeat(limits.textBytesMax - room);

test('a text fills the bound to the last byte, and not one further', () => {
  const hand = writer(full);
  hand.edit({ from: 5, insert: 'é'.repeat(5) });
  expect(hand.bytes()).toBe(limits.textBytesMax);
  hand.edit({ from: 0, insert: 'b' });

  expect(hand.bytes()).toBe(limits.textBytesMax);
  expect(hand.refusals()).toBe(1);
});

test('what is taken out makes room again, in the bytes it had', () => {
  const hand = writer(full);
  hand.edit({ from: 0, insert: '盐盐盐' });
  hand.edit({ from: 0, insert: '盐' });
  hand.edit({ from: 0, to: 1 });
  hand.edit({ from: 0, insert: '🦊' });

  expect(hand.bytes()).toBe(limits.textBytesMax);
  expect(hand.refusals()).toBe(1);
});

test('after many edits of all kinds the count is still that of the whole', () => {
  const hand = writer(full.slice(1_000));
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

/** An editor without a window; edits go through its filters as those of a hand do. */
function writer(text: string) {
  let refusals = 0;
  let state = EditorState.create({ doc: text, extensions: bounded(() => {}) });

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

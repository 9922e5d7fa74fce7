import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildMessage } from './build-message.ts';
import {
  appendPage,
  type MessageWindow,
  mergeChanges,
  prependPage,
  trimWindow,
} from './message-window.ts';

const windowOf = (
  seqs: readonly number[],
  changes: Partial<MessageWindow> = {},
): MessageWindow => ({
  items: seqs.map((seq) => buildMessage(seq)),
  hasEarlier: false,
  hasLater: false,
  version: Math.max(0, ...seqs),
  ...changes,
});
const seqsOf = ({ items }: MessageWindow) => items.map(({ seq }) => seq);

test('new messages are added at the end, changed ones replaced', () => {
  const edited = buildMessage(2, { version: 5, body: 'Edited' });
  const window = mergeChanges(windowOf([1, 2, 3]), [edited, buildMessage(4)], 5);

  expect(seqsOf(window)).toEqual([1, 2, 3, 4]);
  expect(window.items[1]?.body).toBe('Edited');
  expect(window.version).toBe(5);
});

test('an older version of a message does not replace a newer one', () => {
  const current = mergeChanges(windowOf([1]), [buildMessage(1, { version: 9, body: 'Newer' })]);

  expect(mergeChanges(current, [buildMessage(1, { version: 4 })]).items[0]?.body).toBe('Newer');
});

test('changes outside the window are ignored, including new messages while later ones are not loaded', () => {
  const window = windowOf([10, 11], { hasEarlier: true, hasLater: true });

  expect(seqsOf(mergeChanges(window, [buildMessage(3), buildMessage(20)], 20))).toEqual([10, 11]);
});

test('a message that the user deleted for themselves disappears', () => {
  const hidden = buildMessage(2, { version: 8, isHidden: true, isDeleted: true });

  expect(seqsOf(mergeChanges(windowOf([1, 2, 3]), [hidden]))).toEqual([1, 3]);
});

test('pages before and after extend the window without duplicates', () => {
  const page = {
    items: [1, 2, 3].map((seq) => buildMessage(seq)),
    hasEarlier: false,
    hasLater: true,
  };
  const before = prependPage(windowOf([3, 4], { hasEarlier: true }), page);
  expect(seqsOf(before)).toEqual([1, 2, 3, 4]);
  expect(before.hasEarlier).toBe(false);

  const later = {
    items: [4, 5].map((seq) => buildMessage(seq)),
    hasEarlier: true,
    hasLater: false,
  };
  const after = appendPage(windowOf([3, 4], { hasLater: true }), later);
  expect(seqsOf(after)).toEqual([3, 4, 5]);
  expect(after.hasLater).toBe(false);
});

test('a trimmed window keeps its end and knows that earlier messages exist', () => {
  const window = trimWindow(windowOf([1, 2, 3, 4]), 2);

  expect(seqsOf(window)).toEqual([3, 4]);
  expect(window.hasEarlier).toBe(true);
});

test('in whatever order and however often changes arrive, the newest version of each message is shown once', () => {
  const change = fc
    .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 10, max: 40 }))
    .map(([seq, version]) => buildMessage(seq, { version, body: String(version) }));

  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const start = windowOf([1, 2, 3, 4, 5, 6, 7, 8]);
      const merged = changes.reduce((window, one) => mergeChanges(window, [one]), start);
      const atOnce = mergeChanges(start, changes);

      expect(seqsOf(merged)).toEqual(seqsOf(start));
      for (const { seq, version } of merged.items) {
        const versions = changes.filter((one) => one.seq === seq).map((one) => one.version);
        expect(version).toBe(Math.max(seq, ...versions));
      }
      expect(atOnce.items.map(({ version }) => version)).toEqual(
        merged.items.map(({ version }) => version),
      );
    }),
  );
});

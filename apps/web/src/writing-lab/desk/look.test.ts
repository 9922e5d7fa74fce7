import '@longhand/analysis/every-language';
import { EditorState } from '@codemirror/state';
import { applyDelta, createAnalyzer, emptyState } from '@longhand/analysis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { analysisArrived, findingsField } from '../editor/findings-field.ts';
import { lookKeeper } from './look.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a long paste is told with its own time, not with that of the empty text before', async () => {
  const keeper = lookKeeper();
  keeper.follow(blank(), timeOf(3));
  const pasted = analyzed('The door was closed by her.');
  keeper.follow(pasted, null);
  keeper.follow(pasted, timeOf(480));
  await vi.advanceTimersByTimeAsync(1_000);

  expect(keeper.look.get()?.took?.milliseconds).toBe(480);
});

test('while a paste into an empty text waits for its analysis no time is shown', () => {
  const keeper = lookKeeper();
  const empty = blank();
  keeper.follow(empty, timeOf(3));
  const pasted = { state: empty.state.update({ changes: { from: 0, insert: 'The door.' } }).state };
  keeper.follow(pasted, null);
  expect(keeper.look.get()?.took).toBeNull();

  keeper.follow(pasted, timeOf(5)); // words may be spaces alone
  expect(keeper.look.get()?.took?.milliseconds).toBe(5);
});

test('while the hand is typing nothing is shown anew', async () => {
  const keeper = lookKeeper();
  keeper.follow(analyzed('The door was closed by her.'), timeOf(3));
  keeper.follow(analyzed('The door was closed by him.'), timeOf(4));
  expect(keeper.look.get()?.took?.milliseconds).toBe(3);

  await vi.advanceTimersByTimeAsync(1_000);
  expect(keeper.look.get()?.took?.milliseconds).toBe(4);
});

function timeOf(milliseconds: number) {
  return { of: 'edit', milliseconds } as const;
}

function blank() {
  return { state: EditorState.create({ extensions: findingsField }) };
}

function analyzed(text: string) {
  const analysis = applyDelta(emptyState, createAnalyzer().open(text));
  const { state } = blank().state.update({
    effects: analysisArrived.of({ analysis, since: null }),
  });

  return { state };
}

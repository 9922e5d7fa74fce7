import '@longhand/analysis/every-language';
import { EditorState } from '@codemirror/state';
import { applyDelta, createAnalyzer, emptyState } from '@longhand/analysis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { analysisReceived, findingsField } from '../editor/findings/findings-field.ts';
import { createSnapshotUpdater } from './analysis-snapshot.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a long paste is shown with its own duration, not that of the empty text before', async () => {
  const keeper = createSnapshotUpdater();
  keeper.update(blank(), durationOf(3));
  const pasted = analyzed('The door was closed by her.');
  keeper.update(pasted, null);
  keeper.update(pasted, durationOf(480));
  await vi.advanceTimersByTimeAsync(1_000);

  expect(keeper.snapshot.get()?.duration?.milliseconds).toBe(480);
});

test('no duration is shown while text pasted into an empty document waits for its analysis', () => {
  const keeper = createSnapshotUpdater();
  const empty = blank();
  keeper.update(empty, durationOf(3));
  const pasted = { state: empty.state.update({ changes: { from: 0, insert: 'The door.' } }).state };
  keeper.update(pasted, null);
  expect(keeper.snapshot.get()?.duration).toBeNull();

  keeper.update(pasted, durationOf(5)); // the text may consist only of spaces
  expect(keeper.snapshot.get()?.duration?.milliseconds).toBe(5);
});

test('nothing is updated while the user types', async () => {
  const keeper = createSnapshotUpdater();
  keeper.update(analyzed('The door was closed by her.'), durationOf(3));
  keeper.update(analyzed('The door was closed by him.'), durationOf(4));
  expect(keeper.snapshot.get()?.duration?.milliseconds).toBe(3);

  await vi.advanceTimersByTimeAsync(1_000);
  expect(keeper.snapshot.get()?.duration?.milliseconds).toBe(4);
});

function durationOf(milliseconds: number) {
  return { of: 'edit', milliseconds } as const;
}

function blank() {
  return { state: EditorState.create({ extensions: findingsField }) };
}

function analyzed(text: string) {
  const analysis = applyDelta(emptyState, createAnalyzer().open(text));
  const { state } = blank().state.update({
    effects: analysisReceived.of({ analysis, since: null }),
  });

  return { state };
}

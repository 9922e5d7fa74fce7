import { expect, test } from 'vitest';
import { analyze } from './analyze.ts';
import { createAnalyzer } from './analyzer.ts';
import { applyDelta, emptyState } from './delta.ts';
import { passages } from './golden/passages.ts';
import { openInSteps } from './open-in-steps.ts';
import { toAnalysis } from './state.ts';

const yieldControl = () => Promise.resolve();
const longText = Object.values(passages).join('\n').repeat(6);

test.each([1, 7, 300, 5000])(
  'a text opened in steps of %i units has the same analysis as one opened at once',
  async (units) => {
    const shares: number[] = [];
    const analyzer = createAnalyzer();
    const before = applyDelta(emptyState, analyzer.open('Another text.\nAnd more of it.'));
    const onProgress = (share: number) => void shares.push(share);
    const delta = await openInSteps(analyzer, longText, { yieldControl, onProgress, units });

    expect(toAnalysis(applyDelta(before, delta))).toEqual(analyze(longText));
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  },
);

test('opening stops when aborted, and the next text can be opened', async () => {
  let steps = 0;
  const signal = {
    throwIfAborted() {
      if (steps === 3) throw new Error('enough');
    },
  };
  const analyzer = createAnalyzer();
  const onProgress = () => {
    steps++;
  };

  await expect(
    openInSteps(analyzer, longText, { yieldControl, onProgress, signal, units: 300 }),
  ).rejects.toThrow('enough');
  expect(steps).toBe(3);
  analyzer.open('It was late.');
  expect(toAnalysis(analyzer.state)).toEqual(analyze('It was late.'));
});

test('an empty text completes at once', async () => {
  const shares: number[] = [];
  await openInSteps(createAnalyzer(), '', {
    yieldControl,
    onProgress: (share) => void shares.push(share),
  });

  expect(shares).toEqual([1]);
});

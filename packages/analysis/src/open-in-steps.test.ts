import { expect, test } from 'vitest';
import { analyze } from './analyze.ts';
import { createAnalyzer } from './analyzer.ts';
import { applyDelta, emptyState } from './delta.ts';
import { passages } from './golden/passages.ts';
import { openInSteps } from './open-in-steps.ts';
import { toAnalysis } from './state.ts';

const pause = () => Promise.resolve();
const book = Object.values(passages).join('\n').repeat(6);

test.each([1, 7, 300, 5000])(
  'a text opened in steps of %i units says what it says at once',
  async (units) => {
    const shares: number[] = [];
    const analyzer = createAnalyzer();
    const before = applyDelta(emptyState, analyzer.open('Another text.\nAnd more of it.'));
    const progress = (share: number) => void shares.push(share);
    const delta = await openInSteps(analyzer, book, { pause, progress, units });

    expect(toAnalysis(applyDelta(before, delta))).toEqual(analyze(book));
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
  },
);

test('it stops when it is told to, and takes the next text all the same', async () => {
  let steps = 0;
  const signal = {
    throwIfAborted() {
      if (steps === 3) throw new Error('enough');
    },
  };
  const analyzer = createAnalyzer();
  const progress = () => {
    steps++;
  };

  await expect(
    openInSteps(analyzer, book, { pause, progress, signal, units: 300 }),
  ).rejects.toThrow('enough');
  expect(steps).toBe(3);
  analyzer.open('It was late.');
  expect(toAnalysis(analyzer.state)).toEqual(analyze('It was late.'));
});

test('an empty text is done at once', async () => {
  const shares: number[] = [];
  await openInSteps(createAnalyzer(), '', { pause, progress: (share) => void shares.push(share) });

  expect(shares).toEqual([1]);
});

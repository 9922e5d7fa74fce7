import { describe, expect, test } from 'vitest';
import { createAnalyzer } from './analyzer.ts';
import { findingsWithin, paragraphAt, toAnalysis } from './state.ts';

const text = 'The door was opened.\n\nNothing here.\nThe letter was written.';

function analyzeToState(content: string) {
  const analyzer = createAnalyzer({ language: 'en' });
  analyzer.open(content);

  return analyzer.state;
}

describe('the analysis state', () => {
  test('returns the findings of a range in offsets of the text', () => {
    const state = analyzeToState(text);

    expect(findingsWithin(state, { from: 30, to: text.length }).map(({ span }) => span)).toEqual([
      { from: text.indexOf('was written'), to: text.length - 1 },
    ]);
    expect(findingsWithin(state, { from: 0, to: text.length })).toEqual(toAnalysis(state).findings);
    expect(findingsWithin(state, { from: 23, to: 30 })).toEqual([]);
  });

  test('finds the paragraph of an offset', () => {
    const state = analyzeToState(text);

    expect([0, 21, 22, 36, 999].map((offset) => paragraphAt(state, offset))).toEqual([
      0, 0, 1, 2, 2,
    ]);
  });

  test('supports an empty text', () => {
    expect(findingsWithin(analyzeToState(''), { from: 0, to: 0 })).toEqual([]);
  });
});

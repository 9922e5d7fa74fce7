import { describe, expect, test } from 'vitest';
import { createAnalyzer } from './analyzer.ts';
import { findingsWithin, paragraphAt, toAnalysis } from './state.ts';

const text = 'The door was opened.\n\nNothing here.\nThe letter was written.';

function stateOf(content: string) {
  const analyzer = createAnalyzer({ language: 'en' });
  analyzer.open(content);

  return analyzer.state;
}

describe('the state on the page', () => {
  test('gives the findings of a stretch in offsets of the text', () => {
    const state = stateOf(text);

    expect(findingsWithin(state, { from: 30, to: text.length }).map(({ span }) => span)).toEqual([
      { from: text.indexOf('was written'), to: text.length - 1 },
    ]);
    expect(findingsWithin(state, { from: 0, to: text.length })).toEqual(toAnalysis(state).findings);
    expect(findingsWithin(state, { from: 23, to: 30 })).toEqual([]);
  });

  test('knows the paragraph of an offset', () => {
    const state = stateOf(text);

    expect([0, 21, 22, 36, 999].map((offset) => paragraphAt(state, offset))).toEqual([
      0, 0, 1, 2, 2,
    ]);
  });

  test('holds an empty text', () => {
    expect(findingsWithin(stateOf(''), { from: 0, to: 0 })).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { sentenceEnd } from './margin-layout.ts';

test('the bracket of a sentence closes after its full stop and quotes', () => {
  expect(sentenceEnd('Left early. She folded', 10)).toBe(11);
  expect(sentenceEnd('«بيوم.» طوت', 5)).toBe(7);
  expect(sentenceEnd('Left early', 10)).toBe(10);
});

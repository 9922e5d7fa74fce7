import { expect, test } from 'vitest';
import { createAnalyzer } from '../../analyzer.ts';
import { computeWordGaps } from './word-gaps.ts';

function gapsIn(text: string) {
  const analyzer = createAnalyzer({ language: 'en' });
  analyzer.open(text);

  return computeWordGaps(analyzer.analyzedText);
}

test('the distance between uses is counted in any form and across paragraphs', () => {
  const text = 'A lantern burned. He came.\n\nTwo lanterns were there, and the lantern fell.';

  expect(gapsIn(text)).toEqual([['lantern', 3, 5]]);
});

test('names, dialogue and words used once are ignored', () => {
  expect(gapsIn('She saw Mary. “A lantern,” he said. Then Mary lit the lantern.')).toEqual([]);
});

import { expect, test } from 'vitest';
import { createAnalyzer } from '../analyzer.ts';
import { wordGapsOf } from './word-gaps.ts';

function gapsIn(text: string) {
  const analyzer = createAnalyzer({ language: 'en' });
  analyzer.open(text);

  return wordGapsOf(analyzer.material);
}

test('the words from one use to the next are counted, in any form and over paragraphs', () => {
  const text = 'A lantern burned. He came.\n\nTwo lanterns were there, and the lantern fell.';

  expect(gapsIn(text)).toEqual([['lantern', 3, 5]]);
});

test('neither names nor dialogue nor words told once count', () => {
  expect(gapsIn('She saw Mary. “A lantern,” he said. Then Mary lit the lantern.')).toEqual([]);
});

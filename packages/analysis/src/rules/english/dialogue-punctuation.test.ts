import { expect, test } from 'vitest';
import { findTexts } from '../find-texts.ts';

test.each([
  ['“I have no time” he said.', 'e”'],
  ['"We should go home" said Marta.', 'e"'],
  ['“Come inside.” she said.', '.”'],
  ['“It is late,” She said.', 'She'],
  ['She said “The boat is gone.”', 'said'],
])('reports dialogue punctuation in: %s', (text, marked) => {
  expect(findTexts('sentence-marks', text, { language: 'en' })).toEqual([marked]);
});

test.each([
  '“I have no time,” he said.',
  '“Come inside.” She said nothing more.',
  '“Is it late?” she said. “It is!” he cried.',
  'The “old truth” he told was new.',
  'She said “no” and left. He said, “The boat is gone.”',
  'What he called “a small matter” she called a crime.',
])('accepts dialogue punctuation in: %s', (text) => {
  expect(findTexts('sentence-marks', text, { language: 'en' })).toEqual([]);
});

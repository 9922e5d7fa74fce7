import { describe, expect, test } from 'vitest';
import { analyze } from '../../analyze.ts';

function findIntensifiers(text: string) {
  return analyze(text, { language: 'en' }).findings.filter(({ rule }) => rule === 'intensifier');
}

describe('intensifier rule reports', () => {
  test.each([
    ['She was very tired.', 'very tired', ['exhausted', 'weary', 'tired']],
    ['Very cold it was.', 'Very cold', ['Freezing', 'Cold']],
    ['It was extremely wooden.', 'extremely wooden', ['wooden']],
    ['He ran very.', 'very', []],
  ])('%s', (text, found, suggestions) => {
    expect(findIntensifiers(text)).toMatchObject([{ text: found, suggestions }]);
  });
});

describe('intensifier rule does not report', () => {
  test.each([
    'This is the very man.',
    'He would rather stay than go.',
    'It took quite a while.',
    'She was not really sure.',
    '“I am very tired,” he said.',
  ])('%s', (text) => {
    expect(findIntensifiers(text)).toEqual([]);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText, joinTexts, moveAfter } from './chapter-rules.ts';

test('a cut removes the blank lines at its position and nothing else', () => {
  expect(cutText('One.\n\n  \nTwo.', [4])).toEqual(['One.', 'Two.']);
  expect(cutText('One. \n\n\tTwo.\n', [7])).toEqual(['One.', '\tTwo.\n']);
  expect(cutText('One two.', [4])).toEqual(['One ', 'two.']);
});

test('a cut that leaves an empty part or splits a character is rejected', () => {
  expect(cutText('One.\n\n', [4])).toBeNull();
  expect(cutText('One. Two.', [5, 5])).toBeNull();
  expect(cutText('One. Two.', [9])).toBeNull();
  expect(cutText('A 👋 b', [3])).toBeNull();
  expect(cutText('A\r\nb', [2])).toBeNull();
});

test('a text with very many blank lines is cut and joined correctly', () => {
  for (const blank of ['\n', '\r\n', ' \n']) {
    const first = `One.${blank.repeat(1_000_000)}x`;
    const whole = `${first}${blank}Two.`;

    expect(cutText(whole, [first.length])?.map(({ length }) => length)).toEqual([first.length, 4]);
    expect(joinTexts(first, 'Two.') === `${first}\n\nTwo.`).toBe(true);
  }
  expect(joinTexts('One.\n ', 'Two.')).toBe('One.\n \nTwo.');
  expect(joinTexts('One.', ' \nTwo.')).toBe('One.\n \nTwo.');
});

test('joining the parts of a text keeps every word in order', () => {
  const word = fc.constantFrom(
    'tide',
    'Ärger',
    '潮水',
    '👩‍👩‍👧',
    'المد',
    '\n',
    '\n\n',
    ' ',
    '\r\n',
  );
  const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '));
  const inOrder = (parts: readonly string[]) => parts.join(' ').split(/\s+/).filter(Boolean);

  fc.assert(
    fc.property(text, fc.array(fc.nat(120), { maxLength: 4 }), (whole, offsets) => {
      const sorted = [...new Set(offsets)].sort((one, other) => one - other);
      const parts = cutText(whole, sorted);
      if (parts === null) return;
      const isBetweenWords = sorted.every((at) => /\s/.test(whole.slice(at - 1, at + 1)));
      const joined = parts.reduce(joinTexts);

      expect(joined.replace(/\s/g, '')).toBe(whole.replace(/\s/g, ''));
      if (isBetweenWords) expect(inOrder([joined])).toEqual(inOrder([whole]));
    }),
  );
});

test('a chapter moves after another one or to the start; the others keep their order', () => {
  expect(moveAfter(['a', 'b', 'c', 'd'], { id: 'a', after: 'c' })).toEqual(['b', 'c', 'a', 'd']);
  expect(moveAfter(['a', 'b', 'c'], { id: 'c', after: null })).toEqual(['c', 'a', 'b']);
  expect(moveAfter(['a', 'b'], { id: 'b', after: 'a' })).toEqual(['a', 'b']);
});

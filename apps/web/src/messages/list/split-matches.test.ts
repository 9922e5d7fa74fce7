import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitMatches } from './split-matches.ts';

const marked = (text: string, search: string) =>
  splitMatches(text, search)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test('every word of the search is marked, whatever its case', () => {
  expect(marked('The Tide turned at the quay.', 'tide QUAY')).toBe(
    'The [Tide] turned at the [quay].',
  );
});

test('Arabic and Chinese matches are marked', () => {
  expect(marked('وصلت المخطوطة أمس', 'المخطوطة')).toBe('وصلت [المخطوطة] أمس');
  expect(marked('第三章的稿子', '稿子')).toBe('第三章的[稿子]');
});

test('the excerpt of a long text starts shortly before the first match', () => {
  const text = `${'word '.repeat(50)}tide`;

  expect(marked(text, 'tide').length).toBeLessThan(60);
  expect(marked(text, 'tide')).toMatch(/^… .*\[tide\]$/);
});

test('regular expression characters in a search are literal', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, search) => {
      const parts = splitMatches(text, search);
      expect(
        text.endsWith(
          parts
            .map((part) => part.text)
            .join('')
            .replace(/^… /, ''),
        ),
      ).toBe(true);
    }),
  );
});

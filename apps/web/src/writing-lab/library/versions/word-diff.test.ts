import { expect, test } from 'vitest';
import { createWordDiff } from './word-diff.ts';

test('changed words are listed and unchanged paragraphs are counted', () => {
  const before = 'One.\n\nThe tide went out slowly.\n\nThree.';
  const after = 'One.\n\nThe tide came out.\n\nThree.';
  const { changes, added, removed } = createWordDiff(before, after);

  expect({ added, removed }).toEqual({ added: 1, removed: 2 });
  expect(changes.at(0)).toEqual({ unchanged: 1 });
  expect(changes.at(-1)).toEqual({ unchanged: 1 });
  const pieces = changes.flatMap((change) => ('pieces' in change ? change.pieces : []));
  const side = (not: string) =>
    pieces.flatMap(({ text, is }) => (is === not ? [] : [text])).join('');
  expect(side('added')).toBe('The tide went out slowly.');
  expect(side('removed')).toBe('The tide came out.');
});

test('Chinese is compared word by word', () => {
  const { changes } = createWordDiff('潮水退了，她走了。', '潮水退了，他走了。');

  expect(changes).toEqual([
    {
      pieces: [
        { text: '潮水退了，', is: 'same' },
        { text: '她', is: 'removed' },
        { text: '他', is: 'added' },
        { text: '走了。', is: 'same' },
      ],
    },
  ]);
});

test('identical texts have no changes', () => {
  expect(createWordDiff('One.\n\nTwo.', 'One.\n\nTwo.')).toEqual({
    changes: [{ unchanged: 2 }],
    added: 0,
    removed: 0,
  });
});

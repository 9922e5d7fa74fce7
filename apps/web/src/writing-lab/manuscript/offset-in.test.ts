import { expect, test } from 'vitest';
import { offsetIn } from './offset-in.ts';

test('a place in the editor is found in the saved text, whatever ends its lines', () => {
  const saved = 'One.\r\n\r\nTwo.\rThree.\n';
  const shown = 'One.\n\nTwo.\nThree.\n';

  for (const word of ['One', 'Two', 'Three']) {
    expect(offsetIn(saved, shown, shown.indexOf(word))).toBe(saved.indexOf(word));
  }
  expect(offsetIn(shown, shown, 7)).toBe(7);
  expect(offsetIn('Other.', shown, 2)).toBeNull();
});

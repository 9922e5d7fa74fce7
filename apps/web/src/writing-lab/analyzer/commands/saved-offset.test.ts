import { expect, test } from 'vitest';
import { toSavedOffset } from './saved-offset.ts';

test('an editor offset maps to the saved text whatever its line endings', () => {
  const saved = 'One.\r\n\r\nTwo.\rThree.\n';
  const shown = 'One.\n\nTwo.\nThree.\n';

  for (const word of ['One', 'Two', 'Three']) {
    expect(toSavedOffset(saved, shown, shown.indexOf(word))).toBe(saved.indexOf(word));
  }
  expect(toSavedOffset(shown, shown, 7)).toBe(7);
  expect(toSavedOffset('Other.', shown, 2)).toBeNull();
});

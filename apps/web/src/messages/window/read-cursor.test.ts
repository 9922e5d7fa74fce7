import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextReadCursor } from './read-cursor.ts';

const looking = { isVisible: true, isFocused: true, isNewestInView: true, isHeldUnread: false };

test('the cursor moves to the newest message while the user looks at it', () => {
  expect(nextReadCursor(looking, { newest: 7, read: 3 })).toBe(7);
});

test.each([
  ['the tab is hidden', { isVisible: false }],
  ['the tab has no focus', { isFocused: false }],
  ['the newest message is out of view', { isNewestInView: false }],
  ['the user marked the conversation as unread', { isHeldUnread: true }],
])('the cursor stays if %s', (_, change) => {
  expect(nextReadCursor({ ...looking, ...change }, { newest: 7, read: 3 })).toBeNull();
});

test('the cursor never moves back', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (newest, read) => {
      expect(nextReadCursor(looking, { newest, read }) ?? read).toBeGreaterThanOrEqual(read);
    }),
  );
});

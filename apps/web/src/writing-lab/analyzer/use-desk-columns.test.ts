import { expect, test } from 'vitest';
import { columnsFor } from './use-desk-columns.ts';

const text = { measure: 560, least: 416 };

test('a wide screen shows text, margin and panel side by side', () => {
  expect(columnsFor(1120, text)).toBe(3);
  expect(columnsFor(1040, text)).toBe(3);
});

test('without room for the margin the panel stays beside the text', () => {
  expect(columnsFor(1039, text)).toBe(2);
  expect(columnsFor(720, text)).toBe(2);
});

test('the text is alone before it gets narrower than 45 characters', () => {
  expect(columnsFor(719, text)).toBe(1);
  expect(columnsFor(320, text)).toBe(1);
});

test('a wide text column needs more room before anything fits beside it', () => {
  expect(columnsFor(1100, { measure: 640, least: 416 })).toBe(2);
});

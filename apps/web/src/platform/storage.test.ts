import { expect, test } from 'vitest';
import { shelfOf } from './storage.ts';

const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('where storage is forbidden, things are kept as long as the page is open', () => {
  const shelf = shelfOf(forbidden);
  shelf.set('token', 'cookie-auth');
  expect([shelf.get('token'), shelf.keys()]).toEqual(['cookie-auth', ['token']]);

  shelf.remove('token');
  expect(shelf.get('token')).toBeNull();
  shelf.set('locale', 'ar');
  shelf.clear();
  expect(shelf.keys()).toEqual([]);
});

test('where storage is full, what is new stands before what was kept', () => {
  const kept = { locale: 'en' };
  const full = Object.assign(Object.create({ getItem: () => 'en', removeItem: () => undefined }), {
    ...kept,
  });
  const shelf = shelfOf(() => full);
  shelf.set('locale', 'ar');

  expect(shelf.get('locale')).toBe('ar');
  expect(shelf.keys()).toEqual(['locale']);
});

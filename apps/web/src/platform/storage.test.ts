import { expect, test } from 'vitest';
import { createSafeStorage } from './storage.ts';

const throwSecurityError = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('if storage is forbidden, values are kept in memory', () => {
  const storage = createSafeStorage(throwSecurityError);
  storage.set('token', 'cookie-auth');
  expect([storage.get('token'), storage.keys()]).toEqual(['cookie-auth', ['token']]);

  storage.remove('token');
  expect(storage.get('token')).toBeNull();
  storage.set('locale', 'ar');
  storage.clear();
  expect(storage.keys()).toEqual([]);
});

test('a value that does not fit into full storage still shadows the stored one', () => {
  const kept = { locale: 'en' };
  const full = Object.assign(Object.create({ getItem: () => 'en', removeItem: () => undefined }), {
    ...kept,
  });
  const storage = createSafeStorage(() => full);
  storage.set('locale', 'ar');

  expect(storage.get('locale')).toBe('ar');
  expect(storage.keys()).toEqual(['locale']);
});

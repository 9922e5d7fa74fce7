import { expect, test } from 'vitest';
import { memoryShelf } from './memory-shelf.ts';
import { cookieMarker, isLoggedIn, placeholderUser } from './session-machine.ts';
import { createSessionStorage } from './session-storage.ts';
import { keys } from './storage.ts';

test('logged in means a token and a user id, both', () => {
  const user = { ...placeholderUser, id: '019a' };
  const state = { token: cookieMarker, user, isLoading: false };

  expect(isLoggedIn(state)).toBe(true);
  expect(isLoggedIn({ ...state, token: null })).toBe(false);
  expect(isLoggedIn({ ...state, user: null })).toBe(false);
  expect(isLoggedIn({ ...state, user: { ...user, id: '' } })).toBe(false);
});

test('a kept user that can not be read is none', () => {
  const local = memoryShelf({ [keys.token]: cookieMarker, [keys.user]: '{"id":' });

  expect(createSessionStorage(local, memoryShelf()).readUser()).toBeNull();
});

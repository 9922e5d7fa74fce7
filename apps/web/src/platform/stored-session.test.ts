import { expect, test } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { cookieMarker, isSignedIn } from './session-machine.ts';
import { createSessionPersistence } from './session-persistence.ts';
import { placeholderUser } from './session-user.ts';
import { storageKeys } from './storage.ts';

test('signed in requires a token and a user ID', () => {
  const user = { ...placeholderUser, id: '019a' };
  const state = { token: cookieMarker, user, isLoading: false };

  expect(isSignedIn(state)).toBe(true);
  expect(isSignedIn({ ...state, token: null })).toBe(false);
  expect(isSignedIn({ ...state, user: null })).toBe(false);
  expect(isSignedIn({ ...state, user: { ...user, id: '' } })).toBe(false);
});

test('an unreadable stored user is ignored', () => {
  const localStore = createMemoryStorage({
    [storageKeys.token]: cookieMarker,
    [storageKeys.user]: '{"id":',
  });

  expect(createSessionPersistence(localStore, createMemoryStorage()).readUser()).toBeNull();
});

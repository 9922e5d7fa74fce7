import type { SessionUser } from '@longhand/contract/auth';
import { Refusal } from '@longhand/contract/errors';
import { entitlementsOf } from '@longhand/contract/plans';
import { beforeEach, describe, expect, test } from 'vitest';
import { NoResponseError } from './failures.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { createSessionMachine } from './session-machine.ts';
import { createSessionPersistence } from './session-persistence.ts';
import { placeholderUser } from './session-user.ts';
import { type SafeStorage, storageKeys } from './storage.ts';

const ines: SessionUser = { ...placeholderUser, id: '019a', entitlements: entitlementsOf(10) };
const networkFails = () => Promise.reject(new NoResponseError('network'));
const serverFails = () => Promise.reject(new Refusal('server_error'));
const sessionUnknown = () => Promise.reject(new Refusal('unauthenticated'));

let localStore: SafeStorage;
let windowStore: SafeStorage;
let logout: () => Promise<unknown>;

beforeEach(() => {
  localStore = createMemoryStorage();
  windowStore = createMemoryStorage();
});

function createTestSession() {
  return createSessionMachine({
    storage: createSessionPersistence(localStore, windowStore),
    readProfile: networkFails,
    sendLogout: () => logout(),
    now: () => new Date('2026-11-20T12:00:00Z'),
    every: () => () => {},
  });
}

test('signing out clears its keys and session storage even if the server does not respond', async () => {
  const kept = { locale: 'de', 'color-scheme': 'dark', 'has-help': '1' };
  localStore = createMemoryStorage({
    ...kept,
    refreshToken: 'x',
    'msal.account': 'x',
    'msal-y': 'x',
  });
  windowStore = createMemoryStorage({
    'auth.intended_route': '/app',
    pendingRegistration: 'a@b.example',
  });
  logout = networkFails;
  const session = createTestSession();
  session.signIn(ines, true);
  await session.signOut();

  const left = Object.fromEntries(localStore.keys().map((key) => [key, localStore.get(key)]));
  expect(left).toEqual({ ...kept, 'pending-sign-out': 'yes' });
  expect(windowStore.keys()).toEqual([]);
  expect(session.state.get()).toEqual({ token: null, user: null, isLoading: false });
});

describe('a sign-out that the server did not confirm', () => {
  async function signOutDuringOutage(failure: () => Promise<never>) {
    logout = failure;
    const session = createTestSession();
    session.signIn(ines, true);
    await session.signOut();

    return session;
  }

  test.each([
    ['a lost network', networkFails],
    ['a timeout', () => Promise.reject(new NoResponseError('timeout'))],
    ['too many requests', () => Promise.reject(new Refusal('rate_limited'))],
    ['an error of the server', serverFails],
  ])('ends the local session and is retried after %s', async (_what, failure) => {
    const session = await signOutDuringOutage(failure);
    expect(session.state.get()).toEqual({ token: null, user: null, isLoading: false });
    expect(localStore.get(storageKeys.pendingSignOut)).toBe('yes');

    logout = async () => ({ success: true });
    await session.start();
    await session.confirmSignOut();
    expect(localStore.get(storageKeys.pendingSignOut)).toBeNull();
  });

  test('stays pending until it is confirmed', async () => {
    const session = await signOutDuringOutage(networkFails);
    await session.start();
    await session.confirmSignOut();

    expect(localStore.get(storageKeys.pendingSignOut)).toBe('yes');
  });

  test('is confirmed by a server that no longer knows the session', async () => {
    await signOutDuringOutage(sessionUnknown);

    expect(localStore.get(storageKeys.pendingSignOut)).toBeNull();
  });

  test('is cleared by the next sign-in, which has a new session', async () => {
    const session = await signOutDuringOutage(networkFails);
    let sent = 0;
    logout = async () => (sent += 1);
    session.signIn(ines, true);
    await session.confirmSignOut();

    expect(localStore.get(storageKeys.pendingSignOut)).toBeNull();
    expect(sent).toBe(0);
  });
});

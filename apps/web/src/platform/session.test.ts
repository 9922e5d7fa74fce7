import type { SessionUser } from '@longhand/contract/auth';
import { Refusal } from '@longhand/contract/errors';
import { entitlementsOf } from '@longhand/contract/plans';
import { beforeEach, describe, expect, test } from 'vitest';
import { NoResponseError } from './failures.ts';
import { blockedStorage, createMemoryStorage } from './memory-storage.ts';
import { cookieMarker, createSessionMachine, isSignedIn } from './session-machine.ts';
import { createSessionPersistence } from './session-persistence.ts';
import { placeholderUser } from './session-user.ts';
import { type SafeStorage, storageKeys } from './storage.ts';

const ines: SessionUser = {
  id: '019a',
  email: 'ines@calloway.example',
  displayName: 'Ines',
  firstName: 'Ines',
  lastName: null,
  username: null,
  avatarUrl: null,
  avatar: null,
  role: 10,
  isPremium: true,
  preferences: {},
  entitlements: entitlementsOf(10),
};

let localStore: SafeStorage;
let windowStore: SafeStorage;
let profiles: (() => Promise<SessionUser>)[];
let profileRequests: number;
let tick: () => Promise<void>;
let interval: number | undefined;

const profileArrives = async () => ines;
const networkFails = () => Promise.reject(new NoResponseError('network'));
const serverFails = () => Promise.reject(new Refusal('server_error'));
const sessionUnknown = () => Promise.reject(new Refusal('unauthenticated'));

beforeEach(() => {
  localStore = createMemoryStorage();
  windowStore = createMemoryStorage();
  profiles = [];
  profileRequests = 0;
  interval = undefined;
});

function createTestSession(storage = createSessionPersistence(localStore, windowStore)) {
  let act = () => {};
  tick = async () => {
    act();
    await new Promise((resolve) => setTimeout(resolve));
  };

  return createSessionMachine({
    storage,
    readProfile: () => {
      profileRequests += 1;

      return (profiles.shift() ?? networkFails)();
    },
    sendLogout: networkFails,
    now: () => new Date('2026-11-20T12:00:00Z'),
    every: (milliseconds, run) => {
      interval = milliseconds;
      act = run;

      return () => {};
    },
  });
}

async function runTicks(count: number) {
  for (let times = 0; times < count; times += 1) await tick();
}

describe('at start-up', () => {
  test('without a token the user is signed out and no request is sent', async () => {
    const session = createTestSession();
    expect(session.state.get().isLoading).toBe(true);
    await session.start();

    expect(session.state.get()).toEqual({ token: null, user: null, isLoading: false });
    expect(profileRequests).toBe(0);
  });

  test('a token without a user shows a placeholder until the profile is loaded', async () => {
    localStore.set(storageKeys.token, cookieMarker);
    profiles = [profileArrives];
    const session = createTestSession();
    const started = session.start();

    expect(session.state.get().user).toEqual(placeholderUser);
    expect(session.state.get().user).toMatchObject({ id: 'offline', displayName: 'Loading...' });
    await started;
    expect(session.state.get().user).toMatchObject({ id: '019a', isOffline: false });
    expect(session.state.get().isLoading).toBe(false);
    await tick();
    expect(profileRequests).toBe(1); // online, no further request
  });

  test('a 401 removes the token from both storages and signs out', async () => {
    localStore.set(storageKeys.token, cookieMarker);
    windowStore.set(storageKeys.token, cookieMarker);
    profiles = [sessionUnknown];
    const session = createTestSession();
    await session.start();

    expect(localStore.get(storageKeys.token)).toBeNull();
    expect(windowStore.get(storageKeys.token)).toBeNull();
    expect(isSignedIn(session.state.get())).toBe(false);
  });

  test.each([
    ['a network error', networkFails],
    ['an error of the server', serverFails],
  ])('%s marks the user as offline with a timestamp', async (_, failure) => {
    localStore.set(storageKeys.token, cookieMarker);
    localStore.set(
      storageKeys.user,
      JSON.stringify({ ...ines, isOffline: false, lastRefreshError: null }),
    );
    profiles = [failure];
    const session = createTestSession();
    await session.start();

    expect(session.state.get().user).toMatchObject({
      id: '019a',
      isOffline: true,
      lastRefreshError: '2026-11-20T12:00:00.000Z',
    });
    expect(isSignedIn(session.state.get())).toBe(true);
  });
});

describe('while offline', () => {
  const offline = async () => {
    localStore.set(storageKeys.token, cookieMarker);
    const session = createTestSession();
    await session.start();
    profileRequests = 0;

    return session;
  };

  test('the profile is requested every 30 seconds, at most three times', async () => {
    await offline();
    await runTicks(5);

    expect(interval).toBe(30_000);
    expect(profileRequests).toBe(3);
  });

  test('a success clears the flag and resets the retry counter', async () => {
    const session = await offline();
    profiles = [networkFails, networkFails, profileArrives];
    await runTicks(3);
    expect(session.state.get().user).toMatchObject({ isOffline: false, lastRefreshError: null });

    session.markOffline();
    await runTicks(5);
    expect(profileRequests).toBe(6);
  });

  test('a manual retry works after the automatic ones have stopped', async () => {
    const session = await offline();
    await runTicks(5);
    profiles = [profileArrives];

    expect(await session.retryNow()).toBe(true);
    expect(session.state.get().user?.isOffline).toBe(false);
  });

  test('the offline flag can be cleared manually', async () => {
    const session = await offline();
    session.clearOffline();

    expect(session.state.get().user?.isOffline).toBe(false);
  });

  test('a refresh with a 401 returns false and signs out', async () => {
    const session = await offline();
    profiles = [sessionUnknown];

    expect(await session.refresh()).toBe(false);
    expect(session.state.get().token).toBeNull();
  });
});

test('clearing the offline flag resets the retry counter', async () => {
  localStore.set(storageKeys.token, cookieMarker);
  const session = createTestSession();
  await session.start();
  await runTicks(5);
  session.clearOffline();
  session.markOffline();
  await runTicks(5);

  expect(profileRequests).toBe(1 + 3 + 3);
});

test('remember me decides where the marker and the user are stored', () => {
  createTestSession().signIn(ines, true);
  expect(localStore.get(storageKeys.token)).toBe('cookie-auth');
  expect(localStore.get(storageKeys.user)).toContain('019a');

  createTestSession().signIn(ines, false);
  expect(localStore.get(storageKeys.token)).toBeNull();
  expect(localStore.get(storageKeys.user)).toBeNull();
  expect(windowStore.get(storageKeys.token)).toBe('cookie-auth');
  expect(windowStore.get(storageKeys.user)).toContain('019a');
});

test('a pending profile does not overwrite preferences changed meanwhile', async () => {
  const session = createTestSession();
  const { promise, resolve } = Promise.withResolvers<SessionUser>();
  profiles = [() => promise, profileArrives];
  session.signIn(ines, true);
  const read = session.refresh();
  session.setPreferences({ textsHere: true });
  resolve({ ...ines, displayName: 'Ines C.' });
  await read;
  expect(session.state.get().user).toMatchObject({
    displayName: 'Ines C.',
    preferences: { textsHere: true },
  });

  await session.refresh();
  expect(session.state.get().user?.preferences).toEqual({});
});

test('a profile that arrives after signing out is ignored', async () => {
  let answer: (user: SessionUser) => void = () => {};
  profiles = [() => new Promise((resolve) => (answer = resolve))];
  const session = createTestSession();
  session.signIn(ines, true);
  const refreshed = session.refresh();
  session.end();
  answer(ines);

  expect(await refreshed).toBe(false);
  expect(localStore.get(storageKeys.user)).toBeNull();
});

test('a session works without browser storage', () => {
  const session = createTestSession(createSessionPersistence(blockedStorage, blockedStorage));
  session.signIn(ines, true);

  expect(isSignedIn(session.state.get())).toBe(true);
});

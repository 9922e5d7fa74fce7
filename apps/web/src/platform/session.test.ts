import type { SessionUser } from '@longhand/contract/auth';
import { Refusal } from '@longhand/contract/errors';
import { entitlementsOf } from '@longhand/contract/plans';
import { beforeEach, describe, expect, test } from 'vitest';
import { NoAnswer } from './failures.ts';
import { memoryShelf, refusedShelf } from './memory-shelf.ts';
import { cookieMarker, createSession, isLoggedIn, placeholderUser } from './session-machine.ts';
import { createSessionStorage } from './session-storage.ts';
import { keys, type Shelf } from './storage.ts';

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

let local: Shelf;
let window: Shelf;
let profiles: (() => Promise<SessionUser>)[];
let asked: number;
let tick: () => Promise<void>;
let interval: number | undefined;

const comes = async () => ines;
const networkFails = () => Promise.reject(new NoAnswer('network'));
const serverFails = () => Promise.reject(new Refusal('server_error'));
const unknown = () => Promise.reject(new Refusal('unauthenticated'));

beforeEach(() => {
  local = memoryShelf();
  window = memoryShelf();
  profiles = [];
  asked = 0;
  interval = undefined;
});

function begin(storage = createSessionStorage(local, window)) {
  let act = () => {};
  tick = async () => {
    act();
    await new Promise((resolve) => setTimeout(resolve));
  };

  return createSession({
    storage,
    readProfile: () => {
      asked += 1;

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

async function ticks(count: number) {
  for (let times = 0; times < count; times += 1) await tick();
}

describe('at the start', () => {
  test('no token means logged out, and nobody is asked', async () => {
    const session = begin();
    expect(session.state.get().isLoading).toBe(true);
    await session.start();

    expect(session.state.get()).toEqual({ token: null, user: null, isLoading: false });
    expect(asked).toBe(0);
  });

  test('a token without a user shows the placeholder until the profile has come', async () => {
    local.set(keys.token, cookieMarker);
    profiles = [comes];
    const session = begin();
    const started = session.start();

    expect(session.state.get().user).toEqual(placeholderUser);
    expect(session.state.get().user).toMatchObject({ id: 'offline', displayName: 'Loading...' });
    await started;
    expect(session.state.get().user).toMatchObject({ id: '019a', isOffline: false });
    expect(session.state.get().isLoading).toBe(false);
    await tick();
    expect(asked).toBe(1); // online, nobody is asked again
  });

  test('a 401 removes the token from both storages and logs out', async () => {
    local.set(keys.token, cookieMarker);
    window.set(keys.token, cookieMarker);
    profiles = [unknown];
    const session = begin();
    await session.start();

    expect(local.get(keys.token)).toBeNull();
    expect(window.get(keys.token)).toBeNull();
    expect(isLoggedIn(session.state.get())).toBe(false);
  });

  test.each([
    ['a network error', networkFails],
    ['an error of the server', serverFails],
  ])('%s marks the user as offline and notes when', async (_, failure) => {
    local.set(keys.token, cookieMarker);
    local.set(keys.user, JSON.stringify({ ...ines, isOffline: false, lastRefreshError: null }));
    profiles = [failure];
    const session = begin();
    await session.start();

    expect(session.state.get().user).toMatchObject({
      id: '019a',
      isOffline: true,
      lastRefreshError: '2026-11-20T12:00:00.000Z',
    });
    expect(isLoggedIn(session.state.get())).toBe(true);
  });
});

describe('while offline', () => {
  const offline = async () => {
    local.set(keys.token, cookieMarker);
    const session = begin();
    await session.start();
    asked = 0;

    return session;
  };

  test('the profile is asked for every 30 seconds, three times at most', async () => {
    await offline();
    await ticks(5);

    expect(interval).toBe(30_000);
    expect(asked).toBe(3);
  });

  test('a success clears the flag and counts anew', async () => {
    const session = await offline();
    profiles = [networkFails, networkFails, comes];
    await ticks(3);
    expect(session.state.get().user).toMatchObject({ isOffline: false, lastRefreshError: null });

    session.markOffline();
    await ticks(5);
    expect(asked).toBe(6);
  });

  test('trying by hand works after the retries have stopped', async () => {
    const session = await offline();
    await ticks(5);
    profiles = [comes];

    expect(await session.tryNow()).toBe(true);
    expect(session.state.get().user?.isOffline).toBe(false);
  });

  test('the flag can be cleared by hand', async () => {
    const session = await offline();
    session.clearOffline();

    expect(session.state.get().user?.isOffline).toBe(false);
  });

  test('a refresh that ends in 401 says false and logs out', async () => {
    const session = await offline();
    profiles = [unknown];

    expect(await session.refresh()).toBe(false);
    expect(session.state.get().token).toBeNull();
  });
});

test('after three failures a user who is not offline any more is retried anew', async () => {
  local.set(keys.token, cookieMarker);
  const session = begin();
  await session.start();
  await ticks(5);
  session.clearOffline();
  session.markOffline();
  await ticks(5);

  expect(asked).toBe(1 + 3 + 3);
});

test('remember me decides where the marker and the user are kept', () => {
  begin().signIn(ines, true);
  expect(local.get(keys.token)).toBe('cookie-auth');
  expect(local.get(keys.user)).toContain('019a');

  begin().signIn(ines, false);
  expect(local.get(keys.token)).toBeNull();
  expect(local.get(keys.user)).toBeNull();
  expect(window.get(keys.token)).toBe('cookie-auth');
  expect(window.get(keys.user)).toContain('019a');
});

test('a profile that was on its way keeps what was chosen meanwhile', async () => {
  const session = begin();
  const { promise, resolve } = Promise.withResolvers<SessionUser>();
  profiles = [() => promise, comes];
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

test('a profile that comes after signing out is dropped', async () => {
  let answer: (user: SessionUser) => void = () => {};
  profiles = [() => new Promise((resolve) => (answer = resolve))];
  const session = begin();
  session.signIn(ines, true);
  const refreshed = session.refresh();
  session.end();
  answer(ines);

  expect(await refreshed).toBe(false);
  expect(local.get(keys.user)).toBeNull();
});

test('a browser that keeps nothing still has a session', () => {
  const session = begin(createSessionStorage(refusedShelf, refusedShelf));
  session.signIn(ines, true);

  expect(isLoggedIn(session.state.get())).toBe(true);
});

import type { SessionUser } from '@longhand/contract/auth';
import { Refusal } from '@longhand/contract/errors';
import { entitlementsOf } from '@longhand/contract/plans';
import { beforeEach, describe, expect, test } from 'vitest';
import { NoAnswer } from './failures.ts';
import { memoryShelf } from './memory-shelf.ts';
import { createSession, placeholderUser } from './session-machine.ts';
import { createSessionStorage } from './session-storage.ts';
import { keys, type Shelf } from './storage.ts';

const ines: SessionUser = { ...placeholderUser, id: '019a', entitlements: entitlementsOf(10) };
const networkFails = () => Promise.reject(new NoAnswer('network'));
const serverFails = () => Promise.reject(new Refusal('server_error'));
const unknown = () => Promise.reject(new Refusal('unauthenticated'));

let local: Shelf;
let window: Shelf;
let logout: () => Promise<unknown>;

beforeEach(() => {
  local = memoryShelf();
  window = memoryShelf();
});

function begin() {
  return createSession({
    storage: createSessionStorage(local, window),
    readProfile: networkFails,
    sendLogout: () => logout(),
    now: () => new Date('2026-11-20T12:00:00Z'),
    every: () => () => {},
  });
}

test('signing out clears its own keys and the window, though the server does not answer', async () => {
  const kept = { locale: 'de', 'color-scheme': 'dark', 'has-help': '1' };
  local = memoryShelf({ ...kept, refreshToken: 'x', 'msal.account': 'x', 'msal-y': 'x' });
  window = memoryShelf({ 'auth.intended_route': '/app', pendingRegistration: 'a@b.example' });
  logout = networkFails;
  const session = begin();
  session.signIn(ines, true);
  await session.signOut();

  const left = Object.fromEntries(local.keys().map((key) => [key, local.get(key)]));
  expect(left).toEqual({ ...kept, 'pending-sign-out': 'yes' });
  expect(window.keys()).toEqual([]);
  expect(session.state.get()).toEqual({ token: null, user: null, isLoading: false });
});

describe('a sign-out that the server did not confirm', () => {
  async function signOutDuringOutage(failure: () => Promise<never>) {
    logout = failure;
    const session = begin();
    session.signIn(ines, true);
    await session.signOut();

    return session;
  }

  test.each([
    ['a lost network', networkFails],
    ['a timeout', () => Promise.reject(new NoAnswer('timeout'))],
    ['too many requests', () => Promise.reject(new Refusal('rate_limited'))],
    ['an error of the server', serverFails],
  ])('ends the session here, and is sent again after %s', async (_what, failure) => {
    const session = await signOutDuringOutage(failure);
    expect(session.state.get()).toEqual({ token: null, user: null, isLoading: false });
    expect(local.get(keys.pendingSignOut)).toBe('yes');

    logout = async () => ({ success: true });
    await session.start();
    await session.settleSignOut();
    expect(local.get(keys.pendingSignOut)).toBeNull();
  });

  test('stays pending until it is confirmed', async () => {
    const session = await signOutDuringOutage(networkFails);
    await session.start();
    await session.settleSignOut();

    expect(local.get(keys.pendingSignOut)).toBe('yes');
  });

  test('is confirmed by a server that no longer knows the session', async () => {
    await signOutDuringOutage(unknown);

    expect(local.get(keys.pendingSignOut)).toBeNull();
  });

  test('is forgotten with the next sign-in, whose session is another', async () => {
    const session = await signOutDuringOutage(networkFails);
    let sent = 0;
    logout = async () => (sent += 1);
    session.signIn(ines, true);
    await session.settleSignOut();

    expect(local.get(keys.pendingSignOut)).toBeNull();
    expect(sent).toBe(0);
  });
});

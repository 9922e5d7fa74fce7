import { expect, test } from 'vitest';
import { createDraftLocks } from './draft-locks.ts';

test('a draft locked by one tab is open elsewhere for another until it is released', async () => {
  const here = createDraftLocks(navigator.locks);
  const there = createDraftLocks(navigator.locks);
  const unlock = there.lock('a');
  expect(await here.isOpenElsewhere('a')).toBe(true);
  expect(await there.isOpenElsewhere('a')).toBe(false);

  unlock();
  expect(await here.isOpenElsewhere('a')).toBe(false);
});

test('a tab that reopens a draft before releasing it still holds the lock', async () => {
  const here = createDraftLocks(navigator.locks);
  const unlock = here.lock('b');
  const unlockAgain = here.lock('b');
  unlock();
  expect(await here.isOpenElsewhere('b')).toBe(false);
  expect(await createDraftLocks(navigator.locks).isOpenElsewhere('b')).toBe(true);

  unlockAgain();
  expect(await createDraftLocks(navigator.locks).isOpenElsewhere('b')).toBe(false);
});

test('a tab that is just closing does not count as a second tab', async () => {
  const unlock = createDraftLocks(navigator.locks).lock('c');
  setTimeout(unlock, 50);

  expect(await createDraftLocks(navigator.locks).isOpenElsewhere('c')).toBe(false);
});

test('without browser locks every draft is free', async () => {
  const draftLocks = createDraftLocks(undefined);
  draftLocks.lock('d')();

  expect(await draftLocks.isOpenElsewhere('d')).toBe(false);
});

import { expect, test } from 'vitest';
import { draftHolds } from './held-drafts.ts';

test('a draft that one tab holds is open elsewhere for another, until it lets go', async () => {
  const here = draftHolds(navigator.locks);
  const there = draftHolds(navigator.locks);
  const letGo = there.hold('a');
  expect(await here.isOpenElsewhere('a')).toBe(true);
  expect(await there.isOpenElsewhere('a')).toBe(false);

  letGo();
  expect(await here.isOpenElsewhere('a')).toBe(false);
});

test('a tab that opens a draft again before it has let go of it still has it', async () => {
  const here = draftHolds(navigator.locks);
  const letGo = here.hold('b');
  const letGoAgain = here.hold('b');
  letGo();
  expect(await here.isOpenElsewhere('b')).toBe(false);
  expect(await draftHolds(navigator.locks).isOpenElsewhere('b')).toBe(true);

  letGoAgain();
  expect(await draftHolds(navigator.locks).isOpenElsewhere('b')).toBe(false);
});

test('a tab that is only just being left is no second tab', async () => {
  const letGo = draftHolds(navigator.locks).hold('c');
  setTimeout(letGo, 50);

  expect(await draftHolds(navigator.locks).isOpenElsewhere('c')).toBe(false);
});

test('where the browser has no locks every draft is free', async () => {
  const holds = draftHolds(undefined);
  holds.hold('d')();

  expect(await holds.isOpenElsewhere('d')).toBe(false);
});

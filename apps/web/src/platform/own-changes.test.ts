import { expect, test } from 'vitest';
import { createOwnChanges } from './own-changes.ts';

const createWithoutDelay = () =>
  createOwnChanges(() => new Promise((resolve) => setTimeout(resolve)));

test('slices refreshed after an own change are not refreshed again by its event', async () => {
  const changes = createWithoutDelay();
  changes.trackEvent('7');
  changes.markRefreshed(['goals', 'home']);

  expect(await changes.slicesToRead('7', ['goals', 'home'])).toEqual([]);
});

test('changes of another window are read, even right after an own change', async () => {
  const changes = createWithoutDelay();
  changes.trackEvent('7');
  changes.markRefreshed(['goals', 'home']);

  expect(await changes.slicesToRead('8', ['goals', 'home'])).toEqual(['goals', 'home']);
});

test('slices that an own change did not refresh are refreshed by its event', async () => {
  const changes = createWithoutDelay();
  changes.markRefreshed(['home']);
  changes.trackEvent('7');
  changes.markRefreshed(['goals']);

  expect(await changes.slicesToRead('7', ['goals', 'home'])).toEqual(['home']);
});

test('an event that arrives before its response waits for it', async () => {
  let answer = () => {};
  const changes = createOwnChanges((ms) =>
    ms > 0 ? new Promise(() => {}) : new Promise((resolve) => setTimeout(resolve)),
  );
  changes.trackRequest(
    new Promise<void>((resolve) => {
      answer = resolve;
    }).then(() => {
      changes.trackEvent('7');
      changes.markRefreshed(['goals']);
    }),
  );
  const left = changes.slicesToRead('7', ['goals']);
  answer();

  expect(await left).toEqual([]);
});

test('a missing response delays events only up to the limit', async () => {
  const changes = createWithoutDelay();
  changes.trackRequest(new Promise(() => {}));

  expect(await changes.slicesToRead('7', ['goals'])).toEqual(['goals']);
});

test('the event of a failed change is read', async () => {
  const changes = createWithoutDelay();
  changes.trackRequest(Promise.reject(new Error('nothing answered')));

  expect(await changes.slicesToRead('7', ['goals'])).toEqual(['goals']);
});

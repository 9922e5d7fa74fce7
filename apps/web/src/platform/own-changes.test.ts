import { expect, test } from 'vitest';
import { createOwnChanges } from './own-changes.ts';

const atOnce = () => createOwnChanges(() => new Promise((resolve) => setTimeout(resolve)));

test('what an own change has had read anew is not read again when its event is heard', async () => {
  const changes = atOnce();
  changes.answered('7');
  changes.refreshed(['goals', 'home']);

  expect(await changes.leftOf('7', ['goals', 'home'])).toEqual([]);
});

test('what another window changed is read, also right after an own change', async () => {
  const changes = atOnce();
  changes.answered('7');
  changes.refreshed(['goals', 'home']);

  expect(await changes.leftOf('8', ['goals', 'home'])).toEqual(['goals', 'home']);
});

test('what an own change left as it was is read when its event is heard', async () => {
  const changes = atOnce();
  changes.refreshed(['home']);
  changes.answered('7');
  changes.refreshed(['goals']);

  expect(await changes.leftOf('7', ['goals', 'home'])).toEqual(['home']);
});

test('an event that is heard before its answer waits for it', async () => {
  let answer = () => {};
  const changes = createOwnChanges((ms) =>
    ms > 0 ? new Promise(() => {}) : new Promise((resolve) => setTimeout(resolve)),
  );
  changes.sent(
    new Promise<void>((resolve) => {
      answer = resolve;
    }).then(() => {
      changes.answered('7');
      changes.refreshed(['goals']);
    }),
  );
  const left = changes.leftOf('7', ['goals']);
  answer();

  expect(await left).toEqual([]);
});

test('an answer that does not come holds nothing up for long', async () => {
  const changes = atOnce();
  changes.sent(new Promise(() => {}));

  expect(await changes.leftOf('7', ['goals'])).toEqual(['goals']);
});

test('a change that fails leaves its event to be read', async () => {
  const changes = atOnce();
  changes.sent(Promise.reject(new Error('nothing answered')));

  expect(await changes.leftOf('7', ['goals'])).toEqual(['goals']);
});

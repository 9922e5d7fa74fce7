import { expect, test } from 'vitest';
import { createMemoryStorage } from '../platform/memory-storage.ts';
import { storageKeys } from '../platform/storage.ts';
import { keepPendingSignIn, readPendingSignIn } from './pending-sign-in.ts';

test('what was chosen at sign-in still holds after a reload', () => {
  const window = createMemoryStorage();
  const pending = { email: 'ines@calloway.example', remember: true, isByCode: true };
  keepPendingSignIn(window, pending);

  expect(readPendingSignIn(window)).toEqual(pending);
});

test.each([undefined, '{', '7', '{"remember":true}'])('%s is no sign-in', (kept) => {
  const window = createMemoryStorage(
    kept === undefined ? {} : { [storageKeys.pendingSignIn]: kept },
  );

  expect(readPendingSignIn(window)).toBeNull();
});

import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../platform/memory-storage.ts';
import { storageKeys } from '../../platform/storage.ts';
import { readPendingSignIn, savePendingSignIn } from './pending-sign-in.ts';

test('a pending sign-in survives a reload', () => {
  const storage = createMemoryStorage();
  const pending = { email: 'ines@calloway.example', remember: true, isByCode: true };
  savePendingSignIn(storage, pending);

  expect(readPendingSignIn(storage)).toEqual(pending);
});

test.each([undefined, '{', '7', '{"remember":true}'])('%s is not a pending sign-in', (stored) => {
  const storage = createMemoryStorage(
    stored === undefined ? {} : { [storageKeys.pendingSignIn]: stored },
  );

  expect(readPendingSignIn(storage)).toBeNull();
});

import { expect, test } from 'vitest';
import { createMemoryStorage } from '../platform/memory-storage.ts';
import { storageKeys } from '../platform/storage.ts';
import { createPendingSignUp } from './pending-sign-up.ts';

const minute = 60_000;

test('a closed window is taken up again for as long as the code holds', () => {
  const [window, device] = [createMemoryStorage(), createMemoryStorage()];
  createPendingSignUp(window, device, () => 0).keep('ines@calloway.example');
  expect(window.get(storageKeys.pendingRegistration)).toBe('ines@calloway.example');

  const after = (ms: number) => createPendingSignUp(createMemoryStorage(), device, () => ms).read();
  expect(after(9 * minute)).toBe('ines@calloway.example');
  expect(after(10 * minute)).toBeNull();
});

test('what was finished or left is forgotten in both places', () => {
  const [window, device] = [createMemoryStorage(), createMemoryStorage()];
  const pending = createPendingSignUp(window, device, () => 0);
  pending.keep('ines@calloway.example');
  pending.forget();

  expect([...window.keys(), ...device.keys()]).toEqual([]);
});

test.each(['{', '7', '{"email":3}', '{"email":"a@b.example"}'])('%s is no sign-up', (kept) => {
  const device = createMemoryStorage({ [storageKeys.pendingSignUp]: kept });

  expect(createPendingSignUp(createMemoryStorage(), device, () => 0).read()).toBeNull();
});

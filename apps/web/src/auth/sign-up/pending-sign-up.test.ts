import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../platform/memory-storage.ts';
import { storageKeys } from '../../platform/storage.ts';
import { createPendingSignUpStore } from './pending-sign-up.ts';

const minute = 60_000;

test('a sign-up can be resumed in a new tab until its code expires', () => {
  const [tabStorage, deviceStorage] = [createMemoryStorage(), createMemoryStorage()];
  createPendingSignUpStore(tabStorage, deviceStorage, () => 0).save('ines@calloway.example');
  expect(tabStorage.get(storageKeys.pendingRegistration)).toBe('ines@calloway.example');

  const after = (ms: number) =>
    createPendingSignUpStore(createMemoryStorage(), deviceStorage, () => ms).read();
  expect(after(9 * minute)).toBe('ines@calloway.example');
  expect(after(10 * minute)).toBeNull();
});

test('a completed or abandoned sign-up is removed from both storages', () => {
  const [tabStorage, deviceStorage] = [createMemoryStorage(), createMemoryStorage()];
  const pending = createPendingSignUpStore(tabStorage, deviceStorage, () => 0);
  pending.save('ines@calloway.example');
  pending.clear();

  expect([...tabStorage.keys(), ...deviceStorage.keys()]).toEqual([]);
});

test.each(['{', '7', '{"email":3}', '{"email":"a@b.example"}'])(
  '%s is not a pending sign-up',
  (stored) => {
    const deviceStorage = createMemoryStorage({ [storageKeys.pendingSignUp]: stored });

    expect(
      createPendingSignUpStore(createMemoryStorage(), deviceStorage, () => 0).read(),
    ).toBeNull();
  },
);

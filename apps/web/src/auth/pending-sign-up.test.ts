import { expect, test } from 'vitest';
import { memoryShelf } from '../platform/memory-shelf.ts';
import { keys } from '../platform/storage.ts';
import { createPendingSignUp } from './pending-sign-up.ts';

const minute = 60_000;

test('a closed window is taken up again for as long as the code holds', () => {
  const [window, device] = [memoryShelf(), memoryShelf()];
  createPendingSignUp(window, device, () => 0).keep('ines@calloway.example');
  expect(window.get(keys.pendingRegistration)).toBe('ines@calloway.example');

  const after = (ms: number) => createPendingSignUp(memoryShelf(), device, () => ms).read();
  expect(after(9 * minute)).toBe('ines@calloway.example');
  expect(after(10 * minute)).toBeNull();
});

test('what was finished or left is forgotten in both places', () => {
  const [window, device] = [memoryShelf(), memoryShelf()];
  const pending = createPendingSignUp(window, device, () => 0);
  pending.keep('ines@calloway.example');
  pending.forget();

  expect([...window.keys(), ...device.keys()]).toEqual([]);
});

test.each(['{', '7', '{"email":3}', '{"email":"a@b.example"}'])('%s is no sign-up', (kept) => {
  const device = memoryShelf({ [keys.pendingSignUp]: kept });

  expect(createPendingSignUp(memoryShelf(), device, () => 0).read()).toBeNull();
});

import { createSafeStorage, type SafeStorage } from './storage.ts';

/** In-memory storage, for tests. */
export function createMemoryStorage(entries: Record<string, string> = {}): SafeStorage {
  const values = new Map(Object.entries(entries));

  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    clear: () => values.clear(),
    keys: () => [...values.keys()],
  };
}

/** Storage that throws on every access. */
export const blockedStorage = createSafeStorage(() => {
  throw new Error('Storage is not allowed here');
});

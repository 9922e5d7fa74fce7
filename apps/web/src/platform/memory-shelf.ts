import { type Shelf, shelfOf } from './storage.ts';

/** A shelf that keeps things as long as it is held: for tests, and where a browser refuses storage. */
export function memoryShelf(entries: Record<string, string> = {}): Shelf {
  const kept = new Map(Object.entries(entries));

  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    keys: () => [...kept.keys()],
  };
}

/** A shelf on which every access is refused. */
export const refusedShelf = shelfOf(() => {
  throw new Error('Storage is not allowed here');
});

import type { LabDatabase } from '../device/database.ts';
import type { SampleStore } from './sample-store.ts';

/** Wraps a store so that erased texts are also removed from this browser. */
export function withErasedCleanup(
  store: SampleStore,
  database: () => Promise<LabDatabase>,
): SampleStore {
  return {
    ...store,

    async erase(ids) {
      const { deleteDeviceCopies } = await import('../device/delete-device-copies.ts');
      const erased = await store.erase(ids);
      // Texts that were restored elsewhere in the meantime still exist.
      const remaining = await store.readSeveral(erased).catch(() => null);
      const isLeft = new Set(remaining?.map(({ id }) => id));
      const removed = erased.filter((id) => !isLeft.has(id));
      const opened = await database().catch(() => null); // without storage there is nothing to remove
      if (opened) await deleteDeviceCopies(opened, removed, { isWhole: remaining !== null });

      return erased;
    },
  };
}

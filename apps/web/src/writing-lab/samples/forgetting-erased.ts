import type { LabDatabase } from '../device/database.ts';
import type { SampleStore } from './sample-store.ts';

/** A store whose texts, once erased for good, leave this browser altogether. */
export function forgettingErased(
  store: SampleStore,
  database: () => Promise<LabDatabase>,
): SampleStore {
  return {
    ...store,

    async erase(ids) {
      const { forgetTexts } = await import('../device/forget-texts.ts');
      const done = await store.erase(ids);
      // What was taken out of the trash elsewhere is there still.
      const left = await store.readSeveral(done).catch(() => null);
      const isLeft = new Set(left?.map(({ id }) => id));
      const gone = done.filter((id) => !isLeft.has(id));
      const opened = await database().catch(() => null); // that keeps nothing has nothing to forget
      if (opened) await forgetTexts(opened, gone, { isWhole: left !== null });

      return done;
    },
  };
}

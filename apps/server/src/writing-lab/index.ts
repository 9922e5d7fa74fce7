import { limits } from '@longhand/contract/limits';
import { writingLab } from '@longhand/contract/writing-lab';
import { after, day } from '../platform/clock.ts';
import { defineSlice } from '../platform/slice.ts';
import { writingLabHandlers } from './handlers.ts';
import { erase, exportOf } from './personal-queries.ts';
import { eraseTrash } from './queries.ts';

export { glance } from './glance.ts';

/**
 * Keeps the texts that writers save, with the versions they make of them, and counts words, characters and findings with
 * the engine of the browser. Refuses a save over a state that its sender has not seen and more texts than the plan keeps; the
 * texts of others do not exist for anybody. What is deleted can be restored for 30 days, then it is erased for good.
 */
export const slice = defineSlice({
  name: 'writing-lab',
  about: 'Saved texts with their versions, and the trash.',
  endpoints: writingLab,
  handlers: writingLabHandlers,
  personal: { exportOf, erase },
  jobs: [
    {
      name: 'writing-lab-erase-trash',
      cron: '37 3 * * *',
      run: ({ db, clock }) => eraseTrash(db, after(clock.now(), -limits.trashDays * day)),
    },
  ],
});

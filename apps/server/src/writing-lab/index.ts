import { writingLab } from '@longhand/contract/writing-lab';
import { defineSlice } from '../platform/slice.ts';
import { writingLabHandlers } from './handlers.ts';
import { writingLabJobs } from './jobs.ts';
import { erase, exportOf } from './personal-queries.ts';

export { glance } from './glance.ts';
export { listTitles } from './list-queries.ts';
export { readShownHeads, readShownText } from './shown-queries.ts';
export { readTextFacts, type TextFacts } from './text-facts.ts';

/**
 * Keeps the texts that writers save, with the versions they make of them, and counts words, characters and findings with
 * the engine of the browser. Refuses a save over a state that its sender has not seen and more texts than the plan keeps; the
 * texts of others do not exist for anybody. Texts of a project have an order and notes; splitting and merging keep every word in a version or in the trash. What is deleted can be restored for 30 days; then, once its writer was told some days before, it is erased for good.
 */
export const slice = defineSlice({
  name: 'writing-lab',
  about: 'Saved texts with their versions, the trash, and what a writer holds their texts against.',
  endpoints: writingLab,
  handlers: writingLabHandlers,
  personal: { exportOf, erase },
  jobs: writingLabJobs,
});

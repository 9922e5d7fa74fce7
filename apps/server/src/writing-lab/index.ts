import { writingLab } from '@longhand/contract/writing-lab';
import { defineSlice } from '../platform/slice.ts';
import { writingLabHandlers } from './handlers.ts';
import { writingLabJobs } from './jobs.ts';
import { erase, exportOf } from './personal-queries.ts';

export { enqueueTextMeasures } from './measure-job.ts';
export {
  listMeasuredTexts,
  listStaleTexts,
  listTextsOfDay,
  readMeasuredText,
  readMeasuredTextsAfter,
  sumFrequencies,
} from './measure-queries.ts';
export { readPublicText, readPublicTextInfos } from './public-queries.ts';
export { readWritingLabSummary } from './summary.ts';
export { listMetricTargets } from './target-queries.ts';
export { countTexts, readTextFacts, sumKinds, type TextFacts } from './text-facts.ts';
export { listTitles } from './title-queries.ts';

/**
 * Stores texts and their versions, and counts words, characters and findings with the same engine as the browser. Refuses a save based on
 * an outdated revision and more texts than the plan allows; users cannot access the texts of others. The texts of a project have an order
 * and notes; splitting and merging keep every word in a version or in the trash. Deleted texts can be restored for 30 days and are then
 * erased, after a notification three days before.
 */
export const slice = defineSlice({
  name: 'writing-lab',
  about: 'Saved texts with versions, trash, metric targets and style targets.',
  endpoints: writingLab,
  handlers: writingLabHandlers,
  personal: { exportOf, erase },
  jobs: writingLabJobs,
  notifications: ['trash_soon_erased'],
});

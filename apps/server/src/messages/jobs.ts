import { addMilliseconds, day } from '../platform/clock.ts';
import type { Job } from '../platform/slice.ts';
import { deleteUnsentBefore } from './attachments/queries.ts';
import { deleteEmptyBefore } from './conversations/start-queries.ts';
import { notifyMembersJob } from './notify-members.ts';
import { previewJob } from './preview-job.ts';
import { deleteUnusedPreviews } from './previews/queries.ts';

/** Direct conversations without a message are deleted after this time. */
const emptyDays = 30;
const unusedPreviewDays = 30;

export const messageJobs: readonly Job[] = [
  previewJob,
  notifyMembersJob,
  {
    name: 'messages-clear-unsent-files',
    cron: '37 * * * *',
    run: ({ db, clock }) => deleteUnsentBefore(db, addMilliseconds(clock.now(), -day)),
  },
  {
    name: 'messages-clear-empty-conversations',
    cron: '29 4 * * *',
    run: ({ db, clock }) => deleteEmptyBefore(db, addMilliseconds(clock.now(), -emptyDays * day)),
  },
  {
    name: 'messages-clear-unused-previews',
    cron: '31 4 * * *',
    run: ({ db, clock }) =>
      deleteUnusedPreviews(db, addMilliseconds(clock.now(), -unusedPreviewDays * day)),
  },
];

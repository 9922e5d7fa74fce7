import { addMilliseconds, day } from '../clock.ts';
import type { Job } from '../slice.ts';
import { deleteEventsBefore } from './queries.ts';

/** A page that was disconnected for longer than this refetches everything. */
const retentionDays = 2;

export const liveJobs: readonly Job[] = [
  {
    name: 'live-clear-events',
    cron: '53 3 * * *',
    run: ({ db, clock }) =>
      deleteEventsBefore(db, addMilliseconds(clock.now(), -retentionDays * day)),
  },
];

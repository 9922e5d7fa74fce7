import { after, day } from '../clock.ts';
import type { Job } from '../slice.ts';
import { deleteEventsBefore } from './queries.ts';

/** A page that was away for longer reads everything anew. */
const keptDays = 2;

export const liveJobs: readonly Job[] = [
  {
    name: 'live-clear-events',
    cron: '53 3 * * *',
    run: ({ db, clock }) => deleteEventsBefore(db, after(clock.now(), -keptDays * day)),
  },
];

import { limits } from '@longhand/contract/limits';
import { v7 as uuid } from 'uuid';
import { addMilliseconds, day } from '../platform/clock.ts';
import type { Services } from '../platform/http/context.ts';
import { publishLiveEvent } from '../platform/live/signals.ts';
import type { Job } from '../platform/slice.ts';
import { deliverDue } from './delivery/deliver.ts';
import { deliverDueJob, deliverJob } from './delivery/job-names.ts';
import { deleteFinishedBefore } from './delivery-queries.ts';
import { deleteNotificationsBefore, endSnooze, listDueSnoozes } from './queries.ts';

const deliveryDays = 30;
const batchSize = 200;

/** Sends emails and push notifications, ends snoozes, and deletes old notifications. */
export const notificationJobs: readonly Job[] = [
  {
    name: deliverJob,
    isDeduplicated: true,
    run: (services, { userId } = {}) => deliverDue(services, userId),
  },
  {
    name: deliverDueJob,
    cron: '* * * * *',
    async run(services) {
      await endDueSnoozes(services);
      await deliverDue(services);
    },
  },
  {
    name: 'notifications-clear-old',
    cron: '47 3 * * *',
    async run({ db, clock }) {
      const now = clock.now();
      await deleteFinishedBefore(db, addMilliseconds(now, -deliveryDays * day));
      await deleteNotificationsBefore(db, addMilliseconds(now, -limits.notificationDays * day));
    },
  },
];

/** Lists snoozed notifications again, each at the top. */
async function endDueSnoozes(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const due = await listDueSnoozes(db, now, batchSize);
  for (const { id, userId } of due) {
    await db.transaction(async (tx) => {
      if (!(await endSnooze(tx, { id, sortKey: uuid(), now }))) return;
      await publishLiveEvent(tx, { userId, stale: ['notifications', 'home'], now });
    });
  }
  if (due.length === batchSize) await endDueSnoozes(services);
}

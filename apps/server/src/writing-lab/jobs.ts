import { limits } from '@longhand/contract/limits';
import { notify } from '../notifications/index.ts';
import { addMilliseconds, day } from '../platform/clock.ts';
import type { Services } from '../platform/http/context.ts';
import type { Job } from '../platform/slice.ts';
import { indexJob } from './index-job.ts';
import { eraseUnusedLongTexts } from './long-texts.ts';
import { measureJob } from './measure-job.ts';
import { eraseTrash, listUsersToWarn, markWarned } from './trash-queries.ts';

const { trashDays, trashWarningDays } = limits;

/** Trash retention: deleted texts are erased after `trashDays`, but only if the user was notified some days before. */
export const writingLabJobs: readonly Job[] = [
  {
    name: 'writing-lab-erase-trash',
    cron: '37 3 * * *',
    async run(services) {
      const now = services.clock.now();
      await eraseTrash(services.db, {
        trashedBefore: addMilliseconds(now, -trashDays * day),
        toldUpTo: addMilliseconds(now, -trashWarningDays * day),
      });
      await notifyBeforeErasure(services);
    },
  },
  {
    name: 'writing-lab-erase-unused-texts',
    cron: '7 * * * *',
    run: ({ db, clock }) => eraseUnusedLongTexts(db, clock.now()),
  },
  indexJob,
  measureJob,
];

const batchSize = 200;

async function notifyBeforeErasure(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const trashedBefore = addMilliseconds(now, -(trashDays - trashWarningDays) * day);
  const userIds = await listUsersToWarn(db, trashedBefore, batchSize);

  for (const userId of userIds) {
    await db.transaction(async (tx) => {
      const warned = await markWarned(tx, userId, { trashedBefore, now });
      const [first] = warned;
      if (first === undefined) return;

      await notify(tx, services, {
        userId,
        kind: 'trash_soon_erased',
        params: {
          texts: warned.length,
          title: first.title,
          eraseOn: addMilliseconds(now, trashWarningDays * day).toISOString(),
        },
      });
    });
  }
  if (userIds.length === batchSize) await notifyBeforeErasure(services);
}

import { after, day } from '../clock.ts';
import type { Job } from '../slice.ts';
import { deliverJob } from './mail.ts';
import { type Postman, Undeliverable } from './postman.ts';
import {
  clearTriedBefore,
  deleteMailsBefore,
  findUnsentMail,
  markFailed,
  markSent,
} from './queries.ts';

const keptDays = 30;

/** The last try is within two days: see the distances in the job queue. */
const triedDays = 2;

/** Delivery of one mail, tried again at growing distances, and the clearing of the outbox. */
export function mailJobs(postman: Postman): readonly Job[] {
  return [
    {
      name: deliverJob,
      async run({ db, clock }, { id = '' } = {}) {
        const mail = await findUnsentMail(db, id);
        if (mail === undefined) return;

        try {
          if ((await postman.carry(mail)) === 'sent') await markSent(db, id, clock.now());
        } catch (error) {
          const isFinal = error instanceof Undeliverable;
          const reason = error instanceof Error ? error.message : String(error);
          await markFailed(db, id, { reason, givenUpAt: isFinal ? clock.now() : null });
          if (!isFinal) throw error;
        }
      },
    },
    {
      name: 'mail-clear-outbox',
      cron: '17 3 * * *',
      async run({ db, clock }) {
        await clearTriedBefore(db, after(clock.now(), -triedDays * day));
        await deleteMailsBefore(db, after(clock.now(), -keptDays * day));
      },
    },
  ];
}

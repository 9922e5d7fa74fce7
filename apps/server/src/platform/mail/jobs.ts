import { addMilliseconds, day } from '../clock.ts';
import type { Job } from '../slice.ts';
import { deliverEmailJob } from './mail.ts';
import { type MailTransport, UndeliverableError } from './mail-transport.ts';
import {
  clearAttemptedBefore,
  deleteEmailsBefore,
  deleteSuppressionsBefore,
  findUnsentEmail,
  markFailed,
  markSent,
} from './queries.ts';
import { suppressAddress } from './suppressions.ts';

const retentionDays = 30;

/** The last retry is within two days; see the retry policy of the job queue. */
const retryDays = 2;

/** A mailbox that was full or closed may exist again. */
const suppressionDays = 365;

/** Delivers one email with retries, suppresses addresses that reject notifications, and clears the outbox daily. */
export function mailJobs(mailTransport: MailTransport): readonly Job[] {
  return [
    {
      name: deliverEmailJob,
      async run({ db, clock, sign }, { id = '' } = {}) {
        const mail = await findUnsentEmail(db, id);
        if (mail === undefined) return;

        try {
          if ((await mailTransport.deliver(mail)) === 'sent') await markSent(db, id, clock.now());
        } catch (error) {
          const isFinal = error instanceof UndeliverableError;
          const reason = error instanceof Error ? error.message : String(error);
          const { to: address, unsubscribeUrl } = mail;
          if (isFinal && unsubscribeUrl !== null) {
            await suppressAddress(db, sign, { address, reason, at: clock.now() });
          }
          await markFailed(db, id, { reason, givenUpAt: isFinal ? clock.now() : null });
          if (!isFinal) throw error;
        }
      },
    },
    {
      name: 'mail-clear-outbox',
      cron: '17 3 * * *',
      async run({ db, clock }) {
        await clearAttemptedBefore(db, addMilliseconds(clock.now(), -retryDays * day));
        await deleteEmailsBefore(db, addMilliseconds(clock.now(), -retentionDays * day));
        await deleteSuppressionsBefore(db, addMilliseconds(clock.now(), -suppressionDays * day));
      },
    },
  ];
}

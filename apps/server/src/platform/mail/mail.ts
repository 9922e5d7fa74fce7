import type { Locale } from '@longhand/contract/values';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { asText, type Letter } from './letter.ts';
import { insertMail } from './queries.ts';

export { deleteMailsTo as eraseMailsTo } from './queries.ts';

type Post = { to: string; locale: Locale; kind: string; letter: Letter };

export type Mail = {
  /** Puts a letter into the outbox, in the transaction that it tells of; it goes out once that is committed. */
  send(tx: Db, post: Post): Promise<void>;
};

export const deliverJob = 'mail-deliver';

export function createMail({ clock, jobs }: { clock: Clock; jobs: Jobs }): Mail {
  return {
    async send(tx, { to, locale, kind, letter }) {
      const { asHtml } = await import('./letter-html.ts'); // React is not loaded before the first mail
      const id = uuid();
      await insertMail(tx, {
        id,
        to,
        locale,
        kind,
        subject: letter.subject,
        text: asText(letter),
        html: asHtml(letter, locale),
        unsubscribeUrl: letter.unsubscribe?.url ?? null,
        createdAt: clock.now(),
        attempts: 0,
      });
      await jobs.enqueue(tx, deliverJob, { id });
    },
  };
}

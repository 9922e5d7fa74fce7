import type { Locale } from '@longhand/contract/values';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type EmailContent, renderText } from './email-content.ts';
import { insertEmail } from './queries.ts';

export { deleteEmailsTo as eraseMailsTo } from './queries.ts';

type OutgoingEmail = {
  to: string;
  locale: Locale;
  kind: string;
  content: EmailContent;
  /** Emails with the same thread are shown together by mail programs. */
  threadId?: string | undefined;
};

export type MailService = {
  /** Adds an email to the outbox in the caller's transaction; it is sent after the commit. */
  send(tx: Db, email: OutgoingEmail): Promise<void>;
};

export const deliverEmailJob = 'mail-deliver';

export function createMailService({ clock, jobs }: { clock: Clock; jobs: Jobs }): MailService {
  return {
    async send(tx, { to, locale, kind, content, threadId }) {
      const { renderHtml } = await import('./email-html.ts'); // React is loaded with the first email only
      const id = uuid();
      await insertEmail(tx, {
        id,
        to,
        locale,
        kind,
        subject: content.subject,
        text: renderText(content),
        html: renderHtml(content, locale),
        unsubscribeUrl: content.unsubscribe?.url ?? null,
        threadId: threadId ?? null,
        createdAt: clock.now(),
        attempts: 0,
      });
      await jobs.enqueue(tx, deliverEmailJob, { id });
    },
  };
}

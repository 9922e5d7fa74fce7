import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/context.ts';
import { ipPrefix, isFromHere } from '../http/ip-prefix.ts';
import { listMails, type OutboxMail } from './queries.ts';

/** `/dev/mail`: the newest mail to read, on the developer's own machine only. */
export function addDevMail(app: FastifyInstance, { db, config, log }: Services): void {
  if (config.NODE_ENV !== 'development') return;

  app.get('/dev/mail', async (request, reply) => {
    if (!isFromHere(request.ip)) {
      log.warn({ from: ipPrefix(request.ip) }, 'mail is shown on this machine only');

      return reply.callNotFound();
    }
    const mails = await listMails(db, 50);

    return reply.type('text/html; charset=utf-8').send(pageOf(mails));
  });
}

function pageOf(mails: readonly OutboxMail[]): string {
  const articles = mails.map(
    ({ to, subject, text, createdAt, locale }) =>
      `<article lang="${locale}"><h2>${plain(subject)}</h2><p>${plain(to)}, ${createdAt.toISOString()}</p>` +
      `<pre dir="auto">${plain(text ?? 'Sent; its words are no longer kept.')}</pre></article>`,
  );

  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mail</title><h1>Mail</h1>${articles.join('')}</html>`;
}

function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

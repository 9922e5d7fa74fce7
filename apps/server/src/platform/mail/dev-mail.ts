import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../escape-html.ts';
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

    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(pageOf(mails));
  });
}

/** Each as its reader sees it, in a frame where nothing runs, with its plain text below. */
function pageOf(mails: readonly OutboxMail[]): string {
  const articles = mails.map(
    ({ to, subject, text, html, createdAt, locale }) =>
      `<article lang="${locale}"><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)}, ${createdAt.toISOString()}</p>` +
      (html === null || text === null
        ? '<p>Sent; its words are no longer kept.</p>'
        : `<iframe sandbox="" title="HTML" srcdoc="${escapeHtml(html)}"></iframe><pre dir="auto">${escapeHtml(text)}</pre>`) +
      '</article>',
  );

  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Mail</title>' +
    '<style>iframe{border:1px solid #ccc;inline-size:100%;block-size:24rem}pre{white-space:pre-wrap}</style>' +
    `<h1>Mail</h1>${articles.join('')}</html>`
  );
}

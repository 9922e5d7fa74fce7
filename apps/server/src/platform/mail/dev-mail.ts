import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../escape-html.ts';
import type { Services } from '../http/context.ts';
import { ipPrefix, isLoopbackAddress } from '../http/ip-prefix.ts';
import { listEmails, type OutboxEmail } from './queries.ts';

/** `/dev/mail`: recent emails, in development on a loopback address only. */
export function addDevMailPage(app: FastifyInstance, { db, config, log }: Services): void {
  if (config.NODE_ENV !== 'development') return;

  app.get('/dev/mail', async (request, reply) => {
    if (!isLoopbackAddress(request.ip)) {
      log.warn({ from: ipPrefix(request.ip) }, 'emails are shown on this machine only');

      return reply.callNotFound();
    }
    const mails = await listEmails(db, 50);

    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(renderMailPage(mails));
  });
}

/** Each email as HTML in a sandboxed frame, with its plain text below. */
function renderMailPage(mails: readonly OutboxEmail[]): string {
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

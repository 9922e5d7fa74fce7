import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Services } from '../../platform/http/context.ts';
import { negotiateLocale } from '../../platform/http/negotiate-locale.ts';
import { renderPlainPage } from '../../platform/http/plain-page.ts';
import { pagePolicy } from '../../platform/http/security-headers.ts';
import { mailTranslatorFor } from '../../platform/mail/mail-translator.ts';

/** Page for a callback without a pending flow in this browser: expired, repeated, or started elsewhere. */
export function sendExpiredFlowPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { config }: Pick<Services, 'config'>,
): FastifyReply {
  const locale = request.caller?.preferences.locale ?? negotiateLocale(request);
  const t = mailTranslatorFor(locale);
  const nonce = randomBytes(16).toString('base64');
  const link = `<p><a href="${escapeHtml(config.PUBLIC_URL)}/auth/login">${escapeHtml(t('externalLate.action'))}</a></p>`;
  const body = `<p>${escapeHtml(t('externalLate.body'))}</p>${link}`;

  return reply
    .code(400)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, {}))
    .header('referrer-policy', 'no-referrer')
    .send(renderPlainPage({ locale, nonce, title: t('externalLate.title'), body }));
}

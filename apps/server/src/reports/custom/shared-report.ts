import { randomBytes } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
import { rawRoutes } from '@longhand/contract/raw-routes';
import type { FastifyInstance } from 'fastify';
import { findPublicProfile } from '../../auth/index.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Services } from '../../platform/http/context.ts';
import { clientAddressOf } from '../../platform/http/ip-prefix.ts';
import { negotiateLocale } from '../../platform/http/negotiate-locale.ts';
import { renderPlainPage } from '../../platform/http/plain-page.ts';
import { addPlainRoute } from '../../platform/http/plain-routes.ts';
import { pagePolicy } from '../../platform/http/security-headers.ts';
import { createReportTexts } from '../report-texts.ts';
import { hashShareToken } from './share.ts';
import { findSharedReport } from './share-queries.ts';

/**
 * `GET /shared-report/:token`: the copy behind a share link, without scripts and without anything else of its owner. Every request counts
 * against a limit per IP address.
 */
export function addSharedReportRoute(app: FastifyInstance, services: Services): void {
  const { db, clock, requestLimits } = services;

  addPlainRoute(app, services, rawRoutes.sharedReport, async (request, reply) => {
    requestLimits.enforceForOperation({
      name: 'shared-report',
      userId: clientAddressOf(request.ip),
      perMinute: limits.sharedReportsPerMinute,
    });
    const { token = '' } = request.params as { token?: string }; // the one parameter of this route
    const found = await findSharedReport(db, hashShareToken(token), clock.now());
    const share = found && (await findPublicProfile(db, found.userId)) ? found : undefined; // not of a closed account
    const nonce = randomBytes(16).toString('base64');
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(nonce, {}))
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex, nofollow, noarchive');
    if (share === undefined) {
      return reply.code(404).send(notFoundPage(negotiateLocale(request), nonce));
    }
    const { sharedReportPage } = await import('./shared-report-page.ts'); // charts and React are loaded with the first page only

    return reply.send(sharedReportPage(share, nonce));
  });
}

function notFoundPage(locale: ReturnType<typeof negotiateLocale>, nonce: string): string {
  const { t } = createReportTexts(locale);
  const body = `<p>${escapeHtml(t('custom-reports.page.notFound'))}</p>`;

  return renderPlainPage({ locale, nonce, title: t('custom-reports.page.notFoundTitle'), body });
}

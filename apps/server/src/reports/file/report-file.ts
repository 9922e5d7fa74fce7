import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { rawRoutes } from '@longhand/contract/raw-routes';
import { id as idSchema } from '@longhand/contract/values';
import { createDocumentRenderer, DocumentError } from '@longhand/documents/document-renderer';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../../platform/http/context.ts';
import { addPlainRoute } from '../../platform/http/plain-routes.ts';
import { readReport } from '../queries.ts';

/** `GET /api/reports/:id/file`: a stored report as a tagged PDF, rendered on request. */
export async function addReportFileRoute(app: FastifyInstance, services: Services): Promise<void> {
  const { db, config, requestLimits } = services;
  const renderer = createDocumentRenderer();
  app.addHook('onClose', () => renderer.close());

  addPlainRoute(app, services, rawRoutes.reportFile, async ({ params, caller }, reply) => {
    const parsed = z.safeParse(z.object({ id: idSchema }), params);
    if (caller === null || !parsed.success) throw refuse('report_not_found');
    const { userId, preferences } = caller;
    const row = await readReport(db, { userId, id: parsed.data.id });
    if (row === undefined) throw refuse('report_not_found');
    const perMinute = limits.reportFilesPerMinute;
    requestLimits.enforceForOperation({ name: 'report-file', userId, perMinute });

    const { createReportDocument } = await import('./report-document.ts'); // charts and React are loaded on first use
    const document = createReportDocument(row, {
      locale: preferences.locale ?? 'en',
      isLetterPaper: preferences.timeZone.startsWith('America/'),
      host: new URL(config.PUBLIC_URL).host,
    });
    const bytes = await renderer.renderReport(document).catch((error: unknown) => {
      const isBusy = error instanceof DocumentError && error.code === 'busy';
      throw isBusy ? refuse('busy') : error;
    });

    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header(
        'content-disposition',
        `attachment; filename="longhand-${row.period}-${row.from}.pdf"`,
      )
      .send(Buffer.from(bytes));
  });
}

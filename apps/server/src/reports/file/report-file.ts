import { refuse } from '@longhand/contract/errors';
import { rawRoutes } from '@longhand/contract/raw-routes';
import { id as idSchema } from '@longhand/contract/values';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../../platform/http/context.ts';
import { addPlainRoute } from '../../platform/http/plain-routes.ts';
import { readReport } from '../queries.ts';
import { type PdfWriter, paperOf } from '../report-pdf.ts';

/** `GET /api/reports/:id/file`: a stored report as a tagged PDF, rendered on request. */
export function addReportFileRoute(
  app: FastifyInstance,
  services: Services,
  pdfWriter: PdfWriter,
): void {
  const { db, config } = services;

  addPlainRoute(app, services, rawRoutes.reportFile, async ({ params, caller }, reply) => {
    const parsed = z.safeParse(z.object({ id: idSchema }), params);
    if (caller === null || !parsed.success) throw refuse('report_not_found');
    const { userId, preferences } = caller;
    const row = await readReport(db, { userId, id: parsed.data.id });
    if (row === undefined) throw refuse('report_not_found');
    pdfWriter.countFile(caller);
    const { createReportDocument } = await import('./report-document.ts'); // charts and React are loaded on first use
    const document = createReportDocument(row, {
      locale: preferences.locale ?? 'en',
      ...paperOf(caller, config),
    });

    return pdfWriter.send(reply, { document, name: `longhand-${row.period}-${row.from}` });
  });
}

import { refuse } from '@longhand/contract/errors';
import { rawRoutes } from '@longhand/contract/raw-routes';
import { id as idSchema } from '@longhand/contract/values';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../../platform/http/context.ts';
import { addPlainRoute } from '../../platform/http/plain-routes.ts';
import { type PdfWriter, paperOf } from '../report-pdf.ts';
import { requireSaved } from './queries.ts';

/** `GET /api/reports/custom/:id/file`: a saved report as PDF, with current figures. */
export function addCustomFileRoute(
  app: FastifyInstance,
  services: Services,
  pdfWriter: PdfWriter,
): void {
  const { db, clock, config } = services;

  addPlainRoute(app, services, rawRoutes.customReportFile, async ({ params, caller }, reply) => {
    const parsed = z.safeParse(z.object({ id: idSchema }), params);
    if (caller === null || !parsed.success) throw refuse('custom_report_not_found');
    const { definition } = await requireSaved(db, { userId: caller.userId, id: parsed.data.id });
    if (!caller.user.entitlements.customReports) throw refuse('custom_report_plan');
    pdfWriter.countFile(caller);
    const { composeCustomReport } = await import('./compose.ts');
    const { customDocument } = await import('./custom-document.ts'); // charts and React are loaded with the first file only
    const report = await composeCustomReport(definition, { db, clock, caller });
    const edition = { ...paperOf(caller, config), createdAt: clock.now() };

    return pdfWriter.send(reply, {
      document: customDocument(report, edition),
      name: `longhand-report-${clock.now().toISOString().slice(0, 10)}`,
    });
  });
}

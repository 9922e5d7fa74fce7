import { refuse } from '@longhand/contract/errors';
import { rawRoutes } from '@longhand/contract/raw-routes';
import type { ExportFileType } from '@longhand/contract/reports-export';
import { id as idSchema } from '@longhand/contract/values';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { readFileParts } from '../../platform/file-parts.ts';
import type { Services } from '../../platform/http/context.ts';
import { addPlainRoute } from '../../platform/http/plain-routes.ts';
import { readExport, readPart } from './export-queries.ts';

const contentTypes: Record<ExportFileType, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** `GET /api/reports/exports/:id/file`: the file of a finished export. */
export async function addExportFileRoute(app: FastifyInstance, services: Services): Promise<void> {
  const { db, clock } = services;

  addPlainRoute(app, services, rawRoutes.exportFile, async ({ params, caller }, reply) => {
    const parsed = z.safeParse(z.object({ id: idSchema }), params);
    if (caller === null || !parsed.success) throw refuse('export_not_found');
    const row = await readExport(db, { userId: caller.userId, id: parsed.data.id });
    if (row === undefined || row.expiresAt <= clock.now()) throw refuse('export_not_found');
    const { id, status, fileType, createdAt } = row;
    if (status !== 'ready' || fileType === null) throw refuse('export_not_ready');
    const name = `longhand-export-${createdAt.toISOString().slice(0, 10)}.${fileType}`;

    return reply
      .type(contentTypes[fileType])
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(readFileParts((number) => readPart(db, { exportId: id, number })));
  });
}

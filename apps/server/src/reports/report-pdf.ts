import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { createDocumentRenderer, DocumentError } from '@longhand/documents/document-renderer';
import type { ReportDocument } from '@longhand/documents/report-document';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Caller, Services } from '../platform/http/context.ts';

/** Sends reports as PDF. */
export type PdfWriter = {
  /** Counts a file against the user’s limit. */
  countFile(caller: Caller): void;
  send(
    reply: FastifyReply,
    file: { document: ReportDocument; name: string },
  ): Promise<FastifyReply>;
};

export function createPdfWriter(
  app: FastifyInstance,
  { requestLimits }: Pick<Services, 'requestLimits'>,
): PdfWriter {
  const renderer = createDocumentRenderer();
  app.addHook('onClose', () => renderer.close());

  return {
    countFile({ userId }) {
      const perMinute = limits.reportFilesPerMinute;
      requestLimits.enforceForOperation({ name: 'report-file', userId, perMinute });
    },

    async send(reply, { document, name }) {
      const bytes = await renderer.renderReport(document).catch((error: unknown) => {
        const isBusy = error instanceof DocumentError && error.code === 'busy';
        throw isBusy ? refuse('busy') : error;
      });

      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${name}.pdf"`)
        .send(Buffer.from(bytes));
    },
  };
}

/** The paper and footer of a user’s files. */
export function paperOf(
  { preferences }: Pick<Caller, 'preferences'>,
  { PUBLIC_URL }: Services['config'],
): { isLetterPaper: boolean; host: string } {
  return {
    isLetterPaper: preferences.timeZone.startsWith('America/'),
    host: new URL(PUBLIC_URL).host,
  };
}

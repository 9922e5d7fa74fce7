import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { messages as contract } from '@longhand/contract/messages';
import { rawRoutes } from '@longhand/contract/raw-routes';
import { id as idSchema } from '@longhand/contract/values';
import type { FastifyInstance } from 'fastify';
import { v4 as uuid } from 'uuid';
import * as z from 'zod';
import type { Handlers, Services } from '../../platform/http/context.ts';
import { addPlainRoute } from '../../platform/http/plain-routes.ts';
import { findAttachment, insertAttachment } from './queries.ts';
import { readFile } from './read-file.ts';

export const attachmentHandlers: Pick<Handlers<typeof contract>, 'addAttachment'> = {
  async addAttachment({ body }, { db, clock, caller: { userId }, requestLimits }) {
    requestLimits.enforceForOperation({
      ...{ name: 'attachment', userId },
      perMinute: limits.attachmentsPerMinute,
    });
    const content = Uint8Array.from(Buffer.from(body.content, 'base64'));
    if (content.length > limits.attachmentBytesMax) {
      throw refuse('attachment_too_large', { details: { limit: limits.attachmentBytesMax } });
    }
    const file = await readFile(content, body.name);
    const row = {
      ...{ ...file, id: uuid(), uploaderId: userId, bytes: file.content.length },
      ...{ conversationId: null, seq: null, position: 0, alt: body.alt, createdAt: clock.now() },
    };
    if (!(await db.transaction((tx) => insertAttachment(tx, row)))) {
      throw refuse('attachment_quota', { details: { limit: limits.attachmentQuotaBytes } });
    }

    return { id: row.id, kind: row.kind, bytes: row.bytes };
  },
};

const daySeconds = 86_400;

/** `GET /api/messages/attachments/:id`. Immutable per id; access is checked again after a day. */
export async function addAttachmentRoute(app: FastifyInstance, services: Services): Promise<void> {
  addPlainRoute(app, services, rawRoutes.readAttachment, async ({ params, caller }, reply) => {
    const parsed = z.safeParse(z.object({ id: idSchema }), params);
    const found =
      parsed.success && caller !== null
        ? await findAttachment(services.db, caller.userId, parsed.data.id)
        : undefined;
    if (found === undefined) throw refuse('attachment_not_found');
    const disposition = found.kind === 'image' ? 'inline' : 'attachment';

    return reply
      .type(found.mediaType)
      .header('cache-control', `private, max-age=${daySeconds}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', `${disposition}; ${fileNameHeader(found.name)}`)
      .send(Buffer.from(found.content));
  });
}

/** The name in ASCII, and in UTF-8 by RFC 6266. */
function fileNameHeader(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );

  return `filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

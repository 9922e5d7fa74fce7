import { refuse } from '@longhand/contract/errors';
import { rawRoutes } from '@longhand/contract/raw-routes';
import { id as idSchema } from '@longhand/contract/values';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../../platform/http/context.ts';
import { addPlainRoute } from '../../platform/http/plain-routes.ts';
import { findPreviewImage } from './queries.ts';

const daySeconds = 86_400;

/** `GET /api/messages/previews/:id`, for those who can read a message with the preview. */
export async function addPreviewRoute(app: FastifyInstance, services: Services): Promise<void> {
  addPlainRoute(app, services, rawRoutes.readPreviewImage, async ({ params, caller }, reply) => {
    const parsed = z.safeParse(z.object({ id: idSchema }), params);
    const content =
      parsed.success && caller !== null
        ? await findPreviewImage(services.db, caller.userId, parsed.data.id)
        : undefined;
    if (content === undefined) throw refuse('picture_not_found');

    return reply
      .type('image/webp')
      .header('cache-control', `private, max-age=${daySeconds}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', 'inline; filename="preview.webp"')
      .send(Buffer.from(content));
  });
}

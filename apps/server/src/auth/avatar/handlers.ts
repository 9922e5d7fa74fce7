import type { account } from '@longhand/contract/account';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { rawRoutes } from '@longhand/contract/raw-routes';
import { id } from '@longhand/contract/values';
import type { FastifyInstance } from 'fastify';
import { v4 as uuid } from 'uuid';
import * as z from 'zod';
import type { Handlers, Services } from '../../platform/http/context.ts';
import { addPlainRoute } from '../../platform/http/plain-routes.ts';
import { reencodeImage } from '../../platform/image/reencode-image.ts';
import { sessionUserOf } from '../session-user.ts';
import { deleteAvatar, findAvatar, replaceAvatar } from './queries.ts';

/** Avatars. Their ids are random, so that only those who were shown one can request it. */
export const avatarHandlers: Pick<Handlers<typeof account>, 'changeAvatar' | 'removeAvatar'> = {
  async changeAvatar({ body }, { db, clock, caller, plans, sessions, requestLimits }) {
    const { userId, preferences } = caller;
    requestLimits.enforceForOperation({
      name: 'avatar',
      userId,
      perMinute: limits.picturesPerMinute,
    });
    const content = await createAvatarImage(Buffer.from(body.image, 'base64'));
    const picture = { id: uuid(), userId, content, madeAt: clock.now() };
    const row = await db.transaction((tx) => replaceAvatar(tx, picture));
    sessions.invalidateUser(userId);

    return { success: true, user: sessionUserOf(row, { preferences, plans }) };
  },

  async removeAvatar(_received, { db, caller, plans, sessions }) {
    const { userId, preferences } = caller;
    const row = await db.transaction((tx) => deleteAvatar(tx, userId));
    sessions.invalidateUser(userId);

    return { success: true, user: sessionUserOf(row, { preferences, plans }) };
  },
};

const daySeconds = 86_400;

/** `GET /api/avatars/:id`. Immutable per id, so browsers cache it for a day. */
export async function addAvatarRoute(app: FastifyInstance, services: Services): Promise<void> {
  addPlainRoute(app, services, rawRoutes.readAvatar, async ({ params }, reply) => {
    const parsed = z.safeParse(z.object({ id }), params);
    const content = parsed.success ? await findAvatar(services.db, parsed.data.id) : undefined;
    if (content === undefined) throw refuse('picture_not_found');

    return reply
      .type('image/webp')
      .header('cache-control', `private, max-age=${daySeconds}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', 'inline; filename="picture.webp"')
      .send(Buffer.from(content));
  });
}

const side = 256;
const types = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Re-encodes a picture as a small square, without metadata.
 *
 * @returns WebP of 256 × 256
 * @throws `picture_refused` for anything but a JPEG, PNG or WebP whose sides are within the limit
 */
async function createAvatarImage(file: Uint8Array): Promise<Uint8Array> {
  const avatar = await reencodeImage(file, { types, width: side, height: side, fit: 'cover' });
  if (avatar === null) {
    throw refuse('picture_refused', { fields: { image: 'picture_refused' } });
  }

  return avatar;
}

import type { account } from '@longhand/contract/account';
import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { plainRoutes } from '@longhand/contract/plain-routes';
import { id } from '@longhand/contract/values';
import type { FastifyInstance } from 'fastify';
import { v4 as uuid } from 'uuid';
import * as z from 'zod';
import type { Handlers, Services } from '../../platform/http/context.ts';
import { addPlainRoute } from '../../platform/http/plain-routes.ts';
import { sessionUserOf } from '../session-user.ts';
import { portraitOf } from './portrait.ts';
import { deleteAvatar, findAvatar, replaceAvatar } from './queries.ts';

/** The picture beside a person's name. Its id is random: only who is shown it can ask for it. */
export const avatarHandlers: Pick<Handlers<typeof account>, 'changeAvatar' | 'removeAvatar'> = {
  async changeAvatar({ body }, { db, clock, caller, plans, sessions, requestLimits }) {
    const { userId, preferences } = caller;
    requestLimits.demandWork({ name: 'avatar', userId, perMinute: limits.picturesPerMinute });
    const content = await portraitOf(Buffer.from(body.image, 'base64'));
    const picture = { id: uuid(), userId, content, madeAt: clock.now() };
    const row = await db.transaction((tx) => replaceAvatar(tx, picture));
    sessions.forget(userId);

    return { success: true, user: sessionUserOf(row, { preferences, plans }) };
  },

  async removeAvatar(_received, { db, caller, plans, sessions }) {
    const { userId, preferences } = caller;
    const row = await db.transaction((tx) => deleteAvatar(tx, userId));
    sessions.forget(userId);

    return { success: true, user: sessionUserOf(row, { preferences, plans }) };
  },
};

const day = 86_400;

/** `GET /api/avatars/:id`. A picture never changes under its id, so a browser keeps it for a day. */
export async function addAvatarPictures(app: FastifyInstance, services: Services): Promise<void> {
  addPlainRoute(app, services, plainRoutes.showAvatar, async ({ params }, reply) => {
    const wanted = z.safeParse(z.object({ id }), params);
    const content = wanted.success ? await findAvatar(services.db, wanted.data.id) : undefined;
    if (content === undefined) throw refuse('picture_not_found');

    return reply
      .type('image/webp')
      .header('cache-control', `private, max-age=${day}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', 'inline; filename="picture.webp"')
      .send(Buffer.from(content));
  });
}

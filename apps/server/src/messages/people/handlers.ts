import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { messagePeople as contract } from '@longhand/contract/messages-people';
import {
  deleteBlock,
  findPublicProfile,
  findPublicProfiles,
  insertBlock,
  listBlocked,
} from '../../auth/index.ts';
import type { Handlers } from '../../platform/http/context.ts';
import { listDirectReaders, notifyPages } from '../conversation-change.ts';
import { presentPerson } from '../present-conversations.ts';
import { findPeople } from './people-queries.ts';
import { readPrivacy, savePrivacy } from './privacy-queries.ts';
import { reportPerson } from './report.ts';

export const peopleHandlers: Handlers<typeof contract> = {
  async searchPeople({ query: { q } }, { db, caller: { userId }, requestLimits }) {
    requestLimits.enforceForOperation({
      ...{ name: 'people-search', userId },
      perMinute: limits.nameSearchesPerMinute,
    });
    const found = await findPeople(db, userId, q);

    return { items: found.map(({ id, ...profile }) => presentPerson(id, profile)) };
  },

  async listBlocked(_, { db, caller: { userId } }) {
    const rows = await listBlocked(db, userId);
    const profiles = await findPublicProfiles(
      db,
      rows.map(({ id }) => id),
    );

    return {
      items: rows.map(({ id, blockedAt }) => ({
        ...presentPerson(id, profiles.get(id)),
        blockedAt: blockedAt.toISOString(),
      })),
    };
  },

  /** People who blocked the caller can be blocked too, so that they cannot write after unblocking. */
  async block({ params: { id } }, context) {
    const { db, clock, caller } = context;
    const { userId } = caller;
    if (id === userId) throw refuse('message_to_self');
    await db.transaction(async (tx) => {
      if ((await findPublicProfile(tx, id)) === null) throw refuse('person_not_found');
      const readers = await listDirectReaders(tx, userId, id);
      if (!(await insertBlock(tx, { userId, blockedId: id, now: clock.now() }))) {
        throw refuse('blocked_limit', { details: { limit: limits.blockedMax } });
      }
      await notifyPages(tx, context, [userId, ...readers]);
    });

    return { success: true };
  },

  async unblock({ params: { id } }, context) {
    const { userId } = context.caller;
    await context.db.transaction(async (tx) => {
      if (!(await deleteBlock(tx, userId, id))) return;
      await notifyPages(tx, context, [userId, ...(await listDirectReaders(tx, userId, id))]);
    });

    return { success: true };
  },

  async report({ body }, context) {
    await reportPerson(context, body);

    return { success: true };
  },

  readPrivacy: (_, { db, caller: { userId } }) => readPrivacy(db, userId),

  async changePrivacy({ body }, context) {
    const { userId } = context.caller;
    const changes = Object.fromEntries(
      Object.entries(body).filter(([, value]) => value !== undefined),
    );

    return context.db.transaction(async (tx) => {
      const saved = await savePrivacy(tx, userId, changes);
      await notifyPages(tx, context, [userId]);

      return saved;
    });
  },
};

import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import type { writingLabTargets } from '@longhand/contract/writing-lab-targets';
import type { Handlers } from '../platform/http/context.ts';
import { lockSampleCount } from './queries.ts';
import {
  countStyleTargets,
  deleteMetricTarget,
  deleteStyleTarget,
  insertStyleTarget,
  listMetricTargets,
  listStyleTargets,
  readStyleTarget,
  type StyleTargetRow,
  upsertMetricTarget,
} from './target-queries.ts';

export const targetHandlers: Handlers<typeof writingLabTargets> = {
  async listMetricTargets(_, { db, caller }) {
    return { items: await listMetricTargets(db, caller.userId) };
  },

  async setMetricTarget({ params: { figure }, body }, { db, caller: { userId } }) {
    if (body.least === null && body.most === null) await deleteMetricTarget(db, { userId, figure });
    else await upsertMetricTarget(db, { userId, figure, ...body });

    return { items: await listMetricTargets(db, userId) };
  },

  async listStyleTargets(_, { db, caller }) {
    return { items: (await listStyleTargets(db, caller.userId)).map(presentStyleTarget) };
  },

  async createStyleTarget({ body }, { db, clock, caller: { userId, user } }) {
    return db.transaction(async (tx) => {
      await lockSampleCount(tx, userId);

      const existing = await readStyleTarget(tx, { userId, id: body.id });
      if (existing) return presentStyleTarget(existing);
      const limit = user.entitlements.styleTargets ? limits.styleTargetsMax : 0;
      if ((await countStyleTargets(tx, userId)) >= limit) throw refuse('style_target_limit');

      const added = await insertStyleTarget(tx, { ...body, userId, createdAt: clock.now() });
      if (!added) throw refuse('style_target_limit');

      return presentStyleTarget(added);
    });
  },

  async removeStyleTarget({ params }, { db, caller: { userId } }) {
    if (!(await deleteStyleTarget(db, { userId, id: params.id }))) {
      throw refuse('style_target_not_found');
    }

    return { success: true };
  },
};

function presentStyleTarget({ userId: _, createdAt, ...target }: StyleTargetRow) {
  return { ...target, createdAt: createdAt.toISOString() };
}

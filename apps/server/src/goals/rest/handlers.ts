import { refuse } from '@longhand/contract/errors';
import type { goalMomentum } from '@longhand/contract/goals-momentum';
import { limits } from '@longhand/contract/limits';
import { daysBetween } from '@longhand/goals/days';
import type { Handlers } from '../../platform/http/context.ts';
import { runGoalTransaction } from '../goal-transaction.ts';
import { presentRemoved } from '../present.ts';
import { countOtherRests, listRemovedRests, readRest, upsertRest } from './queries.ts';

export const restHandlers: Omit<Handlers<typeof goalMomentum>, 'readMomentum'> = {
  planRest({ params: { id }, body }, context) {
    if (daysBetween(body.fromOn, body.toOn) >= limits.restDaysMax) {
      throw refuse('invalid_input', { fields: { toOn: 'rest_too_long' } });
    }

    return runGoalTransaction(context, async (tx, { caller: { userId }, now }) => {
      const rest = { ...body, id, userId, createdAt: now, deletedAt: null };
      if ((await countOtherRests(tx, rest)) >= limits.plannedRestsMax) throw refuse('rest_limit');
      await upsertRest(tx, rest);

      return rest;
    });
  },

  removeRest({ params: { id } }, context) {
    return runGoalTransaction(context, async (tx, { caller: { userId }, now }) => {
      const rest = await readRest(tx, { userId, id });
      if (rest === undefined || rest.deletedAt !== null) throw refuse('rest_not_found');
      await upsertRest(tx, { ...rest, deletedAt: now });

      return { success: true };
    });
  },

  async listRemovedRests(_, { db, caller }) {
    return { items: presentRemoved(await listRemovedRests(db, caller.userId)) };
  },

  restoreRest({ params: { id } }, context) {
    return runGoalTransaction(context, async (tx, { caller: { userId } }) => {
      const rest = await readRest(tx, { userId, id });
      if (rest === undefined) throw refuse('rest_not_found');
      if (rest.deletedAt === null) return rest;
      if ((await countOtherRests(tx, rest)) >= limits.plannedRestsMax) throw refuse('rest_limit');
      const restored = { ...rest, deletedAt: null };
      await upsertRest(tx, restored);

      return restored;
    });
  },
};

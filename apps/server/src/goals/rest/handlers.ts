import { refuse } from '@longhand/contract/errors';
import type { goalMomentum } from '@longhand/contract/goals-momentum';
import { limits } from '@longhand/contract/limits';
import { daysBetween } from '@longhand/goals/days';
import type { Handlers } from '../../platform/http/context.ts';
import { inTurn } from '../in-turn.ts';
import { countOtherRests, deleteRest, upsertRest } from './queries.ts';

export const restHandlers: Pick<Handlers<typeof goalMomentum>, 'planRest' | 'removeRest'> = {
  planRest({ params: { id }, body }, context) {
    if (daysBetween(body.fromOn, body.toOn) >= limits.restDaysMax) {
      throw refuse('invalid_input', { fields: { toOn: 'rest_too_long' } });
    }

    return inTurn(context, async (tx, { caller: { userId }, now }) => {
      const rest = { ...body, id, userId, createdAt: now };
      if ((await countOtherRests(tx, rest)) >= limits.restsOfOne) throw refuse('rest_limit');
      await upsertRest(tx, rest);

      return rest;
    });
  },

  removeRest({ params: { id } }, context) {
    return inTurn(context, async (tx, { caller: { userId } }) => {
      if (!(await deleteRest(tx, { userId, id }))) throw refuse('rest_not_found');

      return { success: true };
    });
  },
};

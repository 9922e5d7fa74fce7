import { refuse } from '@longhand/contract/errors';
import type { writingLab } from '@longhand/contract/writing-lab';
import type { Db } from '../platform/db/db.ts';
import type { Caller, Handlers } from '../platform/http/context.ts';
import { presentHead } from './present.ts';
import {
  countSamples,
  eraseSample,
  lockSampleCount,
  readSampleHead,
  setDeleted,
} from './queries.ts';
import { requireFound } from './require-found.ts';
import { enforceSampleLimit } from './save.ts';
import { eraseTrashedSamples, lockTrashState, setDeletedAt } from './trash-queries.ts';

type TrashEndpoint =
  | 'removeSample'
  | 'restoreSample'
  | 'eraseSample'
  | 'trashSamples'
  | 'restoreSamples'
  | 'eraseSamples';

/** Handlers that trash, restore and erase one or several texts. */
export const trashHandlers: Pick<Handlers<typeof writingLab>, TrashEndpoint> = {
  async removeSample({ params }, { db, clock, caller: { userId } }) {
    return presentHead(requireFound(await setDeleted(db, { userId, id: params.id }, clock.now())));
  },

  async restoreSample({ params }, { db, caller }) {
    const { userId } = caller;

    return db.transaction(async (tx) => {
      await lockSampleCount(tx, userId);

      const head = requireFound(await readSampleHead(tx, userId, params.id));
      if (!head.deletedAt) return presentHead(head);
      await enforceSampleLimit(tx, caller);

      return presentHead(requireFound(await setDeleted(tx, { userId, id: params.id }, null)));
    });
  },

  async eraseSample({ params }, { db, caller }) {
    if (!(await eraseSample(db, caller.userId, params.id))) throw refuse('sample_not_found');

    return { success: true };
  },

  async trashSamples({ body: { ids } }, { db, clock, caller: { userId } }) {
    return db.transaction(async (tx) => {
      const held = await lockTrashState(tx, userId, ids);
      const activeIds = ids.filter((id) => held.get(id) === false);
      await setDeletedAt(tx, userId, activeIds, clock.now());

      return batchResult(ids, held);
    });
  },

  async restoreSamples({ body: { ids } }, { db, caller }) {
    const { userId } = caller;

    return db.transaction(async (tx) => {
      await lockSampleCount(tx, userId);

      const held = await lockTrashState(tx, userId, ids);
      const trashedIds = ids.filter((id) => held.get(id) === true);
      if (trashedIds.length > 0) await enforceSampleLimit(tx, caller);
      const quotaLeft = await remainingQuota(tx, caller);
      await setDeletedAt(tx, userId, trashedIds.slice(0, quotaLeft), null);

      return batchResult(ids, held, trashedIds.slice(quotaLeft));
    });
  },

  async eraseSamples({ body: { ids } }, { db, caller: { userId } }) {
    await eraseTrashedSamples(db, userId, ids);

    return { success: true };
  },
};

/** How many more texts the plan allows. */
async function remainingQuota(tx: Db, { userId, user }: Caller): Promise<number> {
  const limit = user.entitlements.savedSamples;

  return limit === null
    ? Number.POSITIVE_INFINITY
    : Math.max(0, limit - (await countSamples(tx, userId)));
}

function batchResult(
  ids: readonly string[],
  held: ReadonlyMap<string, boolean>,
  skipped: readonly string[] = [],
) {
  return {
    ids: ids.filter((id) => held.has(id) && !skipped.includes(id)),
    missing: ids.filter((id) => !held.has(id)),
  };
}

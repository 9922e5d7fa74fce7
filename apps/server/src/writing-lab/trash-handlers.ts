import { refuse } from '@longhand/contract/errors';
import type { writingLab } from '@longhand/contract/writing-lab';
import type { Db } from '../platform/db/db.ts';
import type { Caller, Handlers } from '../platform/http/context.ts';
import { found } from './found.ts';
import { presentHead } from './present.ts';
import { countSamples, eraseSample, lockSamples, readHead, setDeleted } from './queries.ts';
import { refuseAboveLimit } from './save.ts';
import { eraseSeveral, holdInTrash, moveSeveral } from './trash-queries.ts';

type Names =
  | 'removeSample'
  | 'restoreSample'
  | 'eraseSample'
  | 'trashSamples'
  | 'restoreSamples'
  | 'eraseSamples';

/** Into the trash, out of it, and away for good; one text or several. */
export const trashHandlers: Pick<Handlers<typeof writingLab>, Names> = {
  async removeSample({ params }, { db, clock, caller: { userId } }) {
    return presentHead(found(await setDeleted(db, { userId, id: params.id }, clock.now())));
  },

  async restoreSample({ params }, { db, caller }) {
    const { userId } = caller;

    return db.transaction(async (tx) => {
      await lockSamples(tx, userId);

      const head = found(await readHead(tx, userId, params.id));
      if (!head.deletedAt) return presentHead(head);
      await refuseAboveLimit(tx, caller);

      return presentHead(found(await setDeleted(tx, { userId, id: params.id }, null)));
    });
  },

  async eraseSample({ params }, { db, caller }) {
    if (!(await eraseSample(db, caller.userId, params.id))) throw refuse('sample_not_found');

    return { success: true };
  },

  async trashSamples({ body: { ids } }, { db, clock, caller: { userId } }) {
    return db.transaction(async (tx) => {
      const held = await holdInTrash(tx, userId, ids);
      const there = ids.filter((id) => held.get(id) === false);
      await moveSeveral(tx, userId, there, clock.now());

      return standing(ids, held);
    });
  },

  async restoreSamples({ body: { ids } }, { db, caller }) {
    const { userId } = caller;

    return db.transaction(async (tx) => {
      await lockSamples(tx, userId);

      const held = await holdInTrash(tx, userId, ids);
      const wanted = ids.filter((id) => held.get(id) === true);
      if (wanted.length > 0) await refuseAboveLimit(tx, caller);
      const room = await roomIn(tx, caller);
      await moveSeveral(tx, userId, wanted.slice(0, room), null);

      return standing(ids, held, wanted.slice(room));
    });
  },

  async eraseSamples({ body: { ids } }, { db, caller: { userId } }) {
    await eraseSeveral(db, userId, ids);

    return { success: true };
  },
};

/** How many texts more the plan keeps. */
async function roomIn(tx: Db, { userId, user }: Caller): Promise<number> {
  const limit = user.entitlements.savedSamples;

  return limit === null
    ? Number.POSITIVE_INFINITY
    : Math.max(0, limit - (await countSamples(tx, userId)));
}

function standing(
  ids: readonly string[],
  held: ReadonlyMap<string, boolean>,
  left: readonly string[] = [],
) {
  return {
    ids: ids.filter((id) => held.has(id) && !left.includes(id)),
    missing: ids.filter((id) => !held.has(id)),
  };
}

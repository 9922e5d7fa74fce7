import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { directionOf } from '@longhand/goals/goal-plan';
import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/http/context.ts';
import { moveDays } from '../day-moves.ts';
import { recountGoal } from '../day-queries.ts';
import { followSums } from '../follow.ts';
import { inTurn } from '../in-turn.ts';
import { listAll } from '../queries.ts';
import {
  type ImportRun,
  readImport,
  removeImported,
  sumImported,
  updateImport,
} from './queries.ts';

/** Takes back all entries of an import that still stand; a second time changes nothing. */
export function undoImport(id: string, context: Context<'user'>): Promise<ImportRun> {
  return inTurn(context, async (tx, moment) => {
    const { userId } = moment.caller;
    const run = await readImport(tx, { userId, id });
    if (run === undefined) throw refuse('import_not_found');
    if (run.undoneAt !== null) return run;
    if (moment.now >= undoableUntil(run)) throw refuse('import_too_old');

    const standing = await sumImported(tx, id);
    await removeImported(tx, id, moment.now);
    const back = standing.map((one) => ({ ...one, amount: -one.amount, entries: -one.entries }));
    await moveDays(tx, [{ userId, moves: back }]);
    for (const goal of await listAll(tx, userId)) {
      const counted = await recountGoal(tx, goal.id);
      const moved = counted - goal.countedAmount;
      if (moved === 0) continue;
      await followSums(tx, { ...goal, countedAmount: counted }, directionOf(goal) * moved, moment);
    }
    await updateImport(tx, id, { undoneAt: moment.now });

    return { ...run, undoneAt: moment.now };
  });
}

/** What is removed is erased after as many days. */
export function undoableUntil({ createdAt }: Pick<ImportRun, 'createdAt'>): Date {
  return after(createdAt, limits.trashDays * day);
}

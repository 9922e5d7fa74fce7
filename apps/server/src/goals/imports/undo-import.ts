import { refuse } from '@longhand/contract/errors';
import { limits } from '@longhand/contract/limits';
import { goalSign } from '@longhand/goals/goal-plan';
import { addMilliseconds, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/http/context.ts';
import { applyDayDeltas } from '../day-deltas.ts';
import { recountGoal } from '../days/day-queries.ts';
import { runGoalTransaction } from '../goal-transaction.ts';
import { listGoalRows } from '../queries.ts';
import { updateStatusByTotal } from '../recalculate-goals.ts';
import { recountStatistics } from '../statistics/recount-queries.ts';
import {
  type ImportRun,
  readImport,
  removeImportedEntries,
  sumImportedDays,
  updateImport,
} from './queries.ts';

/** Removes all remaining entries of an import. Idempotent. */
export function undoImport(id: string, context: Context<'user'>): Promise<ImportRun> {
  return runGoalTransaction(context, async (tx, txContext) => {
    const { userId } = txContext.caller;
    const run = await readImport(tx, { userId, id });
    if (run === undefined) throw refuse('import_not_found');
    if (run.undoneAt !== null) return run;
    if (txContext.now >= undoableUntil(run)) throw refuse('import_too_old');

    const importedDays = await sumImportedDays(tx, id);
    await removeImportedEntries(tx, id, txContext.now);
    const deltas = importedDays.map((one) => ({
      ...one,
      amount: -one.amount,
      entries: -one.entries,
    }));
    await applyDayDeltas(tx, [{ userId, deltas: deltas }]);
    await recountStatistics(tx, userId, [...new Set(importedDays.map(({ on }) => on))]);
    for (const goal of await listGoalRows(tx, userId)) {
      const counted = await recountGoal(tx, goal.id);
      const totalChange = counted - goal.countedAmount;
      if (totalChange === 0) continue;
      await updateStatusByTotal(
        tx,
        { ...goal, countedAmount: counted },
        goalSign(goal) * totalChange,
        txContext,
      );
    }
    await updateImport(tx, id, { undoneAt: txContext.now });

    return { ...run, undoneAt: txContext.now };
  });
}

/** Removed entries are deleted permanently after the same number of days. */
export function undoableUntil({ createdAt }: Pick<ImportRun, 'createdAt'>): Date {
  return addMilliseconds(createdAt, limits.trashDays * day);
}

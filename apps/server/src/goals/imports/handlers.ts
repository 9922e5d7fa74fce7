import { refuse } from '@longhand/contract/errors';
import type { goalImports, ProgressImport } from '@longhand/contract/goals-imports';
import type { Handlers } from '../../platform/http/context.ts';
import { todayOf } from '../goal-transaction.ts';
import { addRows, previewRows } from './add-rows.ts';
import { type ImportRun, insertImport, listImports, readImport } from './queries.ts';
import { undoableUntil, undoImport } from './undo-import.ts';

export const importHandlers: Handlers<typeof goalImports> = {
  async listImports(_, { db, caller }) {
    return { items: (await listImports(db, caller.userId)).map(present) };
  },

  async startImport({ params: { id }, body }, { db, clock, caller: { userId } }) {
    const run = { ...body, id, userId, added: 0, createdAt: clock.now(), undoneAt: null };
    await insertImport(db, run);
    const created = await readImport(db, { userId, id });
    if (created === undefined) throw refuse('import_not_found');

    return present(created);
  },

  checkRows({ body: { origin, rows } }, context) {
    const { userId } = context.caller;

    return previewRows(rows, { db: context.db, userId, origin, today: todayOf(context).on });
  },

  async addRows({ params, body }, context) {
    return present(await addRows(params.id, body.rows, context));
  },

  async undoImport({ params }, context) {
    return present(await undoImport(params.id, context));
  },
};

function present(run: ImportRun): ProgressImport {
  const { userId: _, createdAt, undoneAt, ...rest } = run;

  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    undoableUntil: undoableUntil(run).toISOString(),
  };
}

import { refuse } from '@longhand/contract/errors';
import type { insightStatements, Statement } from '@longhand/contract/insights-statements';
import { addDays } from '@longhand/goals/days';
import { maxOpenStatements } from '@longhand/insights/evaluate-insights';
import { countWritingDays, listSessionsBetween, localDayAt } from '../../goals/index.ts';
import type { Context, Handlers } from '../../platform/http/context.ts';
import { publishLiveEvent } from '../../platform/live/signals.ts';
import { countTexts } from '../../writing-lab/index.ts';
import {
  listOpenStatements,
  listStatementsSince,
  readEvaluation,
  readStatement,
  type StatementRow,
  updateStatement,
} from '../queries.ts';

const maxListed = 100;
const yearDays = 366;
const firstDay = '0001-01-01';

export const statementHandlers: Handlers<typeof insightStatements> = {
  async listStatements({ query: { all } }, context) {
    const { db, clock, caller } = context;
    const { userId, preferences } = caller;
    const on = localDayAt(clock.now(), preferences);
    const evaluation = await readEvaluation(db, userId);
    const rows = all
      ? await listStatementsSince(db, userId, { from: firstDay, most: maxListed })
      : await listOpenStatements(db, userId, { on, most: maxOpenStatements });

    return {
      items: rows.map(presentStatement),
      evaluatedAt: evaluation?.evaluatedAt?.toISOString() ?? null,
      counted: await countData(context, on),
    };
  },

  async readStatement({ params: { id } }, { db, caller: { userId } }) {
    const row = await readStatement(db, { userId, id });
    if (!row) throw refuse('statement_not_found');

    return { ...presentStatement(row), figures: row.evidence };
  },

  changeStatement({ params: { id }, body }, { db, clock, caller: { userId }, reply }) {
    return db.transaction(async (tx) => {
      const row = await readStatement(tx, { userId, id });
      if (!row) throw refuse('statement_not_found');
      const now = clock.now();
      const { dismissed = row.dismissedAt !== null, isUseful = row.isUseful } = body;
      const changed = {
        ...row,
        isUseful,
        dismissedAt: dismissed ? (row.dismissedAt ?? now) : null,
      };
      await updateStatement(tx, changed);
      reply.setLiveEvent(await publishLiveEvent(tx, { userId, stale: ['insights', 'home'], now }));

      return presentStatement(changed);
    });
  },
};

/** The best current statement of the caller, for the home screen; null if there is none. */
export async function readBestStatement({
  db,
  clock,
  caller: { userId, preferences },
}: Context<'user'>): Promise<Statement | null> {
  const on = localDayAt(clock.now(), preferences);
  const [best] = await listOpenStatements(db, userId, { on, most: 1 });

  return best ? presentStatement(best) : null;
}

/** How much data the rules have and need, for writers with too little. */
async function countData({ db, caller }: Context<'user'>, today: string) {
  const { userId, preferences } = caller;
  const range = { userId, from: addDays(today, -yearDays), to: today };
  const { timeZone } = preferences;
  const all = { projects: [], tags: [], timeZone };

  return {
    writingDays: await countWritingDays(db, userId),
    sessions: (await listSessionsBetween(db, range)).length,
    texts: await countTexts(db, { ...range, ...all }),
  };
}

function presentStatement(row: StatementRow): Statement {
  const { id, madeOn, content, createdAt, dismissedAt, isUseful } = row;

  return {
    ...content,
    ...{ id, madeOn, isUseful, createdAt: createdAt.toISOString() },
    dismissedAt: dismissedAt?.toISOString() ?? null,
  };
}

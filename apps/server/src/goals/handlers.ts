import type { goals as contract } from '@longhand/contract/goals';
import type { Context, Handlers } from '../platform/http/context.ts';
import { recordEntry, removeEntry } from './entries.ts';
import { listDays, listEntries } from './entry-queries.ts';
import { changeGoal, changeStatus, createGoal, ownGoal } from './goal-life.ts';
import { localDayAt } from './local-day.ts';
import { presentEntry, presentGoal, presentGoals } from './present.ts';
import { listGoals } from './queries.ts';

export const goalHandlers: Handlers<typeof contract> = {
  async list({ query }, context) {
    const today = todayOf(context);
    const statuses = query.status && [query.status];
    const held = await listGoals(context.db, context.caller.userId, { today, statuses });

    return { items: presentGoals(held, today) };
  },

  async create({ body }, context) {
    return presentGoal(await createGoal(body, context), todayOf(context));
  },

  async read({ params }, context) {
    const { userId } = context.caller;
    const today = todayOf(context);

    return presentGoal(await ownGoal(context.db, { userId, id: params.id, today }), today);
  },

  async change({ params, body }, context) {
    return presentGoal(await changeGoal(params.id, body, context), todayOf(context));
  },

  async changeStatus({ params, body }, context) {
    return presentGoal(await changeStatus(params.id, body, context), todayOf(context));
  },

  async listEntries({ query }, { db, caller }) {
    const { items, total } = await listEntries(db, caller.userId, query);

    return { items: items.map(presentEntry), total };
  },

  async recordEntry({ params, body }, context) {
    return presentEntry(await recordEntry(params.clientId, body, context));
  },

  async removeEntry({ params }, context) {
    return presentEntry(await removeEntry(params.clientId, context));
  },

  async listDays({ query }, context) {
    const days = await listDays(context.db, context.caller.userId, query);

    return { today: todayOf(context), days };
  },
};

/** The day it is for the writer who calls. */
function todayOf({ clock, caller }: Context<'user'>) {
  return localDayAt(clock.now(), caller.preferences);
}

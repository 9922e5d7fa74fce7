import type { goals as contract } from '@longhand/contract/goals';
import type { Context, Handlers } from '../platform/http/context.ts';
import { listDays, listUnits, readGoalDays } from './days/day-queries.ts';
import { recordEntry, removeEntry, restoreEntry } from './entries/entries.ts';
import { listEntries, listRemovedEntries } from './entries/entry-queries.ts';
import { ownGoal, todayOf } from './goal-transaction.ts';
import { createGoal } from './lifecycle/create-goal.ts';
import type { goalChangeHandlers } from './lifecycle/goal-changes.ts';
import { resolveMissedDays } from './lifecycle/resolve-missed-days.ts';
import {
  presentEntry,
  presentEvent,
  presentGoals,
  presentRemoved,
  presentRemovedEntries,
} from './present.ts';
import { type GoalWithSums, listEvents, listGoals, listRemoved } from './queries.ts';
import { presentGoal } from './rules.ts';

/** More events than a goal collects in years. */
const maxEvents = 200;

export const goalHandlers: Omit<Handlers<typeof contract>, keyof typeof goalChangeHandlers> = {
  async list({ query }, context) {
    const today = todayOf(context);
    const statuses = query.status && [query.status];
    const goalsWithSums = await listGoals(context.db, context.caller.userId, { today, statuses });

    return { items: presentGoals(goalsWithSums, today) };
  },

  async listRemoved(_, { db, caller }) {
    return { items: presentRemoved(await listRemoved(db, caller.userId)) };
  },

  create({ body }, context) {
    return createGoal(body, context);
  },

  async read({ params }, context) {
    const today = todayOf(context);
    const held = await ownGoal(context.db, { userId: context.caller.userId, id: params.id, today });

    return presentGoal(held, today);
  },

  resolveMissedDays({ params, body }, context) {
    return resolveMissedDays(params.id, body, context);
  },

  async listEvents({ params }, context) {
    const { goal } = await readOwnGoal(params.id, context);
    const events = await listEvents(context.db, goal.id, maxEvents);

    return { items: events.map(presentEvent) };
  },

  async listGoalDays({ params, query }, context) {
    const { goal } = await readOwnGoal(params.id, context);
    const { before, days } = await readGoalDays(context.db, goal, query);

    return { totalBefore: goal.startAmount + before, days };
  },

  async listEntries({ query }, context) {
    if (query.goalId !== undefined) await readOwnGoal(query.goalId, context);
    const { items, next } = await listEntries(context.db, context.caller.userId, query);

    return { items: items.map(presentEntry), next };
  },

  async recordEntry({ params, body }, context) {
    return presentEntry(await recordEntry(params.clientId, body, context));
  },

  async removeEntry({ params }, context) {
    return presentEntry(await removeEntry(params.clientId, context));
  },

  async listRemovedEntries(_, { db, caller }) {
    return { items: presentRemovedEntries(await listRemovedEntries(db, caller.userId)) };
  },

  async restoreEntry({ params }, context) {
    return presentEntry(await restoreEntry(params.clientId, context));
  },

  async listDays({ query }, context) {
    const days = await listDays(context.db, context.caller.userId, query);

    return { today: todayOf(context).on, days };
  },

  async listUnits(_, { db, caller }) {
    return { items: await listUnits(db, caller.userId) };
  },
};

function readOwnGoal(id: string, context: Context<'user'>): Promise<GoalWithSums> {
  const { db, caller } = context;

  return ownGoal(db, { userId: caller.userId, id, today: todayOf(context) });
}

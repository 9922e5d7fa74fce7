import type { goalMomentum } from '@longhand/contract/goals-momentum';
import { toLocalDay } from '@longhand/goals/days';
import { momentumGain } from '@longhand/goals/momentum';
import type { Handlers } from '../../platform/http/context.ts';
import { todayOf } from '../goal-transaction.ts';
import { presentGoals } from '../present.ts';
import { listGoals } from '../queries.ts';
import { dailyTargets } from './daily-targets.ts';
import { readMomentum } from './momentum.ts';
import { listAllGoals } from './queries.ts';

const daysShown = 365;

export const momentumHandlers: Pick<Handlers<typeof goalMomentum>, 'readMomentum'> = {
  async readMomentum(_, context) {
    const { db, caller } = context;
    const goals = await listAllGoals(db, caller.userId);
    const own = todayOf(context);
    const active = await listGoals(db, caller.userId, { today: own, statuses: ['active'] });
    const momentum = await readMomentum(context, goals);
    const { summary, today, from, scored, score, streak, perWeek, rests } = momentum;
    const last = scored.scores.length - 1;
    const days = scored.scores.map((value, at) => ({
      on: toLocalDay(from + at),
      score: Math.round(1_000 * (at === last ? score : value)) / 10,
      attained: scored.attained[at] ?? null,
      state: streak.states[at] ?? ('pending' as const),
    }));

    return {
      ...summary,
      on: toLocalDay(today),
      days: days.slice(-daysShown),
      ...dailyTargets(momentum, presentGoals(active, own)),
      costOfMiss: -100 * momentumGain(score, 0, perWeek),
      perWeek,
      rests: [...rests],
    };
  },
};

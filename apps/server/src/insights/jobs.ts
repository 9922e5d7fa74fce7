import { runForDueUsers } from '../platform/jobs/due-users.ts';
import type { Job } from '../platform/slice.ts';
import { insertFirstEvaluations, listDueEvaluations, updateEvaluation } from './queries.ts';
import { evaluateStatements } from './statements/evaluate.ts';

/** Evaluates statements of users whose day has begun. */
export const insightJobs: readonly Job[] = [
  {
    name: 'insights-evaluate',
    cron: '*/5 * * * *',
    run: async (services) => {
      const { db, clock } = services;
      await insertFirstEvaluations(db, clock.now());
      await runForDueUsers(services, {
        listDue: (now, most) => listDueEvaluations(db, now, most),
        run: (userId) => evaluateStatements(services, userId),
        postpone: (userId, dueAt) => updateEvaluation(db, { userId, dueAt }),
      });
    },
  },
];

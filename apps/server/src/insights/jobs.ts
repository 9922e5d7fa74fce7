import type { Services } from '../platform/http/context.ts';
import type { Job } from '../platform/slice.ts';
import { insertFirstEvaluations, listDueEvaluations } from './queries.ts';
import { evaluateStatements } from './statements/evaluate.ts';

const batchSize = 100;

/** Evaluates statements of users whose day has begun. */
export const insightJobs: readonly Job[] = [
  {
    name: 'insights-evaluate',
    cron: '*/5 * * * *',
    run: async (services) => {
      await insertFirstEvaluations(services.db, services.clock.now());
      await evaluateDue(services);
    },
  },
];

async function evaluateDue(services: Services): Promise<void> {
  const { db, clock } = services;
  const userIds = await listDueEvaluations(db, clock.now(), batchSize);
  for (const userId of userIds) await evaluateStatements(services, userId);
  if (userIds.length === batchSize) await evaluateDue(services);
}

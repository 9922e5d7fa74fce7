import type { MomentumSummary } from '@longhand/contract/goals-momentum';
import type { Context } from '../../platform/http/context.ts';
import type { GoalRow } from '../queries.ts';
import { readMomentum } from './momentum.ts';

/** Only the score and the streak, for the home screen. */
export async function readMomentumSummary(
  context: Context<'user'>,
  goals: readonly GoalRow[],
): Promise<MomentumSummary> {
  const { summary } = await readMomentum(context, goals);

  return summary;
}

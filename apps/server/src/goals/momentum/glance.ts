import type { MomentumGlance } from '@longhand/contract/goals-momentum';
import type { Context } from '../../platform/http/context.ts';
import type { GoalRow } from '../queries.ts';
import { readMomentum } from './momentum.ts';

/** Score and days in a row alone, for screens that show them among other things. */
export async function glanceAtMomentum(
  context: Context<'user'>,
  goals: readonly GoalRow[],
): Promise<MomentumGlance> {
  const { glance } = await readMomentum(context, goals);

  return glance;
}

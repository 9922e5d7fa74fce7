import { entrySource, measure } from '@longhand/contract/goals';
import * as z from 'zod';
import { keys, sessionShelf } from '../platform/storage.ts';
import type { GoalForm } from './goal-form.ts';

const form = z.object({
  title: z.string(),
  targetAmount: z.string(),
  measure,
  startOn: z.string(),
  endOn: z.string(),
  startAmount: z.string(),
  sources: z.array(entrySource),
  description: z.string(),
}) satisfies z.ZodType<GoalForm>;

/** A goal that was being written when its screen was left, as long as the window is open. */
export function readKeptForm(): GoalForm | undefined {
  const text = sessionShelf.get(keys.goalForm);
  if (text === null) return undefined;

  try {
    return form.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export function keepForm(values: GoalForm): void {
  sessionShelf.set(keys.goalForm, JSON.stringify(values));
}

export function forgetKeptForm(): void {
  sessionShelf.remove(keys.goalForm);
}

import { entrySources, measures } from '@longhand/contract/progress-values';
import { safeSessionStorage, storageKeys } from '../../platform/storage.ts';
import { createEmptyForm, type GoalForm } from './goal-form.ts';

/** Reads the unfinished goal form of this tab. */
export function readFormDraft(): GoalForm | undefined {
  const text = safeSessionStorage.get(storageKeys.goalForm);
  if (text === null) return undefined;

  try {
    const stored: unknown = JSON.parse(text);

    return isGoalForm(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function saveFormDraft(values: GoalForm): void {
  safeSessionStorage.set(storageKeys.goalForm, JSON.stringify(values));
}

export function clearFormDraft(): void {
  safeSessionStorage.remove(storageKeys.goalForm);
}

/** An older app version may have stored another shape. */
function isGoalForm(stored: unknown): stored is GoalForm {
  const form: Record<string, unknown> = Object(stored);
  const { measure, sources, weekdayWeights, pauses, exceptions, projectIds } = form;
  const exampleForm = createEmptyForm('2026-01-01');

  return (
    measures.some((one) => one === measure) &&
    Array.isArray(weekdayWeights) &&
    weekdayWeights.length === 7 &&
    weekdayWeights.every((weight) => typeof weight === 'number') &&
    Array.isArray(sources) &&
    sources.every((source) => entrySources.includes(source)) &&
    [pauses, exceptions, projectIds].every(Array.isArray) &&
    Object.entries(exampleForm).every(([name, value]) => typeof form[name] === typeof value)
  );
}

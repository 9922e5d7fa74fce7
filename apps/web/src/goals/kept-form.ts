import { entrySources, measures } from '@longhand/contract/progress-values';
import { keys, sessionShelf } from '../platform/storage.ts';
import { emptyForm, type GoalForm } from './goal-form.ts';

/** A goal that was being written when its screen was left, as long as the window is open. */
export function readKeptForm(): GoalForm | undefined {
  const text = sessionShelf.get(keys.goalForm);
  if (text === null) return undefined;

  try {
    const kept: unknown = JSON.parse(text);

    return isForm(kept) ? kept : undefined;
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

/** An older version of the app may have kept another form. */
function isForm(kept: unknown): kept is GoalForm {
  const form: Record<string, unknown> = Object(kept);
  const { measure, sources, weekdayWeights, pauses, exceptions, projectIds } = form;
  const shape = emptyForm('2026-01-01');

  return (
    measures.some((one) => one === measure) &&
    Array.isArray(weekdayWeights) &&
    weekdayWeights.length === 7 &&
    weekdayWeights.every((weight) => typeof weight === 'number') &&
    Array.isArray(sources) &&
    sources.every((source) => entrySources.includes(source)) &&
    [pauses, exceptions, projectIds].every(Array.isArray) &&
    Object.entries(shape).every(([name, value]) => typeof form[name] === typeof value)
  );
}

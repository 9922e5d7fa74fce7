import type { Goal } from '@longhand/contract/goal-values';
import { limits } from '@longhand/contract/limits';
import { type Measure, namedMeasures } from '@longhand/contract/progress-values';
import { addDays, isLocalDate, type LocalDate } from '../../platform/local-date.ts';
import { parseTypedAmount } from '../amounts/units.ts';

/** `goal:` or `project:` with an id, or empty. */
export type EntryTarget = '' | `goal:${string}` | `project:${string}`;

/** The form values of the quick log. */
export type EntryDraft = {
  amount: string;
  measure: Measure;
  /** For own measures, else empty. */
  unit: string;
  /** The goal or project that the amount counts for. */
  toward: EntryTarget;
  /** The goal whose total is set; null if an amount is added. */
  totalOf: string | null;
  day: 'today' | 'yesterday' | 'otherDay';
  /** Only used if `day` is `otherDay`. */
  date: string;
  /** Undefined until the user adds a note; tags and mood appear with it. */
  note: string | undefined;
  tags: string;
  mood: number | null;
  /** A negative amount is intended. */
  isCorrection: boolean;
};

type DraftField = 'amount' | 'date';

/** A message key of `progress.log`, and the field it belongs to. */
export type DraftError = {
  field: DraftField;
  reason: 'amountNeeded' | 'amountTooLarge' | 'negative' | 'dateNeeded' | 'dateInFuture';
  values: { example: number; max: number };
};

export const exampleAmount = 250;

type DraftDefaults = { measure: Measure; unit?: string; toward?: EntryTarget };

export function createEntryDraft({ measure, unit = '', toward = '' }: DraftDefaults): EntryDraft {
  return {
    amount: '',
    measure,
    unit,
    toward,
    totalOf: null,
    day: 'today',
    date: '',
    note: undefined,
    tags: '',
    mood: null,
    isCorrection: false,
  };
}

/** The first error of a draft, or null. Negative amounts are allowed only as corrections. */
export function draftErrorOf(
  draft: Pick<EntryDraft, 'amount' | 'measure' | 'day' | 'date' | 'isCorrection'>,
  today: LocalDate,
): DraftError | null {
  const values = { example: exampleAmount, max: limits.amountMax };
  const amount = parseTypedAmount(draft.amount, draft.measure);

  if (amount === undefined) return { field: 'amount', reason: 'amountNeeded', values };
  if (Math.abs(amount) > limits.amountMax) {
    return { field: 'amount', reason: 'amountTooLarge', values };
  }
  if (amount < 0 && !draft.isCorrection) return { field: 'amount', reason: 'negative', values };
  if (draft.day !== 'otherDay') return null;
  if (!isLocalDate(draft.date)) return { field: 'date', reason: 'dateNeeded', values };

  return draft.date > today ? { field: 'date', reason: 'dateInFuture', values } : null;
}

/** Converts a valid draft to the entry to send: an amount, or a new total of a goal. */
export function entryFromDraft(draft: EntryDraft, today: LocalDate): EntryInput {
  const dayChoices = { today, yesterday: addDays(today, -1), otherDay: draft.date };
  const amount = parseTypedAmount(draft.amount, draft.measure) ?? 0;
  const { measure, unit, mood } = draft;
  const rest = {
    entryOn: dayChoices[draft.day],
    note: (draft.note ?? '').trim(),
    tags: parseTags(draft.tags),
  };
  const entry = { measure, unit, mood, source: 'manual' as const, ...rest };

  return draft.totalOf === null
    ? { ...entry, amount }
    : { ...entry, setTotal: { goalId: draft.totalOf, total: amount } };
}

export type EntryInput = {
  amount?: number;
  setTotal?: { goalId: string; total: number };
  measure: Measure;
  unit: string;
  mood: number | null;
  source: 'manual';
  entryOn: LocalDate;
  note: string;
  tags: string[];
  projectId?: string | null;
};

/** Splits typed tags at commas. */
export function parseTags(text: string): string[] {
  const tags = text
    .split(/[,،，、]/u)
    .map((tag) => tag.trim().slice(0, limits.tagMax))
    .filter((tag) => tag !== '');

  return [...new Set(tags)].slice(0, limits.tagsPerItemMax);
}

/** Assigns an entry to a goal or project. An entry for a goal that filters entries gets its first project and tag. */
export function assignEntry(
  entry: EntryInput,
  goal: Goal | undefined,
  target: EntryTarget,
): EntryInput {
  const projectId = target.startsWith('project:') ? target.slice('project:'.length) : null;
  if (entry.amount === undefined) return entry;
  if (goal === undefined) return { ...entry, projectId };
  const isTagged = goal.tags.length === 0 || entry.tags.some((tag) => goal.tags.includes(tag));
  const tags = isTagged ? entry.tags : [...goal.tags.slice(0, 1), ...entry.tags];

  return { ...entry, tags, projectId: goal.projectIds[0] ?? null };
}

/** The goals whose totals the entry changes, by the server's rule. A new total changes only its own goal. */
export function goalsAffectedBy(entry: EntryInput, goals: readonly Goal[]): Goal[] {
  const { setTotal } = entry;
  if (setTotal) return goals.filter(({ id }) => id === setTotal.goalId);

  return goals.filter(
    (goal) =>
      goal.measure === entry.measure &&
      goal.unit === entry.unit &&
      goal.startOn <= entry.entryOn &&
      goal.sources.includes('manual') &&
      (goal.projectIds.length === 0 || goal.projectIds.includes(entry.projectId ?? '')) &&
      (goal.tags.length === 0 || entry.tags.some((tag) => goal.tags.includes(tag.toLowerCase()))),
  );
}

/** The goals that count manual entries. */
export function manualEntryGoals(goals: readonly Goal[]): Goal[] {
  return goals.filter(({ sources }) => sources.includes('manual'));
}

/** The goal of the last entry logged on this page, else the goal with the most recent counted day. */
export function lastWorkedOnGoal(
  goals: readonly Goal[],
  loggedId: string | null,
): Goal | undefined {
  const offered = manualEntryGoals(goals);
  const logged = offered.find(({ id }) => id === loggedId);
  if (logged !== undefined) return logged;
  const lastOn = ({ progress }: Goal) => progress.lastOn ?? '';
  const [last] = [...offered].sort((one, other) => lastOn(other).localeCompare(lastOn(one)));

  return last;
}

/** All named measures, and the own units of goals. */
export function availableUnits(goals: readonly Pick<Goal, 'measure' | 'unit'>[]) {
  const own = new Set(goals.filter(({ measure }) => measure === 'own').map(({ unit }) => unit));

  return [
    ...namedMeasures.map((measure) => ({ measure, unit: '' })),
    ...[...own].map((unit) => ({ measure: 'own' as const, unit })),
  ];
}

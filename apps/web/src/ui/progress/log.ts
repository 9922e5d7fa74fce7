import type { Goal } from '@longhand/contract/goal-values';
import { limits } from '@longhand/contract/limits';
import { type Measure, namedMeasures } from '@longhand/contract/progress-values';
import { addDays, isLocalDate, type LocalDate } from '../../platform/local-date.ts';
import { readAmount } from './units.ts';

/** `goal:` or `project:` with an id; empty for neither. */
export type Toward = '' | `goal:${string}` | `project:${string}`;

/** What the sentence of a quick log holds while it is written. */
export type Log = {
  amount: string;
  measure: Measure;
  /** Of an own measure, else empty. */
  unit: string;
  /** What the amount is for: a goal, a project, or neither. */
  toward: Toward;
  /** The goal whose new total is entered; null where an amount is added. */
  totalOf: string | null;
  day: 'today' | 'yesterday' | 'otherDay';
  /** Only used for another day. */
  date: string;
  /** Undefined until the writer asks for a note, and with it for tags and mood. */
  note: string | undefined;
  tags: string;
  mood: number | null;
  /** Less than nothing is meant. */
  isCorrection: boolean;
};

type LogField = 'amount' | 'date';

/** A key of `progress.log` in the texts, and the field it belongs to. */
export type LogError = {
  field: LogField;
  reason: 'amountNeeded' | 'amountTooLarge' | 'negative' | 'dateNeeded' | 'dateInFuture';
  values: { example: number; max: number };
};

export const exampleAmount = 250;

type Start = { measure: Measure; unit?: string; toward?: Toward };

export function emptyLog({ measure, unit = '', toward = '' }: Start): Log {
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

/** The first thing that keeps a log from being sent, or null. Less than nothing is logged only where that is meant. */
export function logErrorOf(
  log: Pick<Log, 'amount' | 'measure' | 'day' | 'date' | 'isCorrection'>,
  today: LocalDate,
): LogError | null {
  const values = { example: exampleAmount, max: limits.amountMax };
  const amount = readAmount(log.amount, log.measure);

  if (amount === undefined) return { field: 'amount', reason: 'amountNeeded', values };
  if (Math.abs(amount) > limits.amountMax) {
    return { field: 'amount', reason: 'amountTooLarge', values };
  }
  if (amount < 0 && !log.isCorrection) return { field: 'amount', reason: 'negative', values };
  if (log.day !== 'otherDay') return null;
  if (!isLocalDate(log.date)) return { field: 'date', reason: 'dateNeeded', values };

  return log.date > today ? { field: 'date', reason: 'dateInFuture', values } : null;
}

/** What to send, from a log without an error: an amount, or the total of a goal. */
export function readLog(log: Log, today: LocalDate): LogRead {
  const days = { today, yesterday: addDays(today, -1), otherDay: log.date };
  const amount = readAmount(log.amount, log.measure) ?? 0;
  const { measure, unit, mood } = log;
  const rest = { entryOn: days[log.day], note: (log.note ?? '').trim(), tags: tagsOf(log.tags) };
  const read = { measure, unit, mood, source: 'manual' as const, ...rest };

  return log.totalOf === null
    ? { ...read, amount }
    : { ...read, setTotal: { goalId: log.totalOf, total: amount } };
}

export type LogRead = {
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

/** Tags as they are typed, with commas between them. */
export function tagsOf(text: string): string[] {
  const tags = text
    .split(/[,،，、]/u)
    .map((tag) => tag.trim().slice(0, limits.tagMax))
    .filter((tag) => tag !== '');

  return [...new Set(tags)].slice(0, limits.tagsOfOne);
}

/** The entry that an amount toward a goal or project is: where a goal counts only some entries it gets its first project and tag. */
export function readToward(read: LogRead, goal: Goal | undefined, toward: Toward): LogRead {
  const projectId = toward.startsWith('project:') ? toward.slice('project:'.length) : null;
  if (read.amount === undefined) return read;
  if (goal === undefined) return { ...read, projectId };
  const isTagged = goal.tags.length === 0 || read.tags.some((tag) => goal.tags.includes(tag));
  const tags = isTagged ? read.tags : [...goal.tags.slice(0, 1), ...read.tags];

  return { ...read, tags, projectId: goal.projectIds[0] ?? null };
}

/** The goals whose total an entry changes, by the rule of the server; of a new total the goal that it was set for. */
export function goalsMovedBy(read: LogRead, goals: readonly Goal[]): Goal[] {
  const { setTotal } = read;
  if (setTotal) return goals.filter(({ id }) => id === setTotal.goalId);

  return goals.filter(
    (goal) =>
      goal.measure === read.measure &&
      goal.unit === read.unit &&
      goal.startOn <= read.entryOn &&
      goal.sources.includes('manual') &&
      (goal.projectIds.length === 0 || goal.projectIds.includes(read.projectId ?? '')) &&
      (goal.tags.length === 0 || read.tags.some((tag) => goal.tags.includes(tag.toLowerCase()))),
  );
}

/** The goals that count what is logged by hand: only these can be logged toward. */
export function goalsToward(goals: readonly Goal[]): Goal[] {
  return goals.filter(({ sources }) => sources.includes('manual'));
}

/** The goal worked on last: the one logged toward last on this page, else that of the last day on which something counted. */
export function workedOnLast(goals: readonly Goal[], loggedId: string | null): Goal | undefined {
  const offered = goalsToward(goals);
  const logged = offered.find(({ id }) => id === loggedId);
  if (logged !== undefined) return logged;
  const lastOn = ({ progress }: Goal) => progress.lastOn ?? '';
  const [last] = [...offered].sort((one, other) => lastOn(other).localeCompare(lastOn(one)));

  return last;
}

/** The measures and own units to choose from: the usual ones, and those of goals. */
export function unitsOffered(goals: readonly Pick<Goal, 'measure' | 'unit'>[]) {
  const own = new Set(goals.filter(({ measure }) => measure === 'own').map(({ unit }) => unit));

  return [
    ...namedMeasures.map((measure) => ({ measure, unit: '' })),
    ...[...own].map((unit) => ({ measure: 'own' as const, unit })),
  ];
}

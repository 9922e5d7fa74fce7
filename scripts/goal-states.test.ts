import { readFileSync } from 'node:fs';
import type { Goal } from '@longhand/contract/goal-values';
import { evenSchedule } from '@longhand/goals/schedule';
import { expect, test } from 'vitest';
import { addDays } from '../apps/server/src/goals/local-day.ts';
import { progressOf } from '../apps/server/src/goals/rules.ts';
import { goalShareOf } from '../apps/web/src/goals/amounts/goal-units.ts';
import { ledeOf } from '../apps/web/src/goals/standing/headline.ts';
import { paceStatusOf } from '../apps/web/src/goals/standing/pace-status.ts';
import { requiredPaceOf } from '../apps/web/src/goals/standing/required-pace.ts';
import { todayLineOf } from '../apps/web/src/home/today-line.ts';
import { todayNeedOf } from '../apps/web/src/home/today-need.ts';
import { buildGoal } from '../apps/web/src/testkit/build-goal.ts';

/**
 * Every state of an active goal, computed with the server's rules and formatted with the texts of the screens. The result is compared with
 * `docs/goal-states.md` line by line.
 */
const defaultDate = '2026-11-20';
const november = { targetAmount: 30_000, startOn: '2026-11-01', endOn: '2026-11-30' };
const habit = { kind: 'habit', targetAmount: 500, startOn: '2026-11-02', endOn: null } as const;
const daily = { ...habit, cadence: { unit: 'day', count: 1, times: null } } as const;
const threeTimesWeekly = { ...habit, cadence: { unit: 'week', count: 1, times: 3 } } as const;
const limit = { ...daily, comparator: 'at_most' } as const;
const cuttingGoal = { comparator: 'at_most', startAmount: 100_000, planAmount: 100_000 } as const;
const weekdays = [100, 100, 100, 100, 0, 100, 100];

type State = {
  goal?: Partial<Goal>;
  /** The same amount on each day before today, or amounts by date. */
  before?: number | Record<string, number>;
  today?: number;
  on?: string;
};

const states: Record<string, State> = {
  'ahead, early': { before: 1_300 },
  'ahead, but late at the recent pace': { before: repeatDaily('2026-11-01', 6, 3_600) },
  'on pace, nothing yet today': { before: 1_000 },
  'on pace, share written': { before: 1_000, today: 1_000 },
  'first day, nothing yet': { on: '2026-11-01' },
  'behind, late': { before: 700 },
  'behind, but early at the recent pace': { before: repeatDaily('2026-11-13', 7, 2_600) },
  'behind, share written': { before: 700, today: 1_600 },
  'last day': { on: '2026-11-30', before: 1_000 },
  overdue: { on: '2026-12-01', before: repeatDaily('2026-11-01', 29, 974) },
  'reached, still open': { before: 1_600 },
  upcoming: { on: '2026-10-25' },
  paused: {
    before: 1_000,
    goal: { pauses: [{ fromOn: '2026-11-18', toOn: '2026-11-22', reason: 'illness' }] },
  },
  'rest day': { before: 1_050, goal: { weekdayWeights: weekdays } },
  'without a date': { before: 1_000, goal: { endOn: null, planMode: 'open' } },
  'cut, nothing yet today': { before: -400, goal: { ...cuttingGoal, targetAmount: 90_000 } },
  'daily habit, nothing yet': { goal: daily, before: 500 },
  'daily habit, met': { goal: daily, before: 500, today: 500 },
  'daily habit, free today': { goal: { ...daily, weekdayWeights: weekdays }, before: 500 },
  'weekly habit, behind': {
    goal: { ...daily, targetAmount: 3_500, cadence: { unit: 'week', count: 1, times: null } },
  },
  'three days a week, one left': {
    goal: threeTimesWeekly,
    before: repeatDaily('2026-11-16', 2, 500),
  },
  'three days a week, today done': {
    goal: threeTimesWeekly,
    before: { '2026-11-16': 500 },
    today: 500,
  },
  'three days a week, reached': {
    goal: threeTimesWeekly,
    before: repeatDaily('2026-11-16', 3, 500),
  },
  'three days a week, no longer possible': { goal: threeTimesWeekly, on: '2026-11-22' },
  'limit, within': { goal: limit, today: 200 },
  'limit, over': { goal: limit, today: 700 },
  'habit past its end': { goal: { ...daily, endOn: '2026-11-15' }, before: 500 },
};

function repeatDaily(from: string, length: number, amount: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length }, (_, at) => [addDays(from, at), amount]));
}

function createGoal({ goal = {}, before = 0, today = 0, on: day = defaultDate }: State): Goal {
  const baseGoal = buildGoal({ ...evenTimingOfGoal, ...november, ...goal });
  const plan = { planOn: baseGoal.startOn, planAmount: baseGoal.startAmount };
  const planGoal = { ...baseGoal, ...plan, missesFrom: baseGoal.startOn, missChoice: null };
  const length = Math.max(0, (Date.parse(day) - Date.parse(baseGoal.startOn)) / 86_400_000);
  const writtenByDay =
    typeof before === 'number' ? repeatDaily(baseGoal.startOn, length, before) : before;
  const dailySums = Object.entries({ ...writtenByDay, [day]: today })
    .map(([on, amount]) => ({ on, amount }))
    .filter(({ amount }) => amount !== 0)
    .sort((one, other) => one.on.localeCompare(other.on));
  const counted = dailySums.reduce((sum, { amount }) => sum + amount, 0);
  const firstOn = dailySums[0]?.on ?? null;

  return {
    ...baseGoal,
    ...plan,
    progress: progressOf(
      planGoal,
      { counted, firstOn, days: dailySums },
      { on: day, weekStart: 1 },
    ),
  };
}

const evenTimingOfGoal = {
  curve: evenSchedule.curve,
  seed: evenSchedule.seed,
  weekdayWeights: [...evenSchedule.weekdayWeights],
};

/** The messages of the screens, by their keys, with their values. */
function formatState(name: string, state: State): string {
  const goal = createGoal(state);
  const { phase, leftToday, miss } = goal.progress;
  const { word, by } = paceStatusOf(goal);
  const { status, forecast } = ledeOf(goal);
  const need = todayNeedOf(goal);
  const pace = requiredPaceOf(goal);
  const bar = todayLineOf(goal);
  const cells = [
    name,
    phase,
    leftToday,
    `${word} ${by}`,
    forecast === null ? status : `${status}, ${forecast}`,
    `${need.status} ${need.amount}`,
    bar === null ? '–' : `${bar.today} of ${bar.needed}`,
    `${pace.kind} ${pace.n}`,
    miss === null ? '–' : 'asked',
  ];

  return `| ${cells.join(' | ')} |`;
}

const document = readFileSync(new URL('../docs/goal-states.md', import.meta.url), 'utf8');

test('the screens show every state as documented', () => {
  const lines = document.split('\n').filter((line) => line.startsWith('| '));

  expect(Object.entries(states).map(([name, state]) => formatState(name, state))).toEqual(
    lines.slice(1),
  );
});

test.each(Object.entries(states))('%s: messages do not contradict each other', (_, state) => {
  const goal = createGoal(state);
  const { progress, comparator } = goal;
  const { word, by } = paceStatusOf(goal);
  const { forecast } = ledeOf(goal);
  const pace = requiredPaceOf(goal);
  const need = todayNeedOf(goal);
  const isMissing = comparator === 'at_least' && goalShareOf(goal, progress.total) < 1;

  if (word === 'ahead') expect(forecast).not.toBe('late');
  if (word === 'behind') expect(forecast).not.toBe('early');
  if (word === 'ahead' || word === 'onPace') expect(progress.miss).toBeNull();
  if (word === 'onPace') expect(progress.leftToday).toBe(0);
  if (word !== 'onPace' && word !== 'done') expect(by > 0 || hasNoAmount(word)).toBe(true);
  if (isMissing && !hasNoAmount(word)) expect(pace.kind).not.toBe('nothing');
  if (need.status === 'written') expect(progress.leftToday).toBe(0);
  if (goal.kind === 'habit') expect(need.status).not.toBe('more');
});

/** These states are shown without an amount. */
function hasNoAmount(word: string): boolean {
  return ['overdue', 'ended', 'upcoming', 'paused'].includes(word);
}

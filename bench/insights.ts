import { addDays } from '@longhand/goals/days';
import { evaluateInsights, weeklyComparisons } from '@longhand/insights/evaluate-insights';
import type { ShownStatement } from '@longhand/insights/insight-input';
import type { Statement } from '@longhand/insights/statement';
import {
  daysOfYear,
  firstDay,
  type PlantedEffects,
  type SimulatedWriter,
  simulateWriter,
  type WriterKind,
  writerKinds,
} from './simulated-writer.ts';

/**
 * The false-positive rate and power of insights, measured on simulated writers over a year of daily evaluations. Without any effect, every
 * tested statement is false. With a planted effect, a statement with the right sign must appear.
 */
const writers = Number(process.argv[2] ?? 1_000);

/** Calls `see` with every statement shown during a year; stops if it returns true. */
function liveYear(
  { input }: SimulatedWriter,
  lastDay: number,
  see: (statement: Statement, day: number) => boolean,
) {
  const shown: ShownStatement[] = [];
  let weekly = weeklyComparisons(input);
  for (let day = 1; day <= lastDay; day++) {
    const today = addDays(firstDay, day);
    if (day % 7 === 0) weekly = weeklyComparisons({ ...input, today });
    for (const statement of evaluateInsights({ ...input, today, shown }, weekly).statements) {
      if (see(statement, day)) return;
      shown.push({ ...statement, shownOn: today, isDismissed: false, isHelpful: null });
    }
  }
}

function reportNull(kind: WriterKind, writers: number) {
  const falseRules = new Map<string, number>();
  let writersWithFalse = 0;
  let counted = 0;
  for (let at = 0; at < writers; at++) {
    const rules = new Set<string>();
    liveYear(simulateWriter(kind, 1_000_003 * (at + 1)), daysOfYear, (statement) => {
      if (statement.test) rules.add(statement.rule);
      else counted += 1;

      return false;
    });
    if (rules.size > 0) writersWithFalse += 1;
    for (const rule of rules) falseRules.set(rule, (falseRules.get(rule) ?? 0) + 1);
  }
  const list = [...falseRules].map(([rule, count]) => `${rule} ${count}`).join(', ');
  console.log(
    `  ${kind}: ${percent(writersWithFalse, writers)} of writers see a false statement in a year (${list || 'none'}); ${(counted / writers).toFixed(1)} counted statements a year`,
  );
}

type PlantedCase = {
  name: string;
  plant: (at: number) => PlantedEffects;
  /** The last day by which it must be found. */
  lastDay: number;
  rule: Statement['rule'];
  isRight: (statement: Statement, writer: SimulatedWriter, effects: PlantedEffects) => boolean;
};

const cases: readonly PlantedCase[] = [
  {
    name: 'best window, speed +40 %, 90 days',
    plant: () => ({ windowSpeed: 1.4 }),
    ...{ lastDay: 97, rule: 'best_window' },
    isRight: ({ params }, { usualHour }) => {
      const { from } = params;

      return from?.type === 'time' && Math.abs(from.value / 60 - usualHour) <= 1;
    },
  },
  {
    name: 'weekday, amount × 2.2, by week 26, from 12 weeks each time',
    plant: () => ({ weekdayAmount: 2.2 }),
    ...{ lastDay: 182, rule: 'best_weekday' },
    isRight: ({ params }, { weekday }) =>
      params['weekday']?.type === 'weekday' && params['weekday'].value === weekday,
  },
  {
    name: 'trend, amount × 4 or ÷ 4 in 26 weeks, by week 27',
    plant: (at) => ({ yearAmount: at % 2 === 0 ? 16 : 1 / 16 }),
    ...{ lastDay: 189, rule: 'week_change' },
    isRight: ({ code }, _writer, { yearAmount = 1 }) =>
      code === (yearAmount > 1 ? 'week_up' : 'week_down'),
  },
  {
    name: 'style, one of 12 measures by 3 standard deviations, 15 texts after it',
    plant: (at) => ({ styleShift: at % 2 === 0 ? 3 : -3 }),
    ...{ lastDay: 7 * 42, rule: 'style_change' },
    isRight: ({ code, subject }, _writer, { styleShift = 0 }) =>
      subject === 'metric-0' && code === (styleShift > 0 ? 'style_up' : 'style_down'),
  },
];

function reportPlanted(planted: PlantedCase, kind: WriterKind) {
  const days: number[] = [];
  let wrong = 0;
  for (let at = 0; at < writers; at++) {
    const effects = planted.plant(at);
    const writer = simulateWriter(kind, 2_000_003 * (at + 1), effects);
    liveYear(writer, planted.lastDay, (statement, day) => {
      if (statement.rule !== planted.rule) return false;
      if (planted.isRight(statement, writer, effects)) days.push(day);
      else wrong += 1;

      return true;
    });
  }
  const middle = days.toSorted((one, other) => one - other)[Math.floor(days.length / 2)];
  console.log(
    `  ${planted.name}, ${kind}: ${percent(days.length)} found, ${percent(wrong)} wrong, half of them by day ${middle ?? '–'}`,
  );
}

function percent(count: number, of = writers): string {
  return `${((100 * count) / of).toFixed(1)} %`;
}

console.log(`Insights, ${writers} simulated writers each`);
console.log(' No effect planted');
for (const kind of writerKinds) reportNull(kind, writers / writerKinds.length);
console.log(' An effect planted');
for (const planted of cases) reportPlanted(planted, 'steady');

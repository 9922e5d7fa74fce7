import { toLocalDay, weekdayOf } from '@longhand/goals/days';
import { hashSeed } from '@longhand/goals/random';
import { type Candidate, type Comparison, strengthOf } from '../candidate.ts';
import {
  amountOn,
  amountParam,
  completeWeeks,
  dayRange,
  type History,
  weekSum,
  writingDaysIn,
} from '../history.ts';
import { mean, median } from '../statistics/order-statistics.ts';
import { bootstrapInterval, permutationP, shuffle } from '../statistics/resampling.ts';
import { testTrend } from '../statistics/trend-test.ts';

const minWeeks = 8;
const maxTrendWeeks = 26;
const weekdayWeeks = 12;
const minChange = 0.15;
const minWritingDays = 24;

/**
 * The weekday with the most writing in the last 12 weeks. Amounts are permuted within their week, so that good and bad weeks make no
 * difference (randomized blocks: Edgington & Onghena 2007, Randomization Tests). The maximum over seven weekdays is tested.
 */
export function bestWeekday(history: History): Comparison[] {
  const weeks = completeWeeks(history, weekdayWeeks);
  const last = history.weekStart - 1;
  const from = weeks[0] ?? last;
  if (weeks.length < weekdayWeeks) return [];
  if (writingDaysIn(history, from, last).length < minWritingDays) return [];

  const amounts = weeks.map((start) =>
    dayRange(start, start + 6).map((day) => amountOn(history, day)),
  );
  const sums = (values: readonly number[]) =>
    values.reduce((totals, value, at) => {
      totals[at % 7] = (totals[at % 7] ?? 0) + value;

      return totals;
    }, new Array<number>(7).fill(0));
  const observed = sums(amounts.flat());
  const best = observed.indexOf(Math.max(...observed));
  const seed = hashSeed('weekday', toLocalDay(history.weekStart));
  const drawn = amounts.flat();
  const p = permutationP(
    Math.max(...observed),
    (random) => {
      for (let start = 0; start < drawn.length; start += 7)
        shuffle(drawn, random, start, start + 7);

      return Math.max(...sums(drawn));
    },
    seed,
  );

  return [{ p, describe: () => describeWeekday({ history, amounts, best, from, seed }) }];
}

function describeWeekday(found: {
  history: History;
  amounts: readonly (readonly number[])[];
  best: number;
  from: number;
  seed: number;
}): Candidate | null {
  const { history, amounts, best, from, seed } = found;
  const last = history.weekStart - 1;
  const means = (weeks: readonly (readonly number[])[]) => {
    const own = mean(weeks.map((week) => week[best] ?? 0));
    const others = mean(weeks.flatMap((week) => week.filter((_, at) => at !== best)));

    return { own, ratio: others > 0 ? own / others - 1 : 0 };
  };
  const { own, ratio } = means(amounts);
  const interval = bootstrapInterval(
    (random) =>
      means(amounts.map(() => amounts[Math.floor(random() * amounts.length)] ?? [])).ratio,
    seed,
  );
  if (ratio < minChange || interval.low <= 0) return null;
  const days = dayRange(from, last).filter((day) => (day - from) % 7 === best);

  return {
    ...{ rule: 'best_weekday', code: 'best_weekday', subject: null },
    params: {
      weekday: { type: 'weekday', value: weekdayOf(from + best) },
      amount: amountParam(own, history),
      share: { type: 'share', value: ratio },
    },
    ...{ n: amounts.length, basis: 'weeks' },
    effect: { kind: 'ratio', value: ratio, ...interval },
    ...{ strength: strengthOf(ratio, 1), lastDay: days.at(-1) ?? last, validDays: 28 },
    evidence: {
      ...{ chart: 'weekdays', from: toLocalDay(from), to: toLocalDay(last) },
      days: days.map(toLocalDay),
    },
  };
}

/** Whether the amount per week rises or falls over the last 8 to 26 complete weeks, by at least 15 %. */
export function weekChange(history: History): Comparison[] {
  const weeks = completeWeeks(history, maxTrendWeeks);
  const sums = weeks.map((start) => weekSum(history, start));
  if (weeks.length < minWeeks || sums.filter((sum) => sum > 0).length < minWeeks) return [];

  const trend = testTrend(sums);
  const steps = weeks.length - 1;
  const middle = median(sums);
  const startAmount = Math.max(0.1 * middle, middle - (trend.slope * steps) / 2);
  const endAmount = Math.max(0, middle + (trend.slope * steps) / 2);
  const toRatio = (slope: number) => (slope * steps) / startAmount;
  const ratio = endAmount / startAmount - 1;

  return [{ p: trend.p, describe: () => (Math.abs(ratio) < minChange ? null : candidate()) }];

  function candidate(): Candidate {
    return {
      ...{ rule: 'week_change', code: ratio > 0 ? 'week_up' : 'week_down', subject: null },
      params: {
        weeks: { type: 'number', value: weeks.length },
        from: amountParam(startAmount, history),
        to: amountParam(endAmount, history),
      },
      ...{ n: weeks.length, basis: 'weeks' },
      effect: {
        ...{ kind: 'ratio', value: ratio },
        ...{ low: Math.max(-1, toRatio(trend.low)), high: toRatio(trend.high) },
      },
      ...{ strength: strengthOf(ratio, 1), lastDay: history.weekStart - 1, validDays: 14 },
      evidence: weeksEvidence(history, weeks),
    };
  }
}

/** Whether the number of writing days per week rises over the last 8 to 26 complete weeks, by at least one day. */
export function consistencyUp(history: History): Comparison[] {
  const weeks = completeWeeks(history, maxTrendWeeks);
  const counts = weeks.map((start) => writingDaysIn(history, start, start + 6).length);
  if (weeks.length < minWeeks) return [];

  const trend = testTrend(counts);
  const steps = weeks.length - 1;
  const change = trend.slope * steps;
  const middle = mean(counts);

  return [{ p: trend.p, describe: () => (change < 1 ? null : candidate()) }];

  function candidate(): Candidate {
    return {
      ...{ rule: 'consistency_up', code: 'consistency_up', subject: null },
      params: {
        weeks: { type: 'number', value: weeks.length },
        from: { type: 'number', value: roundToTenth(Math.max(0, middle - change / 2)) },
        to: { type: 'number', value: roundToTenth(Math.min(7, middle + change / 2)) },
      },
      ...{ n: weeks.length, basis: 'weeks' },
      effect: {
        ...{ kind: 'difference', value: change },
        ...{ low: trend.low * steps, high: trend.high * steps },
      },
      ...{ strength: strengthOf(change, 3), lastDay: history.weekStart - 1, validDays: 14 },
      evidence: weeksEvidence(history, weeks),
    };
  }
}

function weeksEvidence({ weekStart }: History, weeks: readonly number[]): Candidate['evidence'] {
  return {
    chart: 'weeks',
    from: toLocalDay(weeks[0] ?? weekStart),
    to: toLocalDay(weekStart - 1),
    days: weeks.map(toLocalDay),
  };
}

function roundToTenth(value: number): number {
  return Math.round(10 * value) / 10;
}

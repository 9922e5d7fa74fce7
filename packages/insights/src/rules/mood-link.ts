import { toLocalDay } from '@longhand/goals/days';
import { type Comparison, strengthOf } from '../candidate.ts';
import type { History } from '../history.ts';
import { median } from '../statistics/order-statistics.ts';
import { rankCorrelation } from '../statistics/rank-correlation.ts';

const windowDays = 180;
const minDays = 20;
const minCorrelation = 0.3;
const highMood = 4;

/** Whether mood and amount of a day go together in the last 180 days: at least 20 days with a mood, |ρ| ≥ 0.3. */
export function moodLink({ input, weekStart }: History): Comparison[] {
  const from = toLocalDay(weekStart - windowDays);
  const to = toLocalDay(weekStart - 1);
  const days = input.days.flatMap(({ on, amount, mood }) =>
    mood !== null && on >= from && on <= to ? [{ on, amount, mood }] : [],
  );
  if (days.length < minDays) return [];

  const link = rankCorrelation(
    days.map(({ mood }) => mood),
    days.map(({ amount }) => amount),
  );
  const medianOf = (isHigh: boolean) =>
    median(days.filter(({ mood }) => mood >= highMood === isHigh).map(({ amount }) => amount));
  const param = (value: number) =>
    ({ type: 'amount', value: Math.round(value), measure: input.measure, unit: '' }) as const;

  return [
    {
      p: link.p,
      describe: () =>
        Math.abs(link.value) < minCorrelation
          ? null
          : {
              ...{ rule: 'mood_link', subject: null },
              code: link.value > 0 ? 'mood_higher' : 'mood_lower',
              params: { high: param(medianOf(true)), low: param(medianOf(false)) },
              ...{ n: days.length, basis: 'days' },
              effect: { kind: 'correlation', value: link.value, low: link.low, high: link.high },
              ...{ strength: strengthOf(link.value, 0.8), lastDay: weekStart - 1, validDays: 28 },
              evidence: { chart: 'mood', from, to, days: days.map(({ on }) => on) },
            },
    },
  ];
}

import { toLocalDay } from '@longhand/goals/days';
import { type Comparison, strengthOf } from '../candidate.ts';
import { amountOn, amountParam, dayRange, type History, writingDaysIn } from '../history.ts';
import { decompose, modifiedScores } from '../statistics/decomposition.ts';
import { twoSidedP } from '../statistics/distributions.ts';
import { median } from '../statistics/order-statistics.ts';

const windowDays = 90;
const minWritingDays = 28;
const minScore = 3.5;
/** The other tests are made once a week, this one each day. */
const daysPerWeek = 7;
/** Efficiency of the median absolute deviation: it is as exact as a standard deviation of this share of the values. */
const madEfficiency = 0.37;

/**
 * Whether yesterday's amount is unusual among the writing days of 90 days, once trend and weekday are taken out. The smaller modified
 * z-score of the amounts and of their logarithms counts: amounts of a writer vary by factors or by differences, and an unusual day is
 * unusual in both.
 */
export function unusualDay(history: History): Comparison[] {
  const yesterday = history.today - 1;
  const from = Math.max(history.first, yesterday - windowDays + 1);
  const days = dayRange(from, yesterday);
  const amounts = days.map((day) => amountOn(history, day));
  const own = amounts.at(-1) ?? 0;
  const usual = amounts.slice(0, -1).filter((amount) => amount > 0);
  if (own <= 0 || usual.length < minWritingDays) return [];

  const scores = [(amount: number) => amount, Math.log].map((scale) => {
    const values = amounts.map((amount) => (amount > 0 ? scale(amount) : null));

    return modifiedScores(decompose(values).remainder).at(-1) ?? 0;
  });
  const [plain = 0, logarithmic = 0] = scores;
  const score = Math.sign(plain) === Math.sign(logarithmic) ? Math.min(...scores.map(Math.abs)) : 0;
  const isHigh = plain > 0;

  return [
    {
      p: Math.min(1, daysPerWeek * twoSidedP(score, madEfficiency * usual.length)),
      describe: () =>
        score <= minScore
          ? null
          : {
              ...{ rule: 'unusual_day', code: isHigh ? 'unusual_high' : 'unusual_low' },
              subject: null,
              params: {
                day: { type: 'day', value: toLocalDay(yesterday) },
                amount: amountParam(own, history),
                usual: amountParam(median(usual), history),
              },
              ...{ n: writingDaysIn(history, from, yesterday).length, basis: 'days' },
              ...{ strength: strengthOf(score, 10), lastDay: yesterday, validDays: 7 },
              evidence: {
                ...{ chart: 'days', from: toLocalDay(from), to: toLocalDay(yesterday) },
                days: [toLocalDay(yesterday)],
              },
            },
    },
  ];
}

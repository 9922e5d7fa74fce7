import { toDayNumber, toLocalDay } from '@longhand/goals/days';
import type { Candidate } from '../candidate.ts';
import {
  amountOn,
  amountParam,
  completeWeeks,
  dayRange,
  type History,
  weekSum,
  writingDaysIn,
} from '../history.ts';
import type { Evidence, StatementCode, StatementParam } from '../statement.ts';

const minDays = 28;
const minWritingDays = 10;
const minEarlierWeeks = 8;
const minEarlierMonths = 3;
/** A month is announced in the first days after it. */
const monthAnnouncedDays = 7;

/** A record: yesterday, the last complete week or the last month, if it exceeds all earlier ones. */
export function records(history: History): Candidate[] {
  return [recordDay(history), recordWeek(history), recordMonth(history)].filter(
    (candidate) => candidate !== null,
  );
}

function recordDay(history: History): Candidate | null {
  const yesterday = history.today - 1;
  const earlier = dayRange(history.first, yesterday - 1).map((day) => amountOn(history, day));
  if (earlier.length < minDays) return null;
  if (writingDaysIn(history, history.first, yesterday - 1).length < minWritingDays) return null;

  return recordOf({
    ...{ history, code: 'record_day', chart: 'days', basis: 'days' },
    ...{ amount: amountOn(history, yesterday), earlier, lastDay: yesterday, validDays: 3 },
    ...{ params: { day: { type: 'day', value: toLocalDay(yesterday) } }, days: [yesterday] },
  });
}

function recordWeek(history: History): Candidate | null {
  const weeks = completeWeeks(history, Number.POSITIVE_INFINITY);
  const last = weeks.at(-1);
  if (last === undefined || weeks.length <= minEarlierWeeks) return null;
  const earlier = weeks.slice(0, -1).map((start) => weekSum(history, start));

  return recordOf({
    ...{ history, code: 'record_week', chart: 'weeks', basis: 'weeks' },
    ...{ amount: weekSum(history, last), earlier, lastDay: last + 6, validDays: 7 },
    ...{
      params: { day: { type: 'day', value: toLocalDay(last) } },
      days: dayRange(last, last + 6),
    },
  });
}

function recordMonth(history: History): Candidate | null {
  const current = history.input.today.slice(0, 7);
  const monthStart = toDayNumber(`${current}-01`);
  if (history.today - monthStart >= monthAnnouncedDays) return null;
  const sums = new Map<string, number>();
  for (const day of dayRange(history.first, monthStart - 1)) {
    const month = toLocalDay(day).slice(0, 7);
    sums.set(month, (sums.get(month) ?? 0) + amountOn(history, day));
  }
  // The first month may be incomplete.
  const [, ...months] = [...sums];
  const last = months.pop();
  if (!last || months.length < minEarlierMonths) return null;

  return recordOf({
    ...{ history, code: 'record_month', chart: 'months', basis: 'months' },
    ...{ amount: last[1], earlier: months.map(([, sum]) => sum) },
    ...{ params: { month: { type: 'month', value: last[0] } }, lastDay: monthStart - 1 },
    ...{ days: dayRange(toDayNumber(`${last[0]}-01`), monthStart - 1), validDays: 10 },
  });
}

type RecordFigures = {
  history: History;
  code: StatementCode;
  chart: Evidence['chart'];
  basis: Candidate['basis'];
  amount: number;
  earlier: readonly number[];
  params: Record<string, StatementParam>;
  lastDay: number;
  days: readonly number[];
  validDays: number;
};

function recordOf(record: RecordFigures): Candidate | null {
  const { history, amount, earlier, lastDay } = record;
  const previous = earlier.reduce((most, one) => Math.max(most, one), 0);
  if (previous <= 0 || amount <= previous) return null;

  return {
    ...{ rule: 'record', code: record.code, subject: null },
    params: {
      ...record.params,
      amount: amountParam(amount, history),
      previous: amountParam(previous, history),
    },
    ...{ n: earlier.length + 1, basis: record.basis },
    strength: Math.min(1, 0.5 + (amount - previous) / previous),
    ...{ lastDay, validDays: record.validDays },
    evidence: {
      ...{ chart: record.chart, from: toLocalDay(history.first), to: toLocalDay(lastDay) },
      days: record.days.map(toLocalDay),
    },
  };
}

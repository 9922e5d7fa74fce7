import { type DayNumber, toDayNumber, toLocalDay } from '@longhand/goals/days';
import { type Candidate, strengthOf } from '../candidate.ts';
import { dayRange, type History, isWritingDay, writingDaysIn } from '../history.ts';
import { quantile } from '../statistics/order-statistics.ts';

const minComebackDays = 5;
const minGapDays = 4;
/** A longer gap is not mentioned again. */
const maxGapDays = 21;
const minWritingDays = 10;
const yearDays = 365;
const nearBest = 3;
const minBestStreak = 7;
const neglectedDays = 21;
const minProjectDays = 5;

/** A writing day, today or yesterday, after at least 5 missed days; rest days and paused days are not missed. */
export function comeback(history: History): Candidate | null {
  const { today } = history;
  const day = isWritingDay(history, today) ? today : today - 1;
  const earlier = writingDaysIn(history, day - yearDays, day - 1);
  const last = earlier.at(-1);
  if (!isWritingDay(history, day) || last === undefined) return null;
  const missed = missedDays(history, last, day);
  if (missed < minComebackDays) return null;

  return {
    ...{ rule: 'comeback', code: 'comeback', subject: null },
    params: { days: { type: 'number', value: day - last - 1 }, last: dayOf(last) },
    ...{ n: missed, basis: 'days', strength: strengthOf(missed, 14), lastDay: day, validDays: 2 },
    evidence: evidenceOf({ chart: 'days', from: last, to: day, days: [day] }),
  };
}

/** No entry for 4 to 21 days, longer than nine in ten gaps of the last year; rest days and paused days are left out. */
export function gap(history: History): Candidate | null {
  const { today } = history;
  const written = writingDaysIn(history, today - yearDays, today);
  const last = written.at(-1);
  if (last === undefined || written.length < minWritingDays) return null;
  const missed = missedDays(history, last, today);
  if (missed < minGapDays || missed > maxGapDays) return null;
  const gaps = written.slice(1).map((day, at) => missedDays(history, written[at] ?? day, day));
  if (missed <= quantile(gaps, 0.9)) return null;

  return {
    ...{ rule: 'gap', code: 'gap', subject: null },
    params: { days: { type: 'number', value: today - last - 1 }, last: dayOf(last) },
    ...{ n: written.length, basis: 'days', strength: 0.4, lastDay: today - 1, validDays: 2 },
    evidence: evidenceOf({ chart: 'days', from: last, to: today - 1, days: [last] }),
  };
}

/** A streak at most 3 days shorter than the best one. */
export function streakNearBest({ input, today }: History): Candidate | null {
  const { streak } = input;
  if (!streak || streak.best < minBestStreak) return null;
  const left = streak.best - streak.current;
  if (left <= 0 || left > nearBest) return null;

  return {
    ...{ rule: 'streak_near_best', code: 'streak_near_best', subject: null },
    params: {
      days: { type: 'number', value: streak.current },
      best: { type: 'number', value: streak.best },
      left: { type: 'number', value: left },
    },
    ...{ n: streak.current, basis: 'days', strength: 0.7, lastDay: today, validDays: 1 },
    evidence: evidenceOf({
      ...{ chart: 'days', from: today - streak.current, to: today },
      days: [],
    }),
  };
}

/** A project without an entry for 21 days, while others were written. */
export function projectNeglected(history: History): Candidate[] {
  const { input, today } = history;
  if (writingDaysIn(history, today - neglectedDays, today - 1).length === 0) return [];

  return input.projects.flatMap(({ id, title, lastEntryOn, writingDays }): Candidate[] => {
    if (lastEntryOn === null || writingDays < minProjectDays) return [];
    const last = toDayNumber(lastEntryOn);
    const days = today - last;
    if (days < neglectedDays || days > yearDays) return [];

    return [
      {
        ...{ rule: 'project_neglected', code: 'project_neglected', subject: id },
        params: {
          project: { type: 'title', value: title },
          days: { type: 'number', value: days },
          last: dayOf(last),
        },
        ...{ n: writingDays, basis: 'days', lastDay: today - 1, validDays: 7 },
        strength: 0.5 * strengthOf(neglectedDays, days),
        evidence: {
          ...evidenceOf({ chart: 'project', from: last, to: today, days: [last] }),
          projectId: id,
        },
      },
    ];
  });
}

/** Days between two writing days that are neither rest days nor paused. */
function missedDays({ offDays }: History, last: DayNumber, next: DayNumber): number {
  return dayRange(last + 1, next - 1).filter((day) => !offDays.has(day)).length;
}

function dayOf(day: DayNumber) {
  return { type: 'day', value: toLocalDay(day) } as const;
}

function evidenceOf(range: {
  chart: Candidate['evidence']['chart'];
  from: DayNumber;
  to: DayNumber;
  days: readonly DayNumber[];
}): Candidate['evidence'] {
  return {
    chart: range.chart,
    from: toLocalDay(range.from),
    to: toLocalDay(range.to),
    days: range.days.map(toLocalDay),
  };
}

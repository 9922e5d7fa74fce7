import { type Day, dayNumber, dayOf, weekdayOf } from './day.ts';

/** A tick on an axis of days; its unit determines the label. */
export type DayTick = { at: number; unit: 'day' | 'month' | 'year' };

const monthSteps = [1, 3, 6] as const;
const yearSteps = [1, 2, 5, 10, 25, 50, 100] as const;

/**
 * Calendar ticks: days, Mondays, the 1st and 15th, months, quarters or years; the finest unit that fits.
 *
 * @param from first day number of the axis
 * @param to last day number
 * @param most maximum number of ticks: labels of days are longer than those of months
 */
export function dayTicks(
  from: number,
  to: number,
  most: { days: number; months: number },
): DayTick[] {
  const candidates = [
    () => days(from, to, () => true),
    () => days(from, to, (at) => weekdayOf(at) === 1),
    () => days(from, to, (at) => [1, 15].includes(dayOfMonth(at))),
    ...monthSteps.map((step) => () => months(from, to, step)),
    ...yearSteps.map((step) => () => years(from, to, step)),
  ];
  const approximateDays = [1, 7, 15, 30, 91, 182, ...yearSteps.map((step) => step * 365)];
  const span = to - from;
  for (const [index, ticksOf] of candidates.entries()) {
    const room = Math.max(1, index < 3 ? most.days : most.months);
    if (span / (approximateDays[index] ?? 1) > room * 2) continue;
    const ticks = ticksOf();
    if (ticks.length <= room && (ticks.length > 0 || index === 0)) return ticks;
  }

  return [{ at: from, unit: 'day' }];
}

function days(from: number, to: number, isTick: (at: number) => boolean): DayTick[] {
  const ticks: DayTick[] = [];
  for (let at = Math.ceil(from); at <= to; at += 1) if (isTick(at)) ticks.push({ at, unit: 'day' });

  return ticks;
}

function months(from: number, to: number, step: number): DayTick[] {
  const ticks: DayTick[] = [];
  const { year, month } = yearAndMonth(dayOf(from));
  for (let count = year * 12 + month - 1; ; count += 1) {
    const at = firstDayOfMonth(Math.floor(count / 12), (count % 12) + 1);
    if (at > to) return ticks;
    if (at < from || count % step !== 0) continue;
    ticks.push({ at, unit: count % 12 === 0 ? 'year' : 'month' });
  }
}

function years(from: number, to: number, step: number): DayTick[] {
  const ticks: DayTick[] = [];
  for (let { year } = yearAndMonth(dayOf(from)); ; year += 1) {
    const at = firstDayOfMonth(year, 1);
    if (at > to) return ticks;
    if (at >= from && year % step === 0) ticks.push({ at, unit: 'year' });
  }
}

function firstDayOfMonth(year: number, month: number): number {
  return Math.round(Date.UTC(year, month - 1, 1) / 86_400_000);
}

function dayOfMonth(at: number): number {
  return Number(dayOf(at).slice(8));
}

function yearAndMonth(day: Day): { year: number; month: number } {
  const date = new Date(`${dayOf(dayNumber(day))}T00:00:00Z`);

  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

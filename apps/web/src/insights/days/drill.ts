import { addDays, isLocalDate, type LocalDate } from '../../platform/local-date.ts';

/** The drill-down of a point of a chart: a day, a range of days, or an hour of a weekday (0 is Monday) within the period. */
export type Drill =
  | { type: 'day'; on: LocalDate }
  | { type: 'range'; from: LocalDate; to: LocalDate }
  | { type: 'time'; weekday: number | null; hour: number | null };

/** Reads the address parameter `open`; null for anything else. */
export function parseDrill(text: string | null): Drill | null {
  if (text === null) return null;
  const [from = '', to] = text.split('..');
  if (isLocalDate(from)) {
    if (to === undefined) return { type: 'day', on: from };

    return isLocalDate(to) && from <= to ? { type: 'range', from, to } : null;
  }
  const match = /^(?:w([0-6]))?(?:h(\d|1\d|2[0-3]))?$/.exec(text);
  if (match === null || text === '') return null;
  const numberOf = (part: string | undefined) => (part === undefined ? null : Number(part));

  return { type: 'time', weekday: numberOf(match[1]), hour: numberOf(match[2]) };
}

/** The parameter for a point of a series: its day, or the days up to the next point. */
export function drillOfStep(
  on: LocalDate,
  { step, starts, last }: { step: string; starts: readonly LocalDate[]; last: LocalDate },
): string {
  if (step === 'day') return on;
  const next = starts[starts.indexOf(on) + 1];

  return `${on}..${next === undefined ? last : addDays(next, -1)}`;
}

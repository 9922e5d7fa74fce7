/** The only module that reads the system time. Everything else receives a clock, so tests can control it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Adds milliseconds to a date; negative values subtract. */
export function addMilliseconds(from: Date, milliseconds: number): Date {
  return new Date(from.getTime() + milliseconds);
}

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The only reader of the time. Everything else is handed a clock, so that tests can stop and turn it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** An instant later (or, negative, earlier) than another. */
export function after(from: Date, milliseconds: number): Date {
  return new Date(from.getTime() + milliseconds);
}

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

import { type LocalDate, localDateOf } from './local-date.ts';

export const hourMs = 3_600_000;

/** Today on this device: an estimate of the user's day until the server reports it. */
export function deviceToday(): LocalDate {
  return deviceDayOf(new Date());
}

/** Calendar day of an instant in the device time zone. */
export function deviceDayOf(at: Date): LocalDate {
  return localDateOf(at.getFullYear(), at.getMonth() + 1, at.getDate());
}

/** Start of a day in the device time zone, as an ISO timestamp. */
export function deviceStartOfDay(on: LocalDate): string {
  return new Date(`${on}T00:00:00`).toISOString();
}

/** Noon of a day in the device time zone, as an ISO timestamp. */
export function deviceNoon(on: LocalDate): string {
  return new Date(`${on}T12:00:00`).toISOString();
}

/** A time of a day in the device time zone. A time that a clock change skips is moved ahead by as much. */
export function deviceTimeOn(on: LocalDate, minutesOfDay: number): Date {
  const at = new Date(`${on}T00:00:00`);
  at.setHours(0, minutesOfDay);

  return at;
}

/** Milliseconds since 1970, by the device clock. */
export function nowMs(): number {
  return Date.now();
}

export function currentDate(): Date {
  return new Date();
}

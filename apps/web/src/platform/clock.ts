import { type LocalDate, localDateOf } from './local-date.ts';

/** The calendar day of this device: a guess at the writer's own until the server has said it. */
export function localToday(): LocalDate {
  return dayHere(new Date());
}

/** The calendar day of an instant in the zone of this device. */
export function dayHere(at: Date): LocalDate {
  return localDateOf(at.getFullYear(), at.getMonth() + 1, at.getDate());
}

/** The beginning of a day in the zone of this device, as the server reads it. */
export function startOfDayHere(on: LocalDate): string {
  return new Date(`${on}T00:00:00`).toISOString();
}

/** The middle of a day in the zone of this device, as the server reads it. */
export function noonHere(on: LocalDate): string {
  return new Date(`${on}T12:00:00`).toISOString();
}

/** Milliseconds since 1970, by the clock of this device. */
export function nowMs(): number {
  return Date.now();
}

/** This moment, by the clock of this device. */
export function instantNow(): Date {
  return new Date();
}

import { limits } from '@longhand/contract/limits';
import { activeMs, activeSpans, type TimeSpan } from '@longhand/goals/writing-session';
import { type DayBoundary, type LocalDay, localDayAt } from '../local-day.ts';

const minuteMs = 60_000;

/**
 * Clamps the end of a session: not before its start, not in the future, and not beyond the maximum length. A client clock that is ahead
 * cannot extend it.
 */
export function clampSessionEnd(startedAt: Date, endedAt: Date, now: Date): Date {
  const last = Math.min(now.getTime(), startedAt.getTime() + limits.sessionSecondsMax * 1_000);

  return new Date(Math.max(startedAt.getTime(), Math.min(endedAt.getTime(), last)));
}

/** Active and idle seconds of a session; `away` are the excluded ranges. */
export function sessionDuration(whole: TimeSpan, away: readonly TimeSpan[]) {
  const active = activeMs(whole, away);

  return {
    activeSeconds: Math.round(active / 1_000),
    idleSeconds: Math.round((whole.to - whole.from - active) / 1_000),
  };
}

/** Active seconds per local day, minute by minute: a session across midnight belongs to both days. */
export function secondsByDay(
  whole: TimeSpan,
  away: readonly TimeSpan[],
  dayCut: DayBoundary,
): Map<LocalDay, number> {
  const days = new Map<LocalDay, number>();
  for (const { from, to } of activeSpans(whole, away)) {
    for (let at = from; at < to; at += minuteMs) {
      const on = localDayAt(new Date(at), dayCut);
      days.set(on, (days.get(on) ?? 0) + Math.min(minuteMs, to - at) / 1_000);
    }
  }

  return new Map([...days].map(([on, seconds]) => [on, Math.round(seconds)]));
}

/** Minutes after midnight on the wall clock of a zone. */
export function minuteOfDay(instant: Date, timeZone: string): number {
  const [hour = 0, minute = 0] = instant
    .toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
    .split(':')
    .map(Number);

  return hour * 60 + minute;
}

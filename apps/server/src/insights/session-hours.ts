import { addDays, type LocalDay, toDayNumber, weekdayOf } from '@longhand/goals/days';
import type { WritingSessionRow } from '../goals/index.ts';

type SessionHour = { on: LocalDay; weekday: number; hour: number; seconds: number };

/**
 * Active seconds of sessions by day and hour of the clock. The active time is spread evenly from start to end, because pauses are stored
 * as a sum only. Days are those of the clock: after midnight is the next day.
 */
export function activeSecondsByHour(sessions: readonly WritingSessionRow[]): SessionHour[] {
  return sessions.flatMap(({ startOn, startMinute, activeSeconds, idleSeconds }) => {
    const minutes = Math.max(1, Math.round((activeSeconds + idleSeconds) / 60));
    const hours: SessionHour[] = [];
    for (let at = startMinute; at < startMinute + minutes; ) {
      const end = Math.min((Math.floor(at / 60) + 1) * 60, startMinute + minutes);
      const on = addDays(startOn, Math.floor(at / 1_440));
      const seconds = Math.round((activeSeconds * (end - at)) / minutes);
      const hour = Math.floor(at / 60) % 24;
      hours.push({ on, weekday: weekdayOf(toDayNumber(on)), hour, seconds });
      at = end;
    }

    return hours;
  });
}

import type { Values } from './queries.ts';
import type { Work } from './work.ts';

type Session = Work['sessions'][number];

const hour = 60;

/** What sessions come to. None is ever imported, so that all of them were kept here. */
export function sessionValues({ sessions }: Pick<Work, 'sessions'>): Values {
  const long = sessions.filter(({ activeSeconds }) => activeSeconds >= 25 * 60);
  const seconds = sessions.reduce((sum, { activeSeconds }) => sum + activeSeconds, 0);
  const count = (is: (session: Session) => boolean) => sessions.filter(is).length;

  return {
    hours: Math.floor((10 * seconds) / 3_600) / 10,
    sprints: count(({ kind }) => kind === 'countdown'),
    swift: swiftSprintsIn(sessions),
    deep_focus: long.filter(
      ({ activeSeconds, idleSeconds }) => idleSeconds < 0.05 * (activeSeconds + idleSeconds),
    ).length,
    marathon: count(({ activeSeconds }) => activeSeconds >= 2 * 3_600),
    early_bird: count(
      ({ startMinute, endMinute }) => startMinute <= endMinute && endMinute < 8 * hour,
    ),
    lunch_break: count(
      ({ startMinute, endMinute }) =>
        startMinute >= 12 * hour && endMinute <= 14 * hour && startMinute <= endMinute,
    ),
    night_owl: count(({ startMinute }) => startMinute >= 22 * hour || startMinute < 4 * hour),
  };
}

/** Shorter ones are too short to have a pace, and fewer than so many are not what somebody usually does. */
const shortestSeconds = 5 * 60;
const usualSessions = 8;

/**
 * Sprints with more words an hour than the 75th percentile of the sessions before them, by nearest rank: what somebody writes
 * now is held against what they wrote until then, so that a later session takes none of them back.
 */
function swiftSprintsIn(sessions: readonly Session[]): number {
  const before: number[] = [];
  let swift = 0;
  for (const { kind, measure, amount, activeSeconds } of sessions) {
    if (measure !== 'word' || amount === null || amount <= 0) continue;
    if (activeSeconds < shortestSeconds) continue;
    const rate = amount / activeSeconds;
    const usual = before[Math.ceil(0.75 * before.length) - 1] ?? 0;
    if (kind === 'countdown' && before.length >= usualSessions && rate > usual) swift += 1;
    before.splice(placeOf(rate, before), 0, rate);
  }

  return swift;
}

/** Where a value belongs among values that grow. */
function placeOf(value: number, sorted: readonly number[]): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }

  return low;
}

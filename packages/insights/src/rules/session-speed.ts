import { toDayNumber, toLocalDay } from '@longhand/goals/days';
import { hashSeed } from '@longhand/goals/random';
import { type Candidate, type Comparison, strengthOf } from '../candidate.ts';
import { amountParam, type History } from '../history.ts';
import type { SessionFigures } from '../insight-input.ts';
import { findBestGroup } from '../statistics/best-group.ts';
import { mean } from '../statistics/order-statistics.ts';
import { bootstrapInterval, resampledMean } from '../statistics/resampling.ts';

/** A session that is long enough for a speed. */
type TimedSession = SessionFigures & { logSpeed: number };

const windowDays = 90;
const minSessionSeconds = 300;
const minExcess = 0.15;
/** A group with few sessions is shrunk toward the mean of all by this many sessions. */
const shrinkage = 5;
const lengthBounds = [0, 15, 30, 60, 120, Number.POSITIVE_INFINITY];

/**
 * Speed (amount per active hour) of the sessions of 90 days by time of day, length and kind. Speeds are compared as logarithms, because
 * they vary by factors.
 */
export function speedComparisons(history: History): Comparison[] {
  const sessions = timedSessions(history);

  return [bestWindow, sessionLength, sprintHelp].flatMap((rule) => rule(history, sessions));
}

/** The two hours with the highest speed: at least 5 sessions on 3 days, at least 15 % above the mean. */
function bestWindow(history: History, sessions: readonly TimedSession[]): Comparison[] {
  const windows = Array.from({ length: 24 }, (_, start) =>
    membersOf(sessions, (session) => isInWindow(session, start)),
  ).map((members) => (members.length >= 5 && daysOf(sessions, members).length >= 3 ? members : []));

  return compareGroups(history, sessions, windows, ({ group, members, excess }) => ({
    ...{ rule: 'best_window', code: 'best_window' },
    params: {
      from: { type: 'time', value: group * 60 },
      to: { type: 'time', value: ((group + 2) % 24) * 60 },
      speed: speedParam(history, sessions, members),
      share: { type: 'share', value: excess },
    },
    chart: 'hours',
  }));
}

/** The length with the highest speed; at least 8 sessions in each of two lengths. */
function sessionLength(history: History, sessions: readonly TimedSession[]): Comparison[] {
  const bins = lengthBounds.slice(0, -1).map((from, bin) => {
    const to = lengthBounds[bin + 1] ?? 0;
    const members = membersOf(
      sessions,
      ({ activeSeconds }) => activeSeconds >= from * 60 && activeSeconds < to * 60,
    );

    return members.length >= 8 ? members : [];
  });
  if (bins.filter((members) => members.length > 0).length < 2) return [];

  return compareGroups(history, sessions, bins, ({ group, members, excess }) => ({
    ...{ rule: 'session_length', code: 'session_length' },
    params: {
      from: { type: 'number', value: lengthBounds[group] ?? 0 },
      // 0 has no upper bound.
      to: { type: 'number', value: finiteOr0(lengthBounds[group + 1]) },
      speed: speedParam(history, sessions, members),
      share: { type: 'share', value: excess },
    },
    chart: 'session-lengths',
  }));
}

/** Sprints compared with other sessions, at least 8 of each. */
function sprintHelp(history: History, sessions: readonly TimedSession[]): Comparison[] {
  const sprints = membersOf(sessions, ({ isSprint }) => isSprint);
  const others = membersOf(sessions, ({ isSprint }) => !isSprint);
  if (Math.min(sprints.length, others.length) < 8) return [];

  return compareGroups(history, sessions, [sprints, others], ({ group, excess }) => ({
    ...{ rule: 'sprint_help', code: group === 0 ? 'sprint_faster' : 'sprint_slower' },
    params: {
      speed: speedParam(history, sessions, sprints),
      other: speedParam(history, sessions, others),
      share: { type: 'share', value: excess },
    },
    chart: 'session-kinds',
  }));
}

type DescribedGroup = { group: number; members: readonly number[]; excess: number };
type GroupText = Pick<Candidate, 'rule' | 'code' | 'params'> & {
  chart: Candidate['evidence']['chart'];
};

/** Tests the fastest group. The effect is its ratio to the other sessions, shrunk toward 1. */
function compareGroups(
  history: History,
  sessions: readonly TimedSession[],
  groups: readonly (readonly number[])[],
  textOf: (group: DescribedGroup) => GroupText,
): Comparison[] {
  const speeds = sessions.map(({ logSpeed }) => logSpeed);
  const seed = hashSeed('speed', toLocalDay(history.weekStart), String(sessions.length));
  const best = findBestGroup(speeds, groups, seed);
  if (!best) return [];

  return [{ p: best.p, describe: () => describeGroup() }];

  function describeGroup(): Candidate | null {
    const members = groups[best?.group ?? 0] ?? [];
    const inside = members.map((at) => speeds[at] ?? 0);
    const memberSet = new Set(members);
    const outside = speeds.filter((_, at) => !memberSet.has(at));
    const weight = members.length / (members.length + shrinkage);
    const excessOf = (difference: number) => Math.exp(weight * difference) - 1;
    const excess = excessOf(mean(inside) - mean(outside));
    const interval = bootstrapInterval(
      (random) => excessOf(resampledMean(inside, random) - resampledMean(outside, random)),
      seed,
    );
    if (excess < minExcess || interval.low <= 0) return null;
    const { chart, ...text } = textOf({ group: best?.group ?? 0, members, excess });
    const days = daysOf(sessions, members);
    const last = history.weekStart - 1;

    return {
      ...text,
      ...{ subject: null, n: members.length, basis: 'sessions' },
      effect: { kind: 'ratio', value: excess, ...interval },
      ...{ strength: strengthOf(excess, 0.6), lastDay: toDayNumber(days.at(-1) ?? '') },
      validDays: 28,
      evidence: {
        ...{ chart, days },
        ...{ from: toLocalDay(last - windowDays + 1), to: toLocalDay(last) },
      },
    };
  }
}

/** If no time of day is clearly faster: the two hours with at least 40 % of the amount, in 20 sessions or more on 10 days. */
export function busiestWindow(history: History): Candidate | null {
  const sessions = timedSessions(history);
  const total = sessions.reduce((sum, { amount }) => sum + amount, 0);
  const windows = Array.from({ length: 24 }, (_, start) => {
    const members = membersOf(sessions, (session) => isInWindow(session, start));

    return { start, members, amount: sumOf(sessions, members, ({ amount }) => amount) };
  });
  const [best] = windows.toSorted((one, other) => other.amount - one.amount);
  if (!best || best.amount < 0.4 * total || best.members.length < 20) return null;
  const days = daysOf(sessions, best.members);
  if (days.length < 10) return null;
  const last = history.weekStart - 1;

  return {
    ...{ rule: 'best_window', code: 'busiest_window', subject: null },
    params: {
      from: { type: 'time', value: best.start * 60 },
      to: { type: 'time', value: ((best.start + 2) % 24) * 60 },
      share: { type: 'share', value: best.amount / total },
    },
    ...{ n: sessions.length, basis: 'sessions' },
    ...{ strength: 0.3 * (best.amount / total), lastDay: toDayNumber(days.at(-1) ?? '') },
    validDays: 28,
    evidence: {
      ...{ chart: 'hours', days },
      ...{ from: toLocalDay(last - windowDays + 1), to: toLocalDay(last) },
    },
  };
}

function timedSessions({ input, weekStart }: History): TimedSession[] {
  const from = toLocalDay(weekStart - windowDays);
  const to = toLocalDay(weekStart - 1);

  return input.sessions
    .filter(({ on, amount, activeSeconds }) =>
      [on >= from, on <= to, amount > 0, activeSeconds >= minSessionSeconds].every(Boolean),
    )
    .map((session) => ({
      ...session,
      logSpeed: Math.log((3_600 * session.amount) / session.activeSeconds),
    }));
}

/** Whether the middle of the session is in the hour from `start` or the next one. */
function isInWindow({ startMinute, activeSeconds }: SessionFigures, start: number): boolean {
  const hour = Math.floor((startMinute + activeSeconds / 120) / 60) % 24;

  return hour === start || hour === (start + 1) % 24;
}

function membersOf(
  sessions: readonly TimedSession[],
  isMember: (session: TimedSession) => boolean,
): number[] {
  return [...sessions.keys()].filter((at) => {
    const session = sessions[at];

    return session !== undefined && isMember(session);
  });
}

function daysOf(sessions: readonly TimedSession[], members: readonly number[]): string[] {
  return [...new Set(members.map((at) => sessions[at]?.on ?? ''))].sort();
}

function sumOf(
  sessions: readonly TimedSession[],
  members: readonly number[],
  pick: (session: TimedSession) => number,
): number {
  return members.reduce((sum, at) => {
    const session = sessions[at];

    return session ? sum + pick(session) : sum;
  }, 0);
}

/** The amount per hour of all members together. */
function speedParam(
  history: History,
  sessions: readonly TimedSession[],
  members: readonly number[],
) {
  const seconds = sumOf(sessions, members, ({ activeSeconds }) => activeSeconds);

  return amountParam(
    (3_600 * sumOf(sessions, members, ({ amount }) => amount)) / Math.max(1, seconds),
    history,
  );
}

function finiteOr0(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) ? value : 0;
}

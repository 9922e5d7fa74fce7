import type {
  SessionCountMethod,
  SessionKind,
  WritingSession,
} from '@longhand/contract/goals-sessions';
import { activeMs, idleSpan, type TimeSpan } from '@longhand/goals/writing-session';
import { nowMs } from '../../platform/clock.ts';
import { session } from '../../platform/session.ts';
import { safeLocalStorage, storageKeys } from '../../platform/storage.ts';
import { createStore } from '../../platform/store.ts';

/** A running sprint or writing session. Stored as timestamps, so that sleep and reload do not matter. */
export type Sprint = {
  id: string;
  userId: string;
  kind: SessionKind;
  counts: SessionCountMethod;
  plannedSeconds: number | null;
  startedAt: number;
  /** The last pause has no end while paused. */
  pauses: { from: number; to: number | null }[];
  /** Periods without activity. */
  idle: TimeSpan[];
  lastSignAt: number;
};

/** The running sprint, shared by all tabs. */
export const runningSprint = createStore<Sprint | null>(null);

/** Restores the running sprint and follows changes in other tabs. */
export function watchSprint(): void {
  const syncSprint = () =>
    runningSprint.set(parseOwnSprint(safeLocalStorage.get(storageKeys.runningSprint)));
  syncSprint();
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.runningSprint) syncSprint();
  });
  session.state.subscribe(syncSprint);
  for (const eventName of ['keydown', 'pointerdown'] as const) {
    window.addEventListener(eventName, handleActivity, { passive: true });
  }
}

export function saveSprint(sprint: Sprint | null): void {
  if (sprint === null) safeLocalStorage.remove(storageKeys.runningSprint);
  else safeLocalStorage.set(storageKeys.runningSprint, JSON.stringify(sprint));
  runningSprint.set(sprint);
}

/** A sprint started on another device, from the server's data. */
export function sprintFromSession(userId: string, running: WritingSession): Sprint {
  const { id, kind, counts, plannedSeconds } = running;
  const startedAt = Date.parse(running.startedAt);

  return {
    ...{ id, userId, kind, counts, plannedSeconds, startedAt },
    ...{ pauses: [], idle: [], lastSignAt: nowMs() },
  };
}

export function isPaused({ pauses }: Sprint): boolean {
  return pauses.at(-1)?.to === null;
}

export function pauseSprint(sprint: Sprint, at: number): Sprint {
  return isPaused(sprint)
    ? sprint
    : { ...sprint, pauses: [...sprint.pauses, { from: at, to: null }] };
}

export function resumeSprint(sprint: Sprint, at: number): Sprint {
  const pauses = sprint.pauses.map((pause) => (pause.to === null ? { ...pause, to: at } : pause));

  return { ...sprint, pauses, lastSignAt: at };
}

/** Active milliseconds, without pauses. */
export function elapsedMs({ startedAt, pauses }: Sprint, at: number): number {
  return activeMs({ from: startedAt, to: at }, closePauses(pauses, at));
}

/** All pauses, with an open one ended now. */
export function closePauses(pauses: Sprint['pauses'], at: number): TimeSpan[] {
  return pauses.map(({ from, to }) => ({ from, to: to ?? at }));
}

/** Remaining milliseconds of a countdown, negative when over; null for a stopwatch. */
export function remainingMs(sprint: Sprint, at: number): number | null {
  return sprint.plannedSeconds === null
    ? null
    : sprint.plannedSeconds * 1_000 - elapsedMs(sprint, at);
}

/** Records activity: a long time without any is idle, unless paused. */
export function recordActivity(sprint: Sprint, at: number): Sprint {
  const idle = isPaused(sprint) ? null : idleSpan(sprint.lastSignAt, at);

  return {
    ...sprint,
    lastSignAt: at,
    idle: idle === null ? sprint.idle : [...sprint.idle, idle],
  };
}

/** Throttles writes to local storage. */
const activityIntervalMs = 15_000;

function handleActivity(): void {
  const sprint = runningSprint.get();
  const at = nowMs();
  if (sprint !== null && at - sprint.lastSignAt >= activityIntervalMs)
    saveSprint(recordActivity(sprint, at));
}

function parseOwnSprint(kept: string | null): Sprint | null {
  if (kept === null) return null;
  try {
    const sprint: Sprint = JSON.parse(kept);

    return sprint.userId === session.state.get().user?.id ? sprint : null;
  } catch {
    return null; // invalid data
  }
}

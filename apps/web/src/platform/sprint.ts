import type { SessionCounts, SessionKind, WritingSession } from '@longhand/contract/goals-sessions';
import { activeMs, idleStretch, type Stretch } from '@longhand/goals/session';
import { nowMs } from './clock.ts';
import { session } from './session.ts';
import { keys, localShelf } from './storage.ts';
import { createStore } from './store.ts';

/** A sprint or session that runs in this browser. All of it is instants, so that sleep and reload change nothing. */
export type Sprint = {
  id: string;
  userId: string;
  kind: SessionKind;
  counts: SessionCounts;
  plannedSeconds: number | null;
  startedAt: number;
  /** The last one has no end while it is paused. */
  pauses: { from: number; to: number | null }[];
  /** Stretches without a sign of life. */
  idle: Stretch[];
  lastSignAt: number;
};

/** The one that runs, in every tab of this browser. */
export const runningSprint = createStore<Sprint | null>(null);

/** Takes up what ran when the page was closed, and follows what other tabs do with it. */
export function watchSprint(): void {
  const take = () => runningSprint.set(ownOf(localShelf.get(keys.runningSprint)));
  take();
  window.addEventListener('storage', ({ key }) => {
    if (key === keys.runningSprint) take();
  });
  session.state.subscribe(take);
  for (const sign of ['keydown', 'pointerdown'] as const) {
    window.addEventListener(sign, noteSign, { passive: true });
  }
}

export function keepSprint(sprint: Sprint | null): void {
  if (sprint === null) localShelf.remove(keys.runningSprint);
  else localShelf.set(keys.runningSprint, JSON.stringify(sprint));
  runningSprint.set(sprint);
}

/** What the server says runs, where this browser knows nothing of it: begun on another device. */
export function sprintOf(userId: string, running: WritingSession): Sprint {
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

export function paused(sprint: Sprint, at: number): Sprint {
  return isPaused(sprint)
    ? sprint
    : { ...sprint, pauses: [...sprint.pauses, { from: at, to: null }] };
}

export function resumed(sprint: Sprint, at: number): Sprint {
  const pauses = sprint.pauses.map((pause) => (pause.to === null ? { ...pause, to: at } : pause));

  return { ...sprint, pauses, lastSignAt: at };
}

/** Milliseconds that it has gone on, pauses left out. */
export function elapsedOf({ startedAt, pauses }: Sprint, at: number): number {
  return activeMs({ from: startedAt, to: at }, closed(pauses, at));
}

/** Pauses that are over, or end now. */
export function closed(pauses: Sprint['pauses'], at: number): Stretch[] {
  return pauses.map(({ from, to }) => ({ from, to: to ?? at }));
}

/** Milliseconds until a countdown is over; less than nothing after it, null for a stopwatch. */
export function leftOf(sprint: Sprint, at: number): number | null {
  return sprint.plannedSeconds === null
    ? null
    : sprint.plannedSeconds * 1_000 - elapsedOf(sprint, at);
}

/** A sprint after a sign of life: a long time without one is a stretch away, unless it was paused. */
export function afterSign(sprint: Sprint, at: number): Sprint {
  const away = isPaused(sprint) ? null : idleStretch(sprint.lastSignAt, at);

  return { ...sprint, lastSignAt: at, idle: away === null ? sprint.idle : [...sprint.idle, away] };
}

/** Signs this close to each other are not worth writing down. */
const signEveryMs = 15_000;

function noteSign(): void {
  const sprint = runningSprint.get();
  const at = nowMs();
  if (sprint !== null && at - sprint.lastSignAt >= signEveryMs) keepSprint(afterSign(sprint, at));
}

function ownOf(kept: string | null): Sprint | null {
  if (kept === null) return null;
  try {
    const sprint: Sprint = JSON.parse(kept);

    return sprint.userId === session.state.get().user?.id ? sprint : null;
  } catch {
    return null; // not of our making
  }
}

/** What a calendar day was to a writer, before streaks look at it. */
export type DayKind = 'hit' | 'open' | 'rest' | 'paused';

/** What it counts as. Only hits add; a missed day ends the run; the others neither add nor end it. */
export type DayState = 'hit' | 'rest' | 'paused' | 'frozen' | 'missed' | 'pending';

export type Streak = {
  /** By day, as given. */
  states: DayState[];
  /** Hits of the run that is still going, or null days after its end: 0. */
  current: number;
  best: number;
  /** All hits ever: what is never lost. */
  total: number;
  freezes: number;
};

/** All that later days need to know of the days before them. */
export type StreakSoFar = Omit<Streak, 'states'> & {
  /** How many of the last days, one after the other, were frozen; more than two make no difference. */
  frozen: number;
};

const hitsForFreeze = 7;
const freezesHeld = 2;
const runWorthFreezing = 3;
const frozenInARow = 2;

const nothingYet: StreakSoFar = { current: 0, best: 0, total: 0, freezes: 0, frozen: 0 };

/**
 * Runs of days on which the writer showed up. Every seventh hit earns a freeze, at most two are held, and one is spent by
 * itself on a missed day when the run has three hits or more and the two days before it were not both frozen. Because it
 * is told from the days alone, a day logged later repairs the run and gives the freeze back.
 *
 * @param days to today, the last of them, which is pending until it is hit; from the first day of the writer, or from the day
 *   after those that `before` tells of
 */
export function streakOf(days: readonly DayKind[], before: StreakSoFar = nothingYet): Streak {
  const states: DayState[] = [];
  let so = before;
  for (const [at, kind] of days.entries()) {
    const isToday = at === days.length - 1;
    const state = stateOf(kind, isToday, canFreeze(so));
    states.push(state);
    so = after(state, so);
  }
  const { current, best, total, freezes } = so;

  return { states, current, best, total, freezes };
}

/**
 * What days come to that are over, for `streakOf` to go on from.
 *
 * @example streakOf(later, streakAfter(earlier)).best // as streakOf([...earlier, ...later]).best
 */
export function streakAfter(days: readonly DayKind[]): StreakSoFar {
  return days.reduce((so, kind) => after(stateOf(kind, false, canFreeze(so)), so), nothingYet);
}

function after(state: DayState, so: StreakSoFar): StreakSoFar {
  if (state === 'frozen') return { ...so, freezes: so.freezes - 1, frozen: so.frozen + 1 };
  if (state === 'missed') return { ...so, current: 0, frozen: 0 };
  if (state !== 'hit') return { ...so, frozen: 0 };

  const current = so.current + 1;
  const total = so.total + 1;
  const earned = total % hitsForFreeze === 0 ? 1 : 0;

  return {
    ...{ current, total, best: Math.max(so.best, current), frozen: 0 },
    freezes: Math.min(freezesHeld, so.freezes + earned),
  };
}

function stateOf(kind: DayKind, isToday: boolean, isFreezable: boolean): DayState {
  if (kind !== 'open') return kind;
  if (isToday) return 'pending';

  return isFreezable ? 'frozen' : 'missed';
}

function canFreeze({ current, freezes, frozen }: StreakSoFar): boolean {
  return freezes > 0 && current >= runWorthFreezing && frozen < frozenInARow;
}

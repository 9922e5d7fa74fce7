/** Kind of a day before streak rules are applied. */
export type DayKind = 'hit' | 'open' | 'rest' | 'paused';

/** State of a day in a streak. Only a hit extends it; a missed day ends it; the others do neither. */
export type DayState = 'hit' | 'rest' | 'paused' | 'frozen' | 'missed' | 'pending';

export type Streak = {
  /** One per day, in the order given. */
  states: DayState[];
  /** Hits in the current streak; 0 after a missed day. */
  current: number;
  best: number;
  /** All hits; never decreases. */
  total: number;
  freezes: number;
};

/** The state that counting later days needs. */
export type StreakState = Omit<Streak, 'states'> & {
  /** Number of consecutive frozen days at the end; more than two make no difference. */
  frozen: number;
};

const hitsPerFreeze = 7;
const maxFreezes = 2;
const minStreakForFreeze = 3;
const maxFrozenInRow = 2;

const emptyStreak: StreakState = { current: 0, best: 0, total: 0, freezes: 0, frozen: 0 };

/**
 * Counts streaks. Every seventh hit earns a freeze, at most two are held, and one is used automatically on a missed day if the streak has
 * at least three hits and the two days before were not both frozen. Since the result depends only on the days, logging a day later restores
 * the streak and returns the freeze.
 *
 * @param days up to today, which is pending until it is hit; from the first day of the writer, or from the day after those counted in
 *   `before`
 */
export function streakOf(days: readonly DayKind[], before: StreakState = emptyStreak): Streak {
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
 * The state after past days, from which `streakOf` continues.
 *
 * @example streakOf(later, streakAfter(earlier)).best // as streakOf([...earlier, ...later]).best
 */
export function streakAfter(days: readonly DayKind[]): StreakState {
  return days.reduce((so, kind) => after(stateOf(kind, false, canFreeze(so)), so), emptyStreak);
}

function after(state: DayState, so: StreakState): StreakState {
  if (state === 'frozen') return { ...so, freezes: so.freezes - 1, frozen: so.frozen + 1 };
  if (state === 'missed') return { ...so, current: 0, frozen: 0 };
  if (state !== 'hit') return { ...so, frozen: 0 };

  const current = so.current + 1;
  const total = so.total + 1;
  const earned = total % hitsPerFreeze === 0 ? 1 : 0;

  return {
    ...{ current, total, best: Math.max(so.best, current), frozen: 0 },
    freezes: Math.min(maxFreezes, so.freezes + earned),
  };
}

function stateOf(kind: DayKind, isToday: boolean, isFreezable: boolean): DayState {
  if (kind !== 'open') return kind;
  if (isToday) return 'pending';

  return isFreezable ? 'frozen' : 'missed';
}

function canFreeze({ current, freezes, frozen }: StreakState): boolean {
  return freezes > 0 && current >= minStreakForFreeze && frozen < maxFrozenInRow;
}

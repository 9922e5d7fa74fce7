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

const hitsForFreeze = 7;
const freezesHeld = 2;
const runWorthFreezing = 3;

/**
 * Runs of days on which the writer showed up. Every seventh hit earns a freeze, at most two are held, and one is spent by
 * itself on a missed day when the run has three hits or more and the two days before it were not both frozen. Because it
 * is told from the days alone, a day logged later repairs the run and gives the freeze back.
 *
 * @param days from the first day of the writer to today, the last of them; today is pending until it is hit
 */
export function streakOf(days: readonly DayKind[]): Streak {
  const states: DayState[] = [];
  let [current, best, total, freezes] = [0, 0, 0, 0];

  for (const [at, kind] of days.entries()) {
    const isToday = at === days.length - 1;
    const state = stateOf(kind, isToday, canFreeze(current, freezes, states));
    states.push(state);
    if (state === 'frozen') freezes -= 1;
    if (state === 'missed') current = 0;
    if (state !== 'hit') continue;

    current += 1;
    total += 1;
    best = Math.max(best, current);
    if (total % hitsForFreeze === 0) freezes = Math.min(freezesHeld, freezes + 1);
  }

  return { states, current, best, total, freezes };
}

function stateOf(kind: DayKind, isToday: boolean, isFreezable: boolean): DayState {
  if (kind !== 'open') return kind;
  if (isToday) return 'pending';

  return isFreezable ? 'frozen' : 'missed';
}

function canFreeze(current: number, freezes: number, states: readonly DayState[]): boolean {
  const areBothFrozen = states.at(-1) === 'frozen' && states.at(-2) === 'frozen';

  return freezes > 0 && current >= runWorthFreezing && !areBothFrozen;
}

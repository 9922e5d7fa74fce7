import type { Goal, GoalPhase, GoalProgress } from '@longhand/contract/goal-values';
import { inUnits } from './units.ts';

/** How a goal stands, as a shape and a word: the words are in `progress.json` under `standing`. */
export type Standing = {
  mark: 'good' | 'behind' | 'waiting' | 'stopped';
  word:
    | 'ahead'
    | 'onPace'
    | 'dueToday'
    | 'behind'
    | 'within'
    | 'over'
    | 'overdue'
    | 'ended'
    | 'upcoming'
    | 'done'
    | 'paused';
  /** Ahead, behind, left today, left below a limit or above it; never negative. */
  by: number;
};

type StandingGoal = Pick<Goal, 'kind' | 'comparator' | 'measure'> & {
  progress: Pick<GoalProgress, 'phase' | 'aheadBy' | 'leftToday'>;
};

const standings: Record<GoalPhase, Pick<Standing, 'mark' | 'word'>> = {
  upcoming: { mark: 'waiting', word: 'upcoming' },
  ahead: { mark: 'good', word: 'ahead' },
  on_track: { mark: 'good', word: 'onPace' },
  slipping: { mark: 'behind', word: 'behind' },
  at_risk: { mark: 'behind', word: 'behind' },
  overdue: { mark: 'stopped', word: 'overdue' },
  done: { mark: 'good', word: 'done' },
  paused: { mark: 'waiting', word: 'paused' },
};

/** The states and what each screen says of them are listed in `docs/goal-states.md`. */
export function standingOf(goal: StandingGoal): Standing {
  const { phase, aheadBy, leftToday } = goal.progress;
  const standing = { ...standings[phase], by: Math.abs(aheadBy) };
  if (goal.kind === 'habit' && phase === 'overdue')
    return { mark: 'waiting', word: 'ended', by: 0 };
  if (isLimit(goal) && standing.word === 'onPace') return { ...standing, word: 'within' };
  if (isLimit(goal) && standing.word === 'behind') return { ...standing, word: 'over' };
  if (standing.word !== 'onPace' && (standing.word !== 'ahead' || aheadBy > 0)) return standing;
  if (inUnits(leftToday, goal.measure) <= 0) return { ...standing, word: 'onPace', by: 0 };

  return { ...standing, word: 'dueToday', by: leftToday };
}

/** A habit that is not to be exceeded. */
function isLimit({ kind, comparator }: Pick<Goal, 'kind' | 'comparator'>): boolean {
  return kind === 'habit' && comparator === 'at_most';
}

export function isBehind(phase: GoalPhase): boolean {
  return standings[phase].mark === 'behind';
}

/** Goals that have begun: only these can be on pace or not. */
export function paceCount(goals: readonly { progress: Pick<GoalProgress, 'phase'> }[]): {
  started: number;
  onPace: number;
} {
  const started = goals.filter(
    ({ progress }) => progress.phase !== 'upcoming' && progress.phase !== 'paused',
  );

  return {
    started: started.length,
    onPace: started.filter(({ progress }) => standings[progress.phase].mark === 'good').length,
  };
}

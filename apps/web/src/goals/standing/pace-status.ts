import type { Goal, GoalPhase, GoalProgress } from '@longhand/contract/goal-values';
import { toUserUnits } from '../amounts/units.ts';

/** The pace status of a goal, as a mark and a message key below `standing` in `progress.json`. */
export type PaceStatus = {
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
  /** The amount ahead, behind, left today, or below or above a limit; never negative. */
  by: number;
};

type PaceStatusInput = Pick<Goal, 'kind' | 'comparator' | 'measure'> & {
  progress: Pick<GoalProgress, 'phase' | 'aheadBy' | 'leftToday'>;
};

const statusByPhase: Record<GoalPhase, Pick<PaceStatus, 'mark' | 'word'>> = {
  upcoming: { mark: 'waiting', word: 'upcoming' },
  ahead: { mark: 'good', word: 'ahead' },
  on_track: { mark: 'good', word: 'onPace' },
  slipping: { mark: 'behind', word: 'behind' },
  at_risk: { mark: 'behind', word: 'behind' },
  overdue: { mark: 'stopped', word: 'overdue' },
  done: { mark: 'good', word: 'done' },
  paused: { mark: 'waiting', word: 'paused' },
};

/** All statuses and what each screen shows for them are listed in `docs/goal-states.md`. */
export function paceStatusOf(goal: PaceStatusInput): PaceStatus {
  const { phase, aheadBy, leftToday } = goal.progress;
  const status = { ...statusByPhase[phase], by: Math.abs(aheadBy) };
  if (goal.kind === 'habit' && phase === 'overdue')
    return { mark: 'waiting', word: 'ended', by: 0 };
  if (isLimit(goal) && status.word === 'onPace') return { ...status, word: 'within' };
  if (isLimit(goal) && status.word === 'behind') return { ...status, word: 'over' };
  if (status.word !== 'onPace' && (status.word !== 'ahead' || aheadBy > 0)) return status;
  if (toUserUnits(leftToday, goal.measure) <= 0) return { ...status, word: 'onPace', by: 0 };

  return { ...status, word: 'dueToday', by: leftToday };
}

/** A habit with an upper limit. */
function isLimit({ kind, comparator }: Pick<Goal, 'kind' | 'comparator'>): boolean {
  return kind === 'habit' && comparator === 'at_most';
}

export function isBehind(phase: GoalPhase): boolean {
  return statusByPhase[phase].mark === 'behind';
}

/** Counts the goals that have started and those on pace. */
export function countOnPace(goals: readonly { progress: Pick<GoalProgress, 'phase'> }[]): {
  started: number;
  onPace: number;
} {
  const started = goals.filter(
    ({ progress }) => progress.phase !== 'upcoming' && progress.phase !== 'paused',
  );

  return {
    started: started.length,
    onPace: started.filter(({ progress }) => statusByPhase[progress.phase].mark === 'good').length,
  };
}

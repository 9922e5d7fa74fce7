import type { GoalPhase } from '@longhand/contract/goal-values';
import type { MarkedState } from '../state-mark.tsx';

/** How a goal stands, as a shape and a word: the words are in `progress.json` under `standing`. */
export type Standing = {
  mark: MarkedState;
  word: 'ahead' | 'onPace' | 'behind' | 'overdue' | 'upcoming' | 'done' | 'paused';
  /** Words ahead or behind, never negative. */
  by: number;
};

type Progress = { phase: GoalPhase; aheadBy: number };

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

export function standingOf({ phase, aheadBy }: Progress): Standing {
  const standing = standings[phase];
  if (standing.word === 'ahead' && aheadBy <= 0) return { ...standing, word: 'onPace', by: 0 };

  return { ...standing, by: Math.abs(aheadBy) };
}

function isOnPace({ phase }: Pick<Progress, 'phase'>): boolean {
  return standings[phase].mark === 'good';
}

/** Goals that have begun: only these can be on pace or not. */
export function paceCount(goals: readonly { progress: Pick<Progress, 'phase'> }[]): {
  started: number;
  onPace: number;
} {
  const started = goals.filter(
    ({ progress }) => progress.phase !== 'upcoming' && progress.phase !== 'paused',
  );

  return {
    started: started.length,
    onPace: started.filter(({ progress }) => isOnPace(progress)).length,
  };
}

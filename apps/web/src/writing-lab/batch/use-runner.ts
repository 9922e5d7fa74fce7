import { useEffect } from 'react';
import { nowMs } from '../../platform/clock.ts';
import { useStore } from '../../platform/store.ts';
import { type Lab, useLab } from '../lab.ts';
import { useWordsSaid } from '../own-words/own-words.ts';
import { readingPool } from '../reading/reading-pool.ts';
import { createRunner, type Runner, type RunState } from './runner.ts';

const runners = new WeakMap<Lab, Runner>();

/** The batch of the person signed in. It goes on while other screens are looked at, and after the tab was closed. */
export function useRunner(): { runner: Runner; state: RunState } {
  const runner = runnerOf(useLab());
  const state = useStore(runner.state);
  useWordsSaid();
  useEffect(() => void runner.resume(), [runner]);

  return { runner, state };
}

function runnerOf(lab: Lab): Runner {
  const known = runners.get(lab);
  if (known) return known;
  const runner = createRunner({
    ...lab,
    pool: readingPool,
    clock: nowMs,
    alone: (act) => inOneTab(lab.userId, act),
  });
  runners.set(lab, runner);

  return runner;
}

async function inOneTab(userId: string, act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act();
  await navigator.locks.request(`longhand-batch-${userId}`, act);
}

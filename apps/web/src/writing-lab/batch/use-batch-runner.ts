import { useEffect } from 'react';
import { nowMs } from '../../platform/clock.ts';
import { useStore } from '../../platform/store.ts';
import { getAnalysisPool } from '../analysis/texts/analysis-pool.ts';
import { useSyncedOwnEntries } from '../dictionary/own-words.ts';
import { type Lab, useLab } from '../storage/lab.ts';
import { type BatchRunner, type BatchState, createBatchRunner } from './batch-runner.ts';

const runners = new WeakMap<Lab, BatchRunner>();

/** The batch of the signed-in user. It continues on other screens and after the tab is reopened. */
export function useBatchRunner(): { runner: BatchRunner; state: BatchState } {
  const runner = batchRunnerOf(useLab());
  const state = useStore(runner.state);
  useSyncedOwnEntries();
  useEffect(() => void runner.restore(), [runner]);

  return { runner, state };
}

function batchRunnerOf(lab: Lab): BatchRunner {
  const known = runners.get(lab);
  if (known) return known;
  const runner = createBatchRunner({
    ...lab,
    pool: getAnalysisPool,
    clock: nowMs,
    withLock: (act) => withBatchLock(lab.userId, act),
  });
  runners.set(lab, runner);

  return runner;
}

async function withBatchLock(userId: string, act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act();
  await navigator.locks.request(`longhand-batch-${userId}`, act);
}

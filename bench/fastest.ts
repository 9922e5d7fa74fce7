/** Milliseconds of the least disturbed run of each task; turn and turn about, so that a busy moment of the machine strikes all. */
export function fastestInTurn(rounds: number, tasks: readonly (() => number)[]): readonly number[] {
  const fastest = tasks.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    tasks.forEach((task, at) => {
      fastest[at] = Math.min(fastest[at] ?? 0, measured(task));
    });
  }

  return fastest;
}

/** Milliseconds; the task's figure must be used, or it might never be made. */
function measured(task: () => number): number {
  const start = performance.now();
  if (task() < 0) throw new Error('A count is never negative.');

  return performance.now() - start;
}

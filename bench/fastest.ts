/** Fastest run of each task in milliseconds. Tasks alternate so that load on the machine affects all of them. */
export function fastestOfAlternatingRuns(
  rounds: number,
  tasks: readonly (() => number)[],
): readonly number[] {
  const fastest = tasks.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    tasks.forEach((task, at) => {
      fastest[at] = Math.min(fastest[at] ?? 0, timeTask(task));
    });
  }

  return fastest;
}

/** Runs the task and returns its duration. The result is used so that the engine cannot optimize the call away. */
function timeTask(task: () => number): number {
  const start = performance.now();
  if (task() < 0) throw new Error('A count is never negative.');

  return performance.now() - start;
}

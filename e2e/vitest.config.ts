import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { patience } from './testkit/patience.ts';

/**
 * Begins with the files that walk through every screen: short to read and long to run, they would be
 * begun last on a machine that has no times yet, and the last would run on alone.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.has(basename(moduleId));

    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const longest = new Set(['accessibility.spec.ts', 'languages.spec.ts', 'bad-conditions.spec.ts']);

/** Browser stories: apart from the unit tests, because they want a browser and take minutes. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    name: 'e2e',
    include: ['e2e/*.spec.ts'],
    globalSetup: ['e2e/testkit/prepare.ts'],
    sequence: { sequencer: LongestFirst },
    maxWorkers: Math.min(2, availableParallelism()),
    testTimeout: patience(240_000),
    hookTimeout: 120_000,
    teardownTimeout: 30_000,
    expect: { poll: { timeout: patience(15_000), interval: 100 } },
  },
});

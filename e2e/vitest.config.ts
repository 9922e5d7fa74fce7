import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { scaleTimeout } from './testkit/scale-timeout.ts';

/**
 * Starts with the files that visit every screen. They are short and slow; without recorded durations the default order would start them
 * last, and the last file would run alone.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => slowFiles.has(basename(moduleId));

    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const slowFiles = new Set(['accessibility.spec.ts', 'languages.spec.ts', 'bad-conditions.spec.ts']);

/** Browser tests, separate from the unit tests because they need a browser and take minutes. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    name: 'e2e',
    include: ['e2e/*.spec.ts'],
    globalSetup: ['e2e/testkit/prepare.ts'],
    sequence: { sequencer: LongestFirst },
    maxWorkers: Math.min(2, availableParallelism()),
    testTimeout: scaleTimeout(240_000),
    hookTimeout: 120_000,
    teardownTimeout: 30_000,
    expect: { poll: { timeout: scaleTimeout(15_000), interval: 100 } },
  },
});

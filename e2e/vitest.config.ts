import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { patience } from './testkit/patience.ts';

/** Browser stories: apart from the unit tests, because they want a browser and take minutes. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    name: 'e2e',
    include: ['e2e/*.spec.ts'],
    globalSetup: ['e2e/testkit/prepare.ts'],
    maxWorkers: Math.min(2, availableParallelism()),
    testTimeout: patience(240_000),
    hookTimeout: 120_000,
    teardownTimeout: 30_000,
    expect: { poll: { timeout: patience(15_000), interval: 100 } },
  },
});

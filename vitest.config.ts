import { defineConfig } from 'vitest/config';

/**
 * Unit tests of packages, server and web. The server project runs twice, once on each database
 * (see `apps/server/src/testkit`); browser stories live in `e2e/` and have their own runner.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'] } },
      { test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'] } },
      { test: { name: 'server', include: ['apps/server/src/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});

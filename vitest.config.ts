import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { dictionaryFiles } from './apps/web/vite-dictionaries.ts';

/** Set by `npm test`, which brings a PostgreSQL; without it the server is tested on the embedded one. */
const databaseUrl = process.env['TEST_DATABASE_URL'];

/** Test files share a worker and its database, which each test empties. */
const server = {
  include: ['apps/server/src/**/*.test.ts'],
  exclude: ['apps/server/src/**/*.durability.test.ts'],
  pool: 'forks',
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 30_000,
  execArgv: ['--disable-warning=ExperimentalWarning'],
} as const;

const onPostgres: TestProjectInlineConfiguration = {
  test: {
    ...server,
    name: 'server-postgres',
    globalSetup: 'apps/server/src/testkit/prepare-postgres.ts',
    provide: { database: { kind: 'postgres', url: databaseUrl ?? '', template: '' } },
  },
};

/** Ends a test that hangs; long, since a busy machine is no fault. */
const testTimeout = 60_000;

/** Tests of what keeps no state share a worker and the modules it has loaded. */
const stateless = { isolate: false, testTimeout } as const;

/** Unit tests of packages, server and web; browser stories live in `e2e/` and have their own runner. */
export default defineConfig({
  test: {
    // The default keeps one processor free, which on a machine with two leaves the tests only one.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...stateless,
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts'],
          setupFiles: ['packages/analysis/src/every-language.ts'],
        },
      },
      {
        plugins: [dictionaryFiles()],
        test: {
          name: 'web',
          testTimeout,
          include: ['apps/web/{*,{src,service-worker}/**/*}.test.{ts,tsx}'],
        },
      },
      { test: { ...stateless, name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      {
        test: {
          ...server,
          name: 'server-pglite',
          globalSetup: 'apps/server/src/testkit/prepare-embedded.ts',
        },
      },
      ...(databaseUrl === undefined ? [] : [onPostgres]),
      {
        test: {
          name: 'durability',
          include: ['apps/server/src/**/*.durability.test.ts'],
          pool: 'forks',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          execArgv: ['--disable-warning=ExperimentalWarning'],
        },
      },
    ],
  },
});

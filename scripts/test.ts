import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandStep, killSteps, runStep } from './command-steps.ts';
import { findBrowser } from './find-browser.ts';
import { type PostgresCluster, startPostgres } from './postgres-cluster.ts';
import {
  readStories,
  readVitest,
  removeResults,
  resultsFile,
  type TestCounts,
} from './test-results.ts';
import { buildWebIfStale } from './web-build.ts';

/**
 * `npm test`: all tests, on both databases and in a real browser. It starts what the tests need and leaves no process or file behind.
 * Budgets are for two cores; time that a suite does not use is added to the following ones.
 */
const tempDirectory = mkdtempSync(join(tmpdir(), 'longhand-test-'));

chmodSync(tempDirectory, 0o755);
process.env['TMPDIR'] = tempDirectory;
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, () => {
    killSteps();
    removeTempDirectory();
    process.exit(1);
  });
}

const total: TestCounts = { passed: 0, failed: 0 };
const summaryLines: string[] = [];
let unusedSeconds = 0;
let postgres: PostgresCluster | undefined;

try {
  await runVitest('Packages, web and scripts', ['packages', 'web', 'scripts'], 5);
  await runVitest('Server on the embedded database', ['server-pglite'], 6);
  await runVitest('Server on PostgreSQL', ['server-postgres'], 5, async () => {
    postgres = await startPostgres();

    return { TEST_DATABASE_URL: postgres.url };
  });
  await runVitest('Durability', ['durability'], 7);
  await runStories();
} finally {
  await postgres?.stop();
  removeTempDirectory();
}

console.log(`\n${summaryLines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function runVitest(
  name: string,
  projects: string[],
  budgetMinutes: number,
  prepareEnvironment = async () => ({}),
) {
  const file = resultsFile(projects.join('-'));

  await runSuite(() => readVitest(file), prepareEnvironment, {
    name,
    script: 'node_modules/vitest/vitest.mjs',
    args: [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ],
    budgetMinutes,
  });
}

async function runStories() {
  const prepareEnvironment = async () => {
    await buildWebIfStale();

    return { CHROMIUM_PATH: await findBrowser() };
  };

  await runSuite(readStories, prepareEnvironment, {
    name: 'Browser stories',
    script: 'e2e/run.ts',
    budgetMinutes: 22,
  });
}

/** A suite that cannot be prepared, or that fails without a failed test, counts as one failure. */
async function runSuite(
  readResults: () => TestCounts,
  prepareEnvironment: () => Promise<Record<string, string>>,
  suite: CommandStep,
) {
  const budgetSeconds = suite.budgetMinutes * 60 + unusedSeconds;
  console.log(`\n${suite.name} (budget ${Math.round(budgetSeconds / 60)} min)`);
  removeResults();
  const startedAt = performance.now();
  let status = 1;
  let counts: TestCounts = { passed: 0, failed: 0 };

  try {
    const env = await prepareEnvironment();
    ({ status } = await runStep({ ...suite, env, budgetMinutes: budgetSeconds / 60 }));
    counts = readResults();
  } catch (error) {
    console.error(error);
  }
  const failed = status !== 0 && counts.failed === 0 ? 1 : counts.failed;
  const seconds = Math.round((performance.now() - startedAt) / 1000);

  unusedSeconds = Math.max(0, budgetSeconds - seconds);
  total.passed += counts.passed;
  total.failed += failed;
  summaryLines.push(
    `${suite.name.padEnd(34)} ${counts.passed} passed, ${failed} failed, ${seconds} s of ${budgetSeconds} s`,
  );
}

function removeTempDirectory() {
  rmSync(tempDirectory, { recursive: true, force: true });
}

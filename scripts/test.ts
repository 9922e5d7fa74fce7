import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';
import { endParts, type Part, runPart } from './parts.ts';
import { type PostgresCluster, startPostgres } from './postgres-cluster.ts';
import { readStories, readVitest, removeResults, resultsFile, type Tally } from './test-results.ts';
import { buildWebIfStale } from './web-build.ts';

/**
 * `npm test`: everything, on both databases and in a real browser. It brings up what that needs and
 * leaves no process and no file behind. The budgets are what each part may take on two cores; what a part leaves of its own
 * goes to those after it, so that the whole keeps to their sum.
 */
const scratch = mkdtempSync(join(tmpdir(), 'longhand-test-'));

chmodSync(scratch, 0o755);
process.env['TMPDIR'] = scratch;
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, () => {
    endParts();
    removeScratch();
    process.exit(1);
  });
}

const total: Tally = { passed: 0, failed: 0 };
const lines: string[] = [];
let spareSeconds = 0;
let postgres: PostgresCluster | undefined;

try {
  await vitest('Packages, web and scripts', ['packages', 'web', 'scripts'], 5);
  await vitest('Server on the embedded database', ['server-pglite'], 6);
  await vitest('Server on PostgreSQL', ['server-postgres'], 5, async () => {
    postgres = await startPostgres();

    return { TEST_DATABASE_URL: postgres.url };
  });
  await vitest('Durability', ['durability'], 7);
  await stories();
} finally {
  await postgres?.stop();
  removeScratch();
}

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function vitest(
  name: string,
  projects: string[],
  budgetMinutes: number,
  prepare = async () => ({}),
) {
  const file = resultsFile(projects.join('-'));

  await run(() => readVitest(file), prepare, {
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

async function stories() {
  const prepare = async () => {
    await buildWebIfStale();

    return { CHROMIUM_PATH: await findBrowser() };
  };

  await run(readStories, prepare, {
    name: 'Browser stories',
    script: 'e2e/run.ts',
    budgetMinutes: 22,
  });
}

/** A part that cannot be prepared, or that ends badly without a test to blame, counts as one failure. */
async function run(read: () => Tally, prepare: () => Promise<Record<string, string>>, part: Part) {
  const budgetSeconds = part.budgetMinutes * 60 + spareSeconds;
  console.log(`\n${part.name} (budget ${Math.round(budgetSeconds / 60)} min)`);
  removeResults();
  const begun = performance.now();
  let status = 1;
  let tally: Tally = { passed: 0, failed: 0 };

  try {
    const env = await prepare();
    ({ status } = await runPart({ ...part, env, budgetMinutes: budgetSeconds / 60 }));
    tally = read();
  } catch (error) {
    console.error(error);
  }
  const failed = status !== 0 && tally.failed === 0 ? 1 : tally.failed;
  const seconds = Math.round((performance.now() - begun) / 1000);

  spareSeconds = Math.max(0, budgetSeconds - seconds);
  total.passed += tally.passed;
  total.failed += failed;
  lines.push(
    `${part.name.padEnd(34)} ${tally.passed} passed, ${failed} failed, ${seconds} s of ${budgetSeconds} s`,
  );
}

function removeScratch() {
  rmSync(scratch, { recursive: true, force: true });
}

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';

/**
 * Runs all browser tests or the named files and writes the result to `.cache/e2e-results.json`. All temporary files are in one folder that
 * is deleted at the end.
 */
const root = join(import.meta.dirname, '..');
const tempFolder = mkdtempSync(join(tmpdir(), 'longhand-stories-'));
chmodSync(tempFolder, 0o711); // PostgreSQL runs as another user in a folder inside
process.env['TMPDIR'] = tempFolder;

try {
  process.exitCode = await run(process.argv.slice(2));
} finally {
  rmSync(tempFolder, { recursive: true, force: true });
}

async function run(files: string[]): Promise<number> {
  rmSync(join(root, '.cache/e2e-failures'), { recursive: true, force: true });
  const runner = await startVitest('test', files, {
    config: join(root, 'e2e/vitest.config.ts'),
    watch: false,
    reporters: ['verbose'],
  });
  const tests = runner.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
  const brokenFiles = runner.state.getTestModules().filter((module) => module.errors().length > 0);
  const unhandledErrorCount = runner.state.getUnhandledErrors().length;
  await runner.close();

  const failed = tests.filter((story) => story.result().state !== 'passed');
  const results = {
    passed: tests.length - failed.length,
    failed: failed.length + brokenFiles.length + unhandledErrorCount,
    names: failed.map(({ fullName }) => fullName),
  };
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, '.cache/e2e-results.json'), `${JSON.stringify(results, null, 2)}\n`);

  return results.failed === 0 && results.passed > 0 ? 0 : 1;
}

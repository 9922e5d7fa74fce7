import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';

/**
 * Runs the browser stories, all or those of the files named, and leaves their outcome in
 * `.cache/e2e-results.json`. Whatever they need on disk lies in one folder that is removed at the end.
 */
const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'longhand-stories-'));
process.env['TMPDIR'] = scratch;

try {
  process.exitCode = await run(process.argv.slice(2));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function run(files: string[]): Promise<number> {
  rmSync(join(root, '.cache/e2e-failures'), { recursive: true, force: true });
  const runner = await startVitest('test', files, {
    config: join(root, 'e2e/vitest.config.ts'),
    watch: false,
    reporters: ['verbose'],
  });
  const stories = runner.state
    .getTestModules()
    .flatMap((module) => [...module.children.allTests()]);
  const brokenFiles = runner.state.getTestModules().filter((module) => module.errors().length > 0);
  const strayErrors = runner.state.getUnhandledErrors().length;
  await runner.close();

  const failed = stories.filter((story) => story.result().state !== 'passed');
  const results = {
    passed: stories.length - failed.length,
    failed: failed.length + brokenFiles.length + strayErrors,
    names: failed.map(({ fullName }) => fullName),
  };
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, '.cache/e2e-results.json'), `${JSON.stringify(results, null, 2)}\n`);

  return results.failed === 0 && results.passed > 0 ? 0 : 1;
}

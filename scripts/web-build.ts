import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runStep } from './command-steps.ts';

export const webDist = join(root, 'apps/web/dist');

/** Builds the web application unless the last build used the same sources. */
export async function buildWebIfStale(): Promise<void> {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === computeFingerprint()) return;
  console.log('Building the web application…');
  const { status, output } = await runStep({
    name: 'Build',
    script: 'scripts/build.ts',
    budgetMinutes: 10,
    capturesOutput: true,
  });

  if (status !== 0) throw new Error(`The web application could not be built.\n${output}`);
}

/** Must be called with the fingerprint taken before the build, so that later changes are not included. */
export function stampBuild(sourceFingerprint: string): void {
  writeFileSync(stampFile, sourceFingerprint);
}

/** Hash of all sources of the build. */
export function computeFingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(sourcePatterns, { cwd: root }).sort();

  for (const file of files) {
    const path = join(root, file);

    if (!statSync(path).isFile() || file.endsWith('.test.ts')) continue;
    hash.update(file).update('\0').update(readFileSync(path));
  }

  return hash.digest('hex');
}

const stampFile = join(webDist, '.made-of');

const sourcePatterns = [
  'apps/web/*.*',
  'apps/web/{src,public,service-worker}/**/*',
  'packages/*/{package.json,src/**/*}',
  'packages/analysis/dictionaries/*',
  'packages/locales/*/*.json',
  'package-lock.json',
  'scripts/{analysis-bundle-size,build,page-budgets,checker-sizes,dictionary-files,preload-files,web-build}.ts',
];

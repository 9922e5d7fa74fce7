import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runPart } from './parts.ts';

export const webDist = join(root, 'apps/web/dist');

/** Builds the web application unless the last build was made of the same sources. */
export async function buildWebIfStale(): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return;
  console.log('Building the web application…');
  const { status, printed } = await runPart({
    name: 'Build',
    script: 'scripts/build.ts',
    budgetMinutes: 10,
    isQuiet: true,
  });

  if (status !== 0) throw new Error(`The web application could not be built.\n${printed}`);
}

/** To be called with the fingerprint taken before the build: what changed meanwhile is not in it. */
export function stampBuild(made: string): void {
  writeFileSync(stamp, made);
}

/** Of everything that a build is made of. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root }).sort();

  for (const file of files) {
    const path = join(root, file);

    if (!statSync(path).isFile() || file.endsWith('.test.ts')) continue;
    hash.update(file).update('\0').update(readFileSync(path));
  }

  return hash.digest('hex');
}

const stamp = join(webDist, '.made-of');

const sources = [
  'apps/web/*.*',
  'apps/web/{src,public,service-worker}/**/*',
  'packages/*/{package.json,src/**/*}',
  'packages/analysis/dictionaries/*',
  'packages/locales/*/*.json',
  'package-lock.json',
  'scripts/{analysis-weight,build,budgets,checker-sizes,dictionary-files,first-files,web-build}.ts',
];

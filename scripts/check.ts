import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { endParts, type Part, root, runPart } from './parts.ts';

/**
 * `npm run check`: what must hold before a commit, two steps at a time. A step prints only when it
 * fails.
 */
const typescript = globSync(
  [
    '{packages,apps}/*/tsconfig.json',
    'apps/web/service-worker/tsconfig.json',
    '{e2e,bench,scripts}/tsconfig.json',
  ],
  {
    cwd: root,
  },
)
  .sort()
  .map((project) =>
    step(`Types of ${dirname(project)}`, 'node_modules/typescript/bin/tsc', '-p', project),
  );

const waiting: Part[] = [
  step(
    'Unit tests',
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects('packages', 'web', 'scripts'),
  ),
  ...typescript,
  step('Unused code', 'node_modules/knip/bin/knip.js'),
  step('Format and lint', 'node_modules/@biomejs/biome/bin/biome', 'ci'),
  step('Arrows', 'scripts/check-arrows.ts'),
  step('Mirrored slices', 'scripts/check-slices.ts'),
  step('Sources', 'scripts/check-sources.ts'),
  step('Texts', 'scripts/check-texts.ts'),
  step('Generated docs', 'scripts/docs.ts', '--check'),
];
let failed = 0;

process.once('SIGTERM', end).once('SIGINT', end);
await Promise.all([work(), work()]);
console.log(failed === 0 ? 'All is well.' : `${failed} of the steps failed.`);
process.exit(failed === 0 ? 0 : 1);

function step(name: string, script: string, ...args: string[]): Part {
  return { name, script, args, budgetMinutes: 2, isQuiet: true };
}

function projects(...names: string[]): string[] {
  return names.flatMap((name) => ['--project', name]);
}

async function work() {
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
    const begun = performance.now();
    const { status, printed } = await runPart(part);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(5);

    console.log(`${status === 0 ? '✓' : '✗'} ${seconds} s  ${part.name}`);
    if (status === 0) continue;
    failed += 1;
    console.log(printed);
  }
}

function end() {
  endParts();
  process.exit(1);
}

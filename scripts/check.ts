import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { type CommandStep, killSteps, root, runStep } from './command-steps.ts';

/** `npm run check`: the checks required before a commit, two at a time. A step prints output only if it fails. */
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
    createStep(`Types of ${dirname(project)}`, 'node_modules/typescript/bin/tsc', '-p', project),
  );

const pendingSteps: CommandStep[] = [
  createStep(
    'Unit tests',
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects('packages', 'web', 'scripts'),
  ),
  ...typescript,
  createStep('Unused code', 'node_modules/knip/bin/knip.js'),
  createStep('Format and lint', 'node_modules/@biomejs/biome/bin/biome', 'ci'),
  createStep('Import rules', 'scripts/check-imports.ts'),
  createStep('Slice structure', 'scripts/check-slices.ts'),
  createStep('Sources', 'scripts/check-sources.ts'),
  createStep('Names', 'scripts/check-names.ts'),
  createStep('Texts', 'scripts/check-texts.ts'),
  createStep('Generated docs', 'scripts/docs.ts', '--check'),
];
let failed = 0;

process.once('SIGTERM', stopAll).once('SIGINT', stopAll);
await Promise.all([runSteps(), runSteps()]);
console.log(failed === 0 ? 'All checks passed.' : `${failed} checks failed.`);
process.exit(failed === 0 ? 0 : 1);

function createStep(name: string, script: string, ...args: string[]): CommandStep {
  return { name, script, args, budgetMinutes: 2, capturesOutput: true };
}

function projects(...names: string[]): string[] {
  return names.flatMap((name) => ['--project', name]);
}

async function runSteps() {
  for (
    let currentStep = pendingSteps.shift();
    currentStep !== undefined;
    currentStep = pendingSteps.shift()
  ) {
    const startedAt = performance.now();
    const { status, output } = await runStep(currentStep);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(5);

    console.log(`${status === 0 ? '✓' : '✗'} ${seconds} s  ${currentStep.name}`);
    if (status === 0) continue;
    failed += 1;
    console.log(output);
  }
}

function stopAll() {
  killSteps();
  process.exit(1);
}

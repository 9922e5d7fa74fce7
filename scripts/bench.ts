import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs every bench, one after the other, so that none is measured beside another. */
const root = join(import.meta.dirname, '..');
const benches = [
  'analysis',
  'analysis-keys',
  'analysis-memory',
  'analysis-sizes',
  'proofreading',
  'batch',
  'editor',
  'requests',
  'entries',
  'goals-scale',
  'search',
  'sign-ins',
  'scripts-size',
  'pages',
  'lighthouse',
  'projection',
];
const minutesEach = 5;

let worst = 0;
for (const bench of benches) {
  const { status } = spawnSync(process.execPath, [join(root, `bench/${bench}.ts`)], {
    cwd: root,
    stdio: 'inherit',
    timeout: minutesEach * 60_000,
  });
  worst = Math.max(worst, status ?? 1);
}
process.exit(worst);

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs every bench, one after the other, so that none is measured beside another; with a name that bench alone, and what stands
 * behind the name is passed on: `npm run bench -- editor 10000`.
 */
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
  'hostile',
  'goals-scale',
  'search',
  'sign-ins',
  'scripts-size',
  'pages',
  'visits',
  'lighthouse',
  'projection',
];
/** The editor at all its lengths takes half of it. */
const minutesEach = 60;

const [name, ...given] = process.argv.slice(2);
if (name !== undefined && !benches.includes(name)) {
  console.error(`There is no bench ${name}. These are: ${benches.join(', ')}.`);
  process.exit(1);
}

let worst = 0;
for (const bench of name === undefined ? benches : [name]) {
  const { status } = spawnSync(process.execPath, [join(root, `bench/${bench}.ts`), ...given], {
    cwd: root,
    stdio: 'inherit',
    timeout: minutesEach * 60_000,
  });
  worst = Math.max(worst, status ?? 1);
}
process.exit(worst);

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs every benchmark in sequence so that none affects another. With a name it runs only that benchmark, and passes on further arguments:
 * `npm run bench -- editor 10000`.
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
  'documents',
  'insights-server',
  'report-exports',
  'search',
  'messages',
  'sign-ins',
  'scripts-size',
  'pages',
  'visits',
  'lighthouse',
  'projection',
];
/** The editor benchmark at all text lengths takes about half of this. */
const minutesEach = 60;

const [name, ...benchArgs] = process.argv.slice(2);
if (name !== undefined && !benches.includes(name)) {
  console.error(`There is no benchmark ${name}. Available: ${benches.join(', ')}.`);
  process.exit(1);
}

let worstStatus = 0;
for (const bench of name === undefined ? benches : [name]) {
  const { status } = spawnSync(process.execPath, [join(root, `bench/${bench}.ts`), ...benchArgs], {
    cwd: root,
    stdio: 'inherit',
    timeout: minutesEach * 60_000,
  });
  worstStatus = Math.max(worstStatus, status ?? 1);
}
process.exit(worstStatus);

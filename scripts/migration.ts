import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** `npm run migration -- NAME` generates the next migration from the changes in the slices' `tables.ts`. */
const root = join(import.meta.dirname, '..');
const [name] = process.argv.slice(2);

if (name === undefined) {
  console.error('Give the migration a name: npm run migration -- add-goals');
  process.exit(1);
}
const drizzleKit = join(root, 'node_modules/drizzle-kit/bin.cjs');
execFileSync(process.execPath, [drizzleKit, 'generate', '--name', name], {
  cwd: join(root, 'apps/server'),
  stdio: 'inherit',
});

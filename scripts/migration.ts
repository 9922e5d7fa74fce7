import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run migration -- NAME` writes what changed in the slices' `tables.ts` as the next migration.
 * `npm run migration -- --regenerate` writes the one initial migration anew: until the first
 * release there is no other but `by-hand`, which is kept, so a merge conflict in `migrations/` is solved by running this.
 */
const server = join(import.meta.dirname, '../apps/server');
const migrations = join(server, 'migrations');
const drizzleKit = join(import.meta.dirname, '../node_modules/drizzle-kit/bin.cjs');
const [name] = process.argv.slice(2);

if (name === undefined) {
  console.error('Give the migration a name: npm run migration -- add-goals');
  process.exit(1);
}
const byHand = readFileSync(handWritten(), 'utf8');
if (name === '--regenerate') rmSync(migrations, { recursive: true, force: true });
if (!existsSync(migrations)) writeEmptyJournal();
generate('--name', migrationName(name));
if (name === '--regenerate') {
  generate('--custom', '--name', 'by-hand');
  writeFileSync(handWritten(), byHand);
}

function generate(...how: string[]): void {
  execFileSync(process.execPath, [drizzleKit, 'generate', ...how], {
    cwd: server,
    stdio: 'inherit',
  });
}

function handWritten(): string {
  const [file] = globSync('*_by-hand.sql', { cwd: migrations });
  if (file === undefined) throw new Error('The migration that was written by hand is missing.');

  return join(migrations, file);
}

function migrationName(given: string): string {
  return given === '--regenerate' ? 'initial' : given;
}

/** The server reads the journal at every start, also while there is no table yet. */
function writeEmptyJournal(): void {
  const journal = { version: '7', dialect: 'postgresql', entries: [] };

  mkdirSync(join(migrations, 'meta'), { recursive: true });
  writeFileSync(join(migrations, 'meta/_journal.json'), JSON.stringify(journal, null, 2));
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run migration -- NAME` writes what changed in the slices' `tables.ts` as the next migration.
 * `npm run migration -- --regenerate` writes the one initial migration anew: until the first
 * release there is no other, so a merge conflict in `migrations/` is solved by running this.
 */
const server = join(import.meta.dirname, '../apps/server');
const migrations = join(server, 'migrations');
const drizzleKit = join(import.meta.dirname, '../node_modules/drizzle-kit/bin.cjs');
const [name] = process.argv.slice(2);

if (name === undefined) {
  console.error('Give the migration a name: npm run migration -- add-goals');
  process.exit(1);
}
if (name === '--regenerate') rmSync(migrations, { recursive: true, force: true });
if (!existsSync(migrations)) writeEmptyJournal();
execFileSync(process.execPath, [drizzleKit, 'generate', '--name', migrationName(name)], {
  cwd: server,
  stdio: 'inherit',
});

function migrationName(given: string): string {
  return given === '--regenerate' ? 'initial' : given;
}

/** The server reads the journal at every start, also while there is no table yet. */
function writeEmptyJournal(): void {
  const journal = { version: '7', dialect: 'postgresql', entries: [] };

  mkdirSync(join(migrations, 'meta'), { recursive: true });
  writeFileSync(join(migrations, 'meta/_journal.json'), JSON.stringify(journal, null, 2));
}

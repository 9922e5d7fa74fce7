import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withOperatorServices } from './admin-command.ts';
import { readConfig } from './platform/env.ts';
import { findFreePort } from './testkit/server-process.ts';
import { startAndStop } from './testkit/start-process.ts';

const directory = mkdtempSync(join(tmpdir(), 'longhand-refusals-'));
const usedDirectory = join(directory, 'used');
const dataDir = join(directory, 'data');
const dataPath = (...path: string[]) => join(dataDir, ...path);

beforeAll(async () => {
  expect(await startAndStop({ DATA_DIR: usedDirectory })).toMatchObject({ status: 0 });
});
beforeEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(usedDirectory, dataDir, { recursive: true });
});
afterAll(() => rmSync(directory, { recursive: true }));

/** Every file below a directory with its content, except the log and the lock. */
function contentsOf(root: string): Map<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => !/^(server\.log|lock\.sqlite)/.test(name));

  return new Map(
    files
      .filter((name) => statSync(join(root, name)).isFile())
      .map((name) => [name, readFileSync(join(root, name), 'latin1')]),
  );
}

/** Starts on the directory as it is; the start must fail with one line and change nothing. */
async function expectRefusal(pattern: RegExp, env: Record<string, string> = {}): Promise<void> {
  const before = contentsOf(dataDir);
  const { status, said } = await startAndStop({ DATA_DIR: dataDir, ...env });

  expect(said.trim()).toMatch(pattern);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(78);
  expect(contentsOf(dataDir)).toEqual(before);
}

test('an API on another origin than the pages is refused', async () => {
  const addresses = { PUBLIC_URL: 'https://a.example', API_URL: 'https://api.a.example' };

  await expectRefusal(/^API_URL is on another origin than PUBLIC_URL/, addresses);
});

test('other system users cannot read a new data directory', () => {
  expect(statSync(usedDirectory).mode & 0o777).toBe(0o700);
  expect(statSync(join(usedDirectory, 'secret')).mode & 0o777).toBe(0o600);
});

test('a database without PG_VERSION is refused, and starts again once the file is restored', async () => {
  renameSync(dataPath('pg/PG_VERSION'), join(directory, 'PG_VERSION'));
  await expectRefusal(/not complete: PG_VERSION is missing\. Nothing was changed/);

  renameSync(join(directory, 'PG_VERSION'), dataPath('pg/PG_VERSION'));
  expect(await startAndStop({ DATA_DIR: dataDir })).toMatchObject({ status: 0 });
});

test('no new database is created over an existing or partial one', async () => {
  rmSync(dataPath('pg'), { recursive: true });
  await expectRefusal(/held a database, but .*pg is missing/);

  mkdirSync(dataPath('pg'));
  await expectRefusal(/not complete: PG_VERSION is missing/);
});

test('a database of another installation is refused', async () => {
  writeFileSync(dataPath('instance'), '00000000-0000-4000-8000-000000000000');

  await expectRefusal(/belongs to another installation/);
});

test.each([
  ['empty', ''],
  ['cut short', 'only so much'],
])('a secret that is %s is refused', async (what, text) => {
  writeFileSync(dataPath('secret'), text);

  await expectRefusal(new RegExp(`secret is ${what}\\. Nothing was changed`));
});

test('a lost secret is not replaced automatically, and another one works only after it is accepted', async () => {
  const secret = 'another secret of more than 32 characters';
  rmSync(dataPath('secret'));
  await expectRefusal(/secret is missing.*accept-secret/);

  const other = await startAndStop({ DATA_DIR: dataDir, SECRET: secret });
  expect(other).toMatchObject({ status: 78, said: expect.stringMatching(/^The secret in SECRET/) });
  const config = readConfig({ DATA_DIR: dataDir, SECRET: secret });
  await withOperatorServices(config, { print: () => {}, acceptSecret: true }, async () => {});
  expect(await startAndStop({ DATA_DIR: dataDir, SECRET: secret })).toMatchObject({ status: 0 });
});

test('a damaged control file, lock file or log file is reported in one line', async () => {
  const control = readFileSync(dataPath('pg/global/pg_control'));
  writeFileSync(dataPath('pg/global/pg_control'), Buffer.alloc(8192, 7));
  const damaged = await startAndStop({ DATA_DIR: dataDir });
  expect(damaged.said.trim()).toMatch(/^The database in \S+ cannot be opened: .+ from a backup\.$/);
  expect(damaged.status).toBe(78);

  writeFileSync(dataPath('pg/global/pg_control'), control);
  const lock = readFileSync(dataPath('lock.sqlite'));
  writeFileSync(dataPath('lock.sqlite'), Buffer.alloc(8192, 7));
  await expectRefusal(/^The lock file \S+ is damaged/);

  writeFileSync(dataPath('lock.sqlite'), lock);
  await expectRefusal(/^\S+ cannot be used: E/, {
    LOG_FILE: join(dataPath('secret'), 'server.log'),
  });
});

test.each([
  ['ENOSPC', 1, /^There is no space left on the disk of \S+\. Free some space and start again\.$/],
  ['EROFS', 78, /cannot be written: the file system is read-only\.$/],
])(
  'a first start on a disk that fails with %s reports it, leaves no partial secret, and succeeds later',
  async (code, status, line) => {
    const fresh = join(directory, `fresh-${code}`);
    mkdirSync(fresh);
    chmodSync(fresh, 0o700);
    const env = { DATA_DIR: fresh, LOG_FILE: '-' };
    const disk = { FAILING_DISK: code, FAILING_DISK_UNDER: fresh };
    const first = await startAndStop({ ...env, ...disk }, { preload: 'failing-disk.mjs' });

    expect(first.said.trim()).toMatch(line);
    expect(first.status).toBe(status);
    expect(readdirSync(fresh)).not.toContain('secret');
    expect(await startAndStop(env)).toMatchObject({ status: 0 });
  },
);

test('PostgreSQL that does not answer, or lacks the database, is reported in one line', async () => {
  const url = (port: number) => `postgres://ann:hidden@127.0.0.1:${port}/longhand`;
  const down = await startAndStop({ DATA_DIR: dataDir, DATABASE_URL: url(await findFreePort()) });
  expect(down.status).toBe(1);
  expect(down.said).toMatch(
    /^PostgreSQL at 127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\)\.\n$/,
  );

  const port = await findFreePort();
  const server = createServer((socket) => {
    const fields = 'SFATAL\0C3D000\0Mdatabase "longhand" does not exist\0\0';
    const length = Buffer.alloc(4);
    length.writeUInt32BE(fields.length + 4);
    socket.once('data', () =>
      socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])),
    );
  }).listen(port, '127.0.0.1');
  const lacking = await startAndStop({ DATA_DIR: dataDir, DATABASE_URL: url(port) });
  server.close();

  expect(lacking.status).toBe(78);
  expect(lacking.said).toMatch(
    /^DATABASE_URL names the database “longhand”, which does not exist\. .*\n$/,
  );
});

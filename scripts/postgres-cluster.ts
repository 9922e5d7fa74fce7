import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { aptInstall } from './apt-install.ts';

export interface PostgresCluster {
  url: string;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL for tests: the one that DATABASE_URL names, else a throw-away cluster from this
 * machine's binaries, which root gets from Debian when there are none. It ends with this process,
 * however that ends.
 */
export async function startPostgres(): Promise<PostgresCluster> {
  const given = process.env['DATABASE_URL'];

  if (given !== undefined) return { url: given, stop: async () => {} };
  const binaries = findBinaries() ?? installBinaries();
  const account = unprivilegedAccount();
  const directory = mkdtempSync(join(tmpdir(), 'longhand-postgres-'));

  if (account.uid !== undefined) chownSync(directory, account.uid, account.gid);
  execFileSync(
    join(binaries, 'initdb'),
    [
      '-D',
      join(directory, 'data'),
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '-N',
    ],
    { ...account, cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] },
  );

  return await startCluster({ binaries, account, directory, port: await freePort() });
}

/** Nothing when this process is no root and needs no other account. */
type Account = { uid: number; gid: number } | { uid?: never };

async function startCluster(cluster: {
  binaries: string;
  account: Account;
  directory: string;
  port: number;
}): Promise<PostgresCluster> {
  const { binaries, account, directory, port } = cluster;
  const settings = {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '60',
  };
  const server = spawn(
    'sh',
    [
      ...[
        '-c',
        serveUntilClosed,
        directory,
        join(binaries, 'postgres'),
        '-D',
        join(directory, 'data'),
      ],
      ...['-p', String(port), '-h', '127.0.0.1', '-k', directory],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...account, cwd: directory, detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    server.ref();
    server.stdin.end();
    await ended;
  };

  server.unref();
  if (await answers(url)) return { url, stop };
  await stop();
  throw new Error('The throw-away PostgreSQL did not start.');
}

/** The pipe to its input closes when this process is gone; a signal to the terminal's group does not reach it. */
const serveUntilClosed = `
  "$@" & server=$!
  cat > /dev/null
  kill -INT $server
  wait $server
  rm -rf "$0"
`;

async function answers(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const client = new pg.Client({ connectionString: url });

    try {
      await client.connect();
      await client.end();

      return true;
    } catch {
      await wait(100);
    }
  }

  return false;
}

function findBinaries(): string | undefined {
  const inPath = (process.env['PATH'] ?? '').split(delimiter);
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];

  return [...inPath, ...versions.map((version) => join(debian, version, 'bin'))].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

function installBinaries(): string {
  aptInstall(['postgresql'], {
    '/etc/postgresql-common/createcluster.conf': 'create_main_cluster = false\n',
  });
  const binaries = findBinaries();

  if (binaries === undefined)
    throw new Error('Debian installed PostgreSQL, but not where it is looked for.');

  return binaries;
}

/** PostgreSQL refuses to run as root: Debian's package makes a user for it, else anybody will do. */
function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {};

  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));

      return { uid: id('-u'), gid: id('-g') };
    } catch {}
  }

  throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));

  if (address === null || typeof address === 'string') throw new Error('No free port.');

  return address.port;
}

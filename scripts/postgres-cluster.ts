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
 * A PostgreSQL server for tests: the one in DATABASE_URL, or a temporary cluster from installed binaries, which root installs from Debian
 * if necessary. It stops with this process, however that ends. `isDurable`: commits wait for the disk, as in an installation.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresCluster> {
  const configuredUrl = process.env['DATABASE_URL'];

  if (configuredUrl !== undefined) return { url: configuredUrl, stop: async () => {} };
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

  return await startCluster({ binaries, account, directory, port: await freePort(), isDurable });
}

/** Empty if this process does not run as root. */
type UnixAccount = { uid: number; gid: number } | { uid?: never };

async function startCluster(cluster: {
  binaries: string;
  account: UnixAccount;
  directory: string;
  port: number;
  isDurable: boolean;
}): Promise<PostgresCluster> {
  const { binaries, account, directory, port, isDurable } = cluster;
  const settings = {
    ...(!isDurable && { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
    max_connections: '60',
  };
  const server = spawn(
    'sh',
    [
      ...['-c', serverScript, directory, join(binaries, 'postgres'), '-D', join(directory, 'data')],
      ...['-p', String(port), '-h', '127.0.0.1', '-k', directory],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...account, cwd: directory, detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    server.ref();
    server.stdin.end();
    await exited;
  };

  server.unref();
  if (await waitUntilReady(url)) return { url, stop };
  await stop();
  throw new Error('The temporary PostgreSQL server did not start.');
}

/** Its input pipe closes when this process ends; terminal signals do not reach its process group. */
const serverScript = `
  "$@" & server=$!
  cat > /dev/null
  kill -INT $server
  wait $server
  rm -rf "$0"
`;

async function waitUntilReady(url: string): Promise<boolean> {
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
  const pathFolders = (process.env['PATH'] ?? '').split(delimiter);
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];

  return [...pathFolders, ...versions.map((version) => join(debian, version, 'bin'))].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

function installBinaries(): string {
  aptInstall(['postgresql'], {
    '/etc/postgresql-common/createcluster.conf': 'create_main_cluster = false\n',
  });
  const binaries = findBinaries();

  if (binaries === undefined)
    throw new Error('PostgreSQL was installed from Debian but its binaries were not found.');

  return binaries;
}

/** PostgreSQL refuses to run as root: uses the account of Debian's package, or nobody. */
function unprivilegedAccount(): UnixAccount {
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

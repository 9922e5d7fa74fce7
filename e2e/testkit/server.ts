import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mailbox } from './mailbox.ts';

const root = join(import.meta.dirname, '../..');
const startTimeoutMs = 60_000;
const lateRepliesSeed = process.env['LATE_REPLIES'];

/** A real Longhand server in its own process. Its data directory survives restarts of the process. */
export type Server = {
  origin: string;
  /** Output so far (stdout and stderr). */
  output(): string;
  /** Id of the current process. */
  pid(): number;
  /** Kills the process without warning, as a power failure would. */
  kill(): Promise<void>;
  /** Restarts on the same data and address; `aheadMs` sets its clock ahead. */
  start(options?: { aheadMs?: number }): Promise<void>;
  /** Kills the process and deletes its data. */
  remove(): Promise<void>;
};

type Env = Record<string, string>;

/**
 * @param env extra environment variables, or a function that derives them from the server's origin
 * @param host a host name where an IP address does not work, as for passkeys
 */
export async function startServer(
  mailbox: Mailbox,
  env: Env | ((origin: string) => Promise<Env>) = {},
  host = '127.0.0.1',
): Promise<Server> {
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const extraEnv = typeof env === 'function' ? await env(origin) : env;
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-data-'));
  let output = '';
  let child: ChildProcess | undefined;

  const start = async ({ aheadMs = 0 } = {}) => {
    const started = spawn(
      process.execPath,
      [
        '--liftoff-only',
        ...['--import', './scripts/quick-imports.mjs'],
        ...['--import', './scripts/end-with-launcher.mjs'],
        ...(aheadMs === 0 ? [] : ['--import', './e2e/testkit/clock-ahead.ts']),
        ...(lateRepliesSeed === undefined ? [] : ['--import', './e2e/testkit/late-replies.ts']),
        'apps/server/src/main.ts',
      ],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: {
          NODE_ENV: 'production',
          PATH: process.env['PATH'],
          HOME: process.env['HOME'],
          TMPDIR: tmpdir(),
          PORT: String(port),
          HOST: '127.0.0.1',
          PUBLIC_URL: origin,
          DATA_DIR: dataDir,
          SMTP_URL: mailbox.url,
          LOG_FILE: '-',
          CLOCK_AHEAD_MS: String(aheadMs),
          LATE_REPLIES: lateRepliesSeed,
          ...extraEnv,
        },
      },
    );
    child = started;
    started.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    started.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    await waitUntilReady(origin, started, () => output);
  };

  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;

    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };

  await start();

  return {
    origin,
    output: () => output,
    pid: () => child?.pid ?? 0,
    kill,
    start,
    async remove() {
      await kill(); // no graceful shutdown: its data is deleted anyway
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo; // a listening TCP server has a port
      probe.close(() => resolve(port));
    });
  });
}

async function waitUntilReady(origin: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const isReady = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;

    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not become ready. Output:\n${output()}`);
}

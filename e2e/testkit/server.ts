import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mailbox } from './mailbox.ts';

const root = join(import.meta.dirname, '../..');
const patienceMs = 60_000;
const late = process.env['LATE_REPLIES'];

/** A real Longhand server in a process of its own, on a data directory that outlives the process. */
export type Server = {
  origin: string;
  /** What it has printed so far. */
  printed(): string;
  /** Of the process that runs now. */
  pid(): number;
  /** Ends the process without a warning, as a power cut does. */
  kill(): Promise<void>;
  /** Starts again on the same data and address; `aheadMs` sets its clock ahead. */
  start(options?: { aheadMs?: number }): Promise<void>;
  /** Ends the process and removes its data. */
  remove(): Promise<void>;
};

type Env = Record<string, string>;

/**
 * @param env more of the environment, where it depends on its address made from that
 * @param host a name where an address of figures is not enough, as for passkeys
 */
export async function openServer(
  mailbox: Mailbox,
  env: Env | ((origin: string) => Promise<Env>) = {},
  host = '127.0.0.1',
): Promise<Server> {
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const given = typeof env === 'function' ? await env(origin) : env;
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
        ...(late === undefined ? [] : ['--import', './e2e/testkit/late-replies.ts']),
        'apps/server/src/main.ts',
      ],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: {
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
          LATE_REPLIES: late,
          ...given,
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
    await untilReady(origin, started, () => output);
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
    printed: () => output,
    pid: () => child?.pid ?? 0,
    kill,
    start,
    async remove() {
      await kill(); // what it would still put in order goes with its data
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo; // a TCP server that listens has one
      probe.close(() => resolve(port));
    });
  });
}

async function untilReady(origin: string, child: ChildProcess, output: () => string) {
  const lastMoment = Date.now() + patienceMs;
  while (Date.now() < lastMoment) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const isReady = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;

    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not get ready. It printed:\n${output()}`);
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

type ProcessOptions = { execArgv?: readonly string[]; env?: Record<string, string> };

/** Runs the server as a child process on `dataDir`, always on the same port. */
export class ServerProcess {
  readonly origin: string;
  readonly #port: number;
  readonly #dataDir: string;
  #child: ChildProcess | undefined;
  #printed = '';

  readonly #how: ProcessOptions;

  constructor(dataDir: string, port: number, how: ProcessOptions = {}) {
    this.#how = how;
    this.#dataDir = dataDir;
    this.#port = port;
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** Resolves when the server is ready for requests. */
  async start(): Promise<void> {
    const child = fork(join(import.meta.dirname, '../main.ts'), {
      execArgv: [
        ...(this.#how.execArgv ?? ['--liftoff-only']),
        '--disable-warning=ExperimentalWarning',
      ],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        PUBLIC_URL: this.origin,
        DATA_DIR: this.#dataDir,
        LOG_LEVEL: 'warn',
        LOG_FILE: '-',
        REQUESTS_PER_MINUTE_OF_USER: '1000000',
        ...this.#how.env,
      },
    });

    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.#printed += chunk;
      });
    }
    while (!(await isReady(this.origin))) {
      if (child.exitCode !== null) throw new Error(`The server ended: ${this.#printed}`);
      await wait(20);
    }
  }

  /** Resolves with the first match in the process output. */
  async waitForOutput(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(this.#printed)?.[0];

      if (found !== undefined) return found;
      await wait(20);
    }
  }

  /** Peak resident memory in bytes, from Linux's /proc. */
  peakMemory(): number {
    const status = readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8');

    return 1024 * Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]);
  }

  /** Returns the exit status; null when killed by the signal. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<number | null> {
    const child = this.#child;

    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = once(child, 'exit');

    child.kill(signal);
    await ended;

    return child.exitCode;
  }
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');

  if (address === null || typeof address === 'string') throw new Error('No free port was found.');

  return address.port;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

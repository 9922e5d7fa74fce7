import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** One step of a command: a script or a program's own JavaScript, run by this Node. */
export interface Part {
  name: string;
  script: string;
  args?: string[];
  env?: Record<string, string>;
  /** After so many minutes the part has failed and is ended. */
  budgetMinutes: number;
  /** Keeps what the part prints until it has ended, for parts that run side by side. */
  isQuiet?: boolean;
}

export interface Outcome {
  status: number;
  printed: string;
}

/** Runs the part in a process group of its own, of which nothing is left when this answers. */
export async function runPart(part: Part): Promise<Outcome> {
  const child = spawn(
    process.execPath,
    [...process.execArgv, join(root, part.script), ...(part.args ?? [])],
    {
      cwd: root,
      detached: true,
      stdio: [
        'ignore',
        part.isQuiet ? 'pipe' : 'inherit',
        part.isQuiet ? 'pipe' : 'inherit',
        'ipc',
      ],
      env: { ...process.env, ...part.env },
    },
  );
  let printed = '';

  running.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      printed += chunk;
    });
  }
  const timer = setTimeout(() => endGroup(child, 'SIGTERM'), part.budgetMinutes * 60_000);
  const status = await new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', () => resolve(1));
  });

  clearTimeout(timer);
  running.delete(child);
  endGroup(child, 'SIGKILL');

  return { status, printed };
}

/** Ends every part that still runs; for a command that is asked to end itself. */
export function endParts(): void {
  for (const child of running) endGroup(child, 'SIGKILL');
}

const running = new Set<ChildProcess>();

function endGroup({ pid }: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (pid === undefined) return;

  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended by itself.
  }
}

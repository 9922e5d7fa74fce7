import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** A step of a command: a script or a program's JavaScript, run by this Node. */
export interface CommandStep {
  name: string;
  script: string;
  args?: string[];
  env?: Record<string, string>;
  /** After this time the step fails and is killed. */
  budgetMinutes: number;
  /** Buffers the output until the step ends, for steps that run in parallel. */
  capturesOutput?: boolean;
}

export interface StepResult {
  status: number;
  output: string;
}

/** Runs a step in its own process group and kills the remaining processes of the group before it resolves. */
export async function runStep(commandStep: CommandStep): Promise<StepResult> {
  const child = spawn(
    process.execPath,
    [...process.execArgv, join(root, commandStep.script), ...(commandStep.args ?? [])],
    {
      cwd: root,
      detached: true,
      stdio: [
        'ignore',
        commandStep.capturesOutput ? 'pipe' : 'inherit',
        commandStep.capturesOutput ? 'pipe' : 'inherit',
        'ipc',
      ],
      env: { ...process.env, ...commandStep.env },
    },
  );
  let output = '';

  runningProcesses.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const timer = setTimeout(
    () => killProcessGroup(child, 'SIGTERM'),
    commandStep.budgetMinutes * 60_000,
  );
  const status = await new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', () => resolve(1));
  });

  clearTimeout(timer);
  runningProcesses.delete(child);
  killProcessGroup(child, 'SIGKILL');

  return { status, output };
}

/** Kills all running steps; used when the command itself is terminated. */
export function killSteps(): void {
  for (const child of runningProcesses) killProcessGroup(child, 'SIGKILL');
}

const runningProcesses = new Set<ChildProcess>();

function killProcessGroup({ pid }: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (pid === undefined) return;

  try {
    process.kill(-pid, signal);
  } catch {
    // The group has already exited.
  }
}

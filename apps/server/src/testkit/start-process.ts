import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findFreePort } from './server-process.ts';

type ProcessResult = { status: number | null; said: string };

/** Starts the server as an operator does, stops it with SIGTERM once it is ready, and returns its exit status and output. */
export async function startAndStop(
  env: Record<string, string>,
  { preload }: { preload?: string } = {},
): Promise<ProcessResult> {
  const port = String(await findFreePort());
  const flags = ['--liftoff-only', '--disable-warning=ExperimentalWarning'];
  const imports = preload === undefined ? [] : ['--import', join(import.meta.dirname, preload)];
  const child = spawn(
    process.execPath,
    [...flags, ...imports, join(import.meta.dirname, '../main.ts')],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'warn', ...env },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece) => {
      output += String(piece);
      if (/^Longhand is ready/m.test(output)) child.kill('SIGTERM');
    });
  }

  return await new Promise((resolve) => {
    child.on('close', (status) => resolve({ status, said: output }));
  });
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './server-process.ts';

type Ended = { status: number | null; said: string };

/** Starts the server as an operator does and stops it in order once it is ready; answers with its exit status and all it said. */
export async function startAndStop(
  env: Record<string, string>,
  { preload }: { preload?: string } = {},
): Promise<Ended> {
  const port = String(await freePort());
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
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece) => {
      said += String(piece);
      if (/^Longhand is ready/m.test(said)) child.kill('SIGTERM');
    });
  }

  return await new Promise((resolve) => {
    child.on('close', (status) => resolve({ status, said }));
  });
}

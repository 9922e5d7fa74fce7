import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './parts.ts';

/**
 * `npm run dev`: the server, restarted when its sources change, and Vite's server with reload, which
 * passes what it does not serve itself on to the other. `-- --pseudo` shows English longer and marked, and outlines what overflows.
 */
const isPseudo = process.argv.includes('--pseudo');

const parts = [
  spawn(
    process.execPath,
    [...process.execArgv, '--watch', '--watch-preserve-output', 'apps/server/src/main.ts'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
  ),
  spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js')], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    env: { ...process.env, LONGHAND_PSEUDO: isPseudo ? '1' : '0' },
  }),
];

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
for (const part of parts) part.on('exit', end);

function end() {
  for (const part of parts) part.kill('SIGTERM');
}

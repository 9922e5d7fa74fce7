import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './command-steps.ts';

/**
 * `npm run dev`: the server, restarted when its sources change, and the Vite server with hot reload, which proxies other requests to it.
 * `-- --pseudo` uses a pseudo-locale (longer, marked English) and outlines overflowing elements.
 */
const isPseudo = process.argv.includes('--pseudo');

const processes = [
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

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stopAll);
for (const childProcess of processes) childProcess.on('exit', stopAll);

function stopAll() {
  for (const childProcess of processes) childProcess.kill('SIGTERM');
}

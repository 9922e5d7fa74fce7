import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryEnvironment, memoryFlags } from './server-memory.mjs';

/**
 * Entry point of every npm command. Runs on any Node from 20 on before anything is installed: it installs missing packages, then runs
 * `scripts/<command>.ts` with the Node 24 from the packages.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = 'start', ...args] = process.argv.slice(2);
const isServer = ['start', 'demo'].includes(command);

installIfStale();
useOwnHooks();
run(findNode());

function installIfStale() {
  const installed = join(root, 'node_modules/.package-lock.json');
  const lockfile = join(root, 'package-lock.json');
  const stamp = join(root, 'node_modules/.longhand-lockfile');
  const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex');

  if (existsSync(installed)) {
    const isStamped = existsSync(stamp);

    if (isStamped && readFileSync(stamp, 'utf8') === wanted) return;
    if (!isStamped && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;
  }

  console.log('Installing packages (npm ci)…');
  const npm = process.env.npm_execpath;
  const call = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const words = ['ci', '--no-audit', '--no-fund', ...quiet()];
  const { status } = spawnSync(call[0], [...call.slice(1), ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, npm_config_cache: npmCache() },
    shell: process.platform === 'win32',
  });

  if (status !== 0) stop('npm ci did not succeed; its messages are above.');
  writeFileSync(stamp, wanted);
}

/**
 * On an older Node npm warns about every package that requires a newer one, although Node 24 is installed with the packages. Errors are
 * still shown, and an explicit log level is respected.
 */
function quiet() {
  return process.env.npm_config_loglevel === undefined ? ['--loglevel=error'] : [];
}

/** npm's own cache, or a local one if that is not writable (a service account without a home directory). */
function npmCache() {
  const usual = process.env.npm_config_cache ?? join(homedir(), '.npm');

  try {
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);

    return usual;
  } catch {
    return join(root, '.cache/npm');
  }
}

function useOwnHooks() {
  if (!existsSync(join(root, '.git'))) return;
  const git = (...words) =>
    spawnSync('git', ['-C', root, 'config', ...words], { encoding: 'utf8' });

  if (git('core.hooksPath').stdout?.trim() !== 'scripts/hooks')
    git('core.hooksPath', 'scripts/hooks');
}

function findNode() {
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const brought = join(root, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');

  if (spawnSync(brought, ['--version']).status === 0) return brought;
  const [major, minor] = process.versions.node.split('.').map(Number);

  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;

  return stop(
    `Longhand needs Node 22.18 or newer and brings none for ${process.platform} on ${process.arch}; this is Node ${process.versions.node}.`,
  );
}

function run(node) {
  const script = join(root, 'scripts', `${command}.ts`);

  if (!existsSync(script)) stop(`There is no command "${command}".`);
  const child = spawn(node, [...flags(), script, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...(isServer && { NODE_ENV: 'production', ...memoryEnvironment }), // React has a slow development build
      ...process.env,
      LONGHAND_CWD: process.env.INIT_CWD ?? process.cwd(),
    },
  });

  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  stopWithNpm(child);
  child.on('error', (error) => stop(error.message));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** One preload speeds up the server's imports; the other ends the child process when this process is gone. */
function flags() {
  const ofServer = [...memoryFlags(memoryHere()), ...preload('quick-imports.mjs')];

  return [
    ...(isServer ? ofServer : []),
    '--disable-warning=ExperimentalWarning',
    ...preload('end-with-launcher.mjs'),
  ];
}

/** Memory of the machine, or of the container if that is less. */
function memoryHere() {
  const bounded = process.constrainedMemory?.() ?? 0;

  return bounded > 0 ? Math.min(bounded, totalmem()) : totalmem();
}

function preload(file) {
  return ['--import', new URL(file, import.meta.url).href];
}

/** npm forwards signals, but not when it is killed itself; its shell in between would keep running. */
function stopWithNpm(child) {
  const npm = [process.ppid, parentOf(process.ppid)].find((pid) => /^npm\b/.test(nameOf(pid)));

  if (npm === undefined) return;
  setInterval(() => {
    if (!/^npm\b/.test(nameOf(npm))) child.kill('SIGTERM');
  }, 1000).unref();
}

/** Read from /proc on Linux; on other systems npm is not watched. */
function parentOf(pid) {
  const parent = /^PPid:\s+(\d+)$/m.exec(readProcess(pid, 'status'))?.[1];

  return parent === undefined ? undefined : Number(parent);
}

function nameOf(pid) {
  return pid === undefined ? '' : readProcess(pid, 'cmdline');
}

function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

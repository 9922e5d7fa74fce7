import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Installs Debian packages; requires root. `settings` are configuration files written before, if missing, for packages that would do more
 * than install (for example start a server).
 */
export function aptInstall(packages: string[], settings: Record<string, string> = {}): void {
  if (process.getuid?.() !== 0) {
    throw new Error(
      `Missing on this machine, and only root can install it: ${packages.join(' ')}.`,
    );
  }

  for (const [file, text] of Object.entries(settings)) {
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`Installing ${packages.join(' ')} (apt-get)…`);
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
}

function apt(...args: string[]): void {
  const { status } = spawnSync('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

  if (status !== 0) throw new Error(`apt-get ${args[0]} did not succeed.`);
}

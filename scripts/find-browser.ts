import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt-install.ts';

/**
 * A Chromium for the browser stories: the one that CHROMIUM_PATH names, this machine's, the one that
 * comes as a package, or Debian's, which root can install.
 */
export async function findBrowser(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];

  if (given !== undefined) return given;
  const found = ofThisMachine() ?? (await fromPackage());

  if (found !== undefined) return found;
  aptInstall(['chromium']);
  const installed = ofThisMachine();

  if (installed === undefined) throw new Error('Debian installed Chromium, but it does not start.');

  return installed;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function ofThisMachine(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);

  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(starts);
}

/** It is made for Amazon's Linux; told that this is one, it also brings the libraries it needs. */
async function fromPackage(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();

  return starts(path) ? path : undefined;
}

/** Asking for its version also shows whether its libraries are there. */
function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 60_000 }).status === 0;
}

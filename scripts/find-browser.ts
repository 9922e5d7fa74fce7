import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt-install.ts';

/**
 * Finds a Chromium for the browser stories: the one in CHROMIUM_PATH, an installed one, the npm package, or Debian's, which root can
 * install.
 */
export async function findBrowser(): Promise<string> {
  const configuredPath = process.env['CHROMIUM_PATH'];

  if (configuredPath !== undefined) return configuredPath;
  const foundPath = findInPath() ?? (await findInPackage());

  if (foundPath !== undefined) return foundPath;
  aptInstall(['chromium']);
  const installedPath = findInPath();

  if (installedPath === undefined)
    throw new Error('Chromium was installed from Debian but does not start.');

  return installedPath;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function findInPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);

  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(canStart);
}

/** The package targets AWS Lambda; with this variable set it also unpacks its libraries. */
async function findInPackage(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();

  return canStart(path) ? path : undefined;
}

/** Printing its version also verifies that its libraries are available. */
function canStart(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 60_000 }).status === 0;
}

import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The browser that the stories run in: the one that `CHROMIUM_PATH` names, else the system's. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: executablePath(), args: quiet });
}

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function executablePath(): string {
  const named = process.env['CHROMIUM_PATH'];
  const found = [...(named ? [named] : []), ...usual].find((path) => existsSync(path));
  if (found === undefined) {
    throw new Error(`No browser: set CHROMIUM_PATH or install one of ${usual.join(', ')}.`);
  }

  return found;
}

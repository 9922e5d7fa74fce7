import { type Browser, chromium } from 'playwright-core';

/** Launches the browser that `prepare.ts` found. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (executablePath === undefined) throw new Error('No browser: prepare() was not called.');

  return chromium.launch({ executablePath, args: launchFlags });
}

const launchFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

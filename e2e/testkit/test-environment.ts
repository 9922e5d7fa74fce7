import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import prepare from './prepare.ts';
import { type Server, startServer } from './server.ts';

export type TestEnvironment = { browser: Browser; mailbox: Mailbox; server: Server };

/** Runs `act` with a browser, a mailbox and a server, for scripts and benchmarks outside the test runner. */
export async function withTestEnvironment(
  run: (stage: TestEnvironment) => Promise<void>,
): Promise<void> {
  await prepare();
  const mailbox = await openMailbox();
  const server = await startServer(mailbox);
  const browser = await launchBrowser();
  try {
    await run({ browser, mailbox, server });
  } finally {
    await browser.close();
    await server.remove();
    await mailbox.close();
  }
}

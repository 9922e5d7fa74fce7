import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import prepare from './prepare.ts';
import { openServer, type Server } from './server.ts';

export type Stage = { browser: Browser; mailbox: Mailbox; server: Server };

/** A browser, a mailbox and a server for as long as `act` takes: for what is not a story. */
export async function onStage(act: (stage: Stage) => Promise<void>): Promise<void> {
  await prepare();
  const mailbox = await openMailbox();
  const server = await openServer(mailbox);
  const browser = await launchBrowser();
  try {
    await act({ browser, mailbox, server });
  } finally {
    await browser.close();
    await server.remove();
    await mailbox.close();
  }
}

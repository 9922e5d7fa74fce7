import { type Mailbox, openMailbox } from '../e2e/testkit/mailbox.ts';
import { type Server, startServer } from '../e2e/testkit/server.ts';
import type { BenchDatabase } from './on-both-databases.ts';

export type BenchServer = { server: Server; mailbox: Mailbox; remove(): Promise<void> };

/** Starts a server with rate limits turned off, and a mailbox for its users. */
export async function startBenchServer(
  { url }: Pick<BenchDatabase, 'url'>,
  env: Record<string, string> = {},
): Promise<BenchServer> {
  const mailbox = await openMailbox();
  const server = await startServer(mailbox, {
    REQUESTS_PER_MINUTE_OF_USER: '100000000',
    ...(url === undefined ? {} : { DATABASE_URL: url }),
    ...env,
  });

  return {
    server,
    mailbox,
    async remove() {
      await server.remove();
      await mailbox.close();
    },
  };
}

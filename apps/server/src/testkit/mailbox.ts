import { asc, eq } from 'drizzle-orm';
import { outbox } from '../platform/mail/tables.ts';
import type { TestServer } from './server.ts';

/** What was written to an address, the oldest first. Without a mail server all mail stays in the outbox. */
export async function mailsTo({ services }: TestServer, address: string) {
  return await services.db
    .select()
    .from(outbox)
    .where(eq(outbox.to, address))
    .orderBy(asc(outbox.createdAt));
}

/** The code in the newest mail to an address. */
export async function codeFor(server: TestServer, address: string): Promise<string> {
  const mails = await mailsTo(server, address);
  const code = mails.at(-1)?.text?.match(/^\d{6}$/m)?.[0];
  if (code === undefined) throw new Error(`There is no mail with a code for ${address}.`);

  return code;
}

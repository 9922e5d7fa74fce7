import { asc, eq } from 'drizzle-orm';
import { outbox } from '../platform/mail/tables.ts';
import type { TestServer } from './server.ts';

/** Emails to an address, oldest first. Without an SMTP server all emails stay in the outbox. */
export async function emailsTo({ services }: TestServer, address: string) {
  return await services.db
    .select()
    .from(outbox)
    .where(eq(outbox.to, address))
    .orderBy(asc(outbox.createdAt));
}

/** The verification code in the newest email to an address. */
export async function readCode(server: TestServer, address: string): Promise<string> {
  const emails = await emailsTo(server, address);
  const code = emails.at(-1)?.text?.match(/^\d{6}$/m)?.[0];
  if (code === undefined) throw new Error(`There is no mail with a code for ${address}.`);

  return code;
}

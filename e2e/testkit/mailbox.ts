import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type Email = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** By name in lower case. */
  headers: ReadonlyMap<string, string>;
};

/** A real SMTP server on localhost that stores all email it receives and can wait for email to arrive. */
export type Mailbox = {
  url: string;
  /** The newest email to this address; waits for the first one. */
  lastTo(address: string): Promise<Email>;
  /** The six-digit code in the newest email to this address; waits until more than `after` emails have arrived. */
  codeFor(address: string, after?: number): Promise<string>;
  countFor(address: string): number;
  /** Subjects of all emails to this address, oldest first. */
  subjectsFor(address: string): string[];
  /** Rejects email to an address from now on, as if it did not exist, or accepts it again. */
  setRejected(address: string, isRejected: boolean): void;
  close(): Promise<void>;
};

const timeoutMs = 15_000;

export async function openMailbox(): Promise<Mailbox> {
  const emails: Email[] = [];
  const waiters = new Set<() => void>();
  const rejected = new Set<string>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _, done) {
      if (!rejected.has(address)) return done();
      done(Object.assign(new Error('5.1.1 No such address'), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const parsed = await PostalMime.parse(Buffer.concat(chunks));
        const { subject = '', html = '', text = html } = parsed;
        const headers = new Map(parsed.headers.map(({ key, value }) => [key, value]));
        for (const { address } of session.envelope.rcptTo) {
          emails.push({ to: address, subject, text, html, headers });
        }
        for (const check of waiters) check();
        done();
      });
    },
  });
  server.on('error', () => {}); // a killed Longhand server drops its connection
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo; // a listening TCP server has a port

  const emailsTo = (address: string) => emails.filter((mail) => mail.to === address);

  const waitForEmail = (address: string, after: number) =>
    new Promise<Email>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiters.delete(check);
        reject(new Error(`No email to ${address} after the first ${after}.`));
      }, timeoutMs);
      const check = () => {
        const mail = emailsTo(address)[after] && emailsTo(address).at(-1);
        if (!mail) return;

        clearTimeout(timer);
        waiters.delete(check);
        resolve(mail);
      };
      waiters.add(check);
      check();
    });

  return {
    url: `smtp://127.0.0.1:${port}`,
    lastTo: (address) => waitForEmail(address, 0),
    codeFor: async (address, after = 0) => findCode(await waitForEmail(address, after)),
    countFor: (address) => emailsTo(address).length,
    subjectsFor: (address) => emailsTo(address).map(({ subject }) => subject),
    setRejected(address, isRejected) {
      if (isRejected) rejected.add(address);
      else rejected.delete(address);
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

function findCode({ text }: Email): string {
  const code = /\b(\d{3})\s?(\d{3})\b/.exec(text);
  if (!code) throw new Error(`No code in email:\n${text}`);

  return `${code[1]}${code[2]}`;
}

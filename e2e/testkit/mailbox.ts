import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type Mail = { to: string; subject: string; text: string };

/** A real mail server on loopback that keeps what it is sent, and waits for what is not there yet. */
export type Mailbox = {
  url: string;
  /** The newest mail to this address, waiting for the first. */
  lastTo(address: string): Promise<Mail>;
  /** The six digits of the newest mail to this address; `after` skips that many older mails. */
  codeFor(address: string, after?: number): Promise<string>;
  countFor(address: string): number;
  close(): Promise<void>;
};

const patienceMs = 15_000;

export async function openMailbox(): Promise<Mailbox> {
  const mails: Mail[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const parsed = await PostalMime.parse(Buffer.concat(chunks));
        const { subject = '', text = parsed.html ?? '' } = parsed;
        for (const { address } of session.envelope.rcptTo) {
          mails.push({ to: address, subject, text });
        }
        for (const look of waiting) look();
        done();
      });
    },
  });
  server.on('error', () => {}); // a server that is killed leaves its connection
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo; // a TCP server that listens has one

  const to = (address: string) => mails.filter((mail) => mail.to === address);

  const mailAfter = (address: string, after: number) =>
    new Promise<Mail>((resolve, reject) => {
      const late = setTimeout(() => {
        waiting.delete(look);
        reject(new Error(`No mail to ${address} beyond the ${after} that came before.`));
      }, patienceMs);
      const look = () => {
        const mail = to(address)[after] && to(address).at(-1);
        if (!mail) return;

        clearTimeout(late);
        waiting.delete(look);
        resolve(mail);
      };
      waiting.add(look);
      look();
    });

  return {
    url: `smtp://127.0.0.1:${port}`,
    lastTo: (address) => mailAfter(address, 0),
    codeFor: async (address, after = 0) => codeIn(await mailAfter(address, after)),
    countFor: (address) => to(address).length,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

function codeIn({ text }: Mail): string {
  const code = /\b(\d{3})\s?(\d{3})\b/.exec(text);
  if (!code) throw new Error(`A mail without a code:\n${text}`);

  return `${code[1]}${code[2]}`;
}

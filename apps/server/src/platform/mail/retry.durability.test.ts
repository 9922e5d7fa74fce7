import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auth } from '@longhand/contract/auth';
import { createClient } from '@longhand/contract/client';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../../start-server.ts';
import { createHttpTransport } from '../../testkit/http-transport.ts';
import { findFreePort } from '../../testkit/server-process.ts';
import { readConfig } from '../env.ts';

const directory = mkdtempSync(join(tmpdir(), 'longhand-mail-'));
afterAll(() => rmSync(directory, { recursive: true }));
const pollOptions = { timeout: 90_000, interval: 200 };

/** An SMTP server whose first response to each address is given by `first`; it accepts every later email. */
async function openSmtpServer(first: Record<string, number>) {
  const recipients: string[] = [];
  const received = new Map<string, string>();
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const isFirst = !recipients.includes(address);
      recipients.push(address);
      const responseCode = isFirst ? first[address] : undefined;
      done(
        responseCode === undefined ? null : Object.assign(new Error('not now'), { responseCode }),
      );
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) {
          received.set(address, Buffer.concat(chunks).toString());
        }
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo; // a listening TCP server has a port

  return {
    asked: recipients,
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => smtp.close(),
  };
}

test('a deferred verification code email is retried automatically and completes the sign-up', async () => {
  const [ann, bob] = ['ann@example.org', 'bob@example.org'];
  const smtp = await openSmtpServer({ [ann]: 451, [bob]: 550 });
  const port = await findFreePort();
  const config = readConfig({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: directory,
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'fatal',
  });
  const server = await startServer(config, () => {});
  const visitors = [ann, bob].map((email) => ({
    email,
    auth: createClient(auth, createHttpTransport(config.PUBLIC_URL)),
  }));

  for (const { email, auth } of visitors) await auth.requestRegistration({ body: { email } });
  await expect.poll(() => smtp.received.has(ann), pollOptions).toBe(true);
  const code = /^(\d{6})\r$/m.exec(smtp.received.get(ann) ?? '')?.[1] ?? '';
  const body = { email: ann, code, password: 'forty drafts and a kettle' };
  await expect(visitors[0]?.auth.verifyRegistration({ body })).resolves.toMatchObject({
    user: { email: ann },
  });

  expect(smtp.asked.filter((address) => address === ann)).toHaveLength(2);
  expect(smtp.asked.filter((address) => address === bob)).toHaveLength(1);
  expect(smtp.received.has(bob)).toBe(false);
  await server.stop();
  smtp.close();
});

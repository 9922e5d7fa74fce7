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
import { openTransport } from '../../testkit/http-transport.ts';
import { freePort } from '../../testkit/server-process.ts';
import { readConfig } from '../env.ts';

const directory = mkdtempSync(join(tmpdir(), 'longhand-mail-'));
afterAll(() => rmSync(directory, { recursive: true }));
const patience = { timeout: 90_000, interval: 200 };

/** A mail server whose first answer to each address is that of `first`, and that takes every mail after it. */
async function openSmtp(first: Record<string, number>) {
  const asked: string[] = [];
  const received = new Map<string, string>();
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const isFirst = !asked.includes(address);
      asked.push(address);
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
  const { port } = smtp.server.address() as AddressInfo; // a TCP server that listens has one

  return { asked, received, url: `smtp://127.0.0.1:${port}`, close: () => smtp.close() };
}

test('a code that the mail server put off comes by itself when it is tried again, and signs up', async () => {
  const [ann, bob] = ['ann@example.org', 'bob@example.org'];
  const smtp = await openSmtp({ [ann]: 451, [bob]: 550 });
  const port = await freePort();
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
    auth: createClient(auth, openTransport(config.PUBLIC_URL)),
  }));

  for (const { email, auth } of visitors) await auth.requestRegistration({ body: { email } });
  await expect.poll(() => smtp.received.has(ann), patience).toBe(true);
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

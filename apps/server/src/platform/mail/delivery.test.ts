import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { mailsTo } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { mailJobs } from './jobs.ts';
import { deliverJob } from './mail.ts';
import { createPostman, type Postman } from './postman.ts';

const server = useServer();
const to = 'ann@example.org';
const letter = {
  subject: 'Your code',
  paragraphs: ['Your code:', 'It holds for 10 minutes.'],
  code: '123456',
  footer: 'Longhand',
};
const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A mail server that keeps what it is sent, or refuses everybody. */
async function openSmtp({ refuses = false } = {}) {
  const received: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuses ? new Error('no such mailbox') : null),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo; // a TCP server that listens has one
  closing.push(() => smtp.close());

  return { received, url: `smtp://127.0.0.1:${port}` };
}

async function post(postman: Postman) {
  closing.push(() => postman.close());
  await server.services.mail.send(server.services.db, { to, locale: 'en', kind: 'signup', letter });
  const [mail] = await mailsTo(server, to);
  const job = mailJobs(postman).find(({ name }) => name === deliverJob);

  return () => job?.run(server.services, { id: mail?.id ?? '' });
}

test('a mail is carried by SMTP as text and HTML, once, and then loses its words', async () => {
  const { received, url } = await openSmtp();
  const config = { ...server.services.config, SMTP_URL: url };
  const deliver = await post(createPostman({ config, print: () => {} }));
  await deliver();
  await deliver();

  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Subject: Your code');
  expect(received[0]).toContain('text/plain');
  expect(received[0]).toContain('text/html');
  expect(received[0]).toMatch(/^123456\r$/m);
  const [mail] = await mailsTo(server, to);
  expect(mail).toMatchObject({ sentAt: server.clock.now(), text: null, html: null });
});

test('a mail that is refused stays, says why, and fails its job, which is tried again', async () => {
  const { url } = await openSmtp({ refuses: true });
  const config = { ...server.services.config, SMTP_URL: url };
  const deliver = await post(createPostman({ config, print: () => {} }));

  await expect(deliver()).rejects.toThrow(/no such mailbox/);
  const [mail] = await mailsTo(server, to);
  expect(mail).toMatchObject({ attempts: 1, sentAt: null });
  expect(mail?.lastError).toContain('no such mailbox');
  expect(mail?.text).toContain('123456');
});

test('without a mail server a laptop prints the whole mail, and any other machine none of it', async () => {
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  const { config } = server.services;
  await (await post(createPostman({ config, print })))();
  expect(printed.join()).toMatch(/Mail to ann@example\.org\n(.*\n)*123456\n/);

  const open = { ...config, HOST: '0.0.0.0' };
  await (await post(createPostman({ config: open, print })))();
  expect(printed).toHaveLength(1);
});

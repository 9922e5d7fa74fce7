import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { emailsTo } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import type { EmailContent } from './email-content.ts';
import { mailJobs } from './jobs.ts';
import { deliverEmailJob } from './mail.ts';
import { createMailTransport, type MailTransport } from './mail-transport.ts';
import { isSuppressed, liftSuppression } from './suppressions.ts';

const server = useServer();
const to = 'ann@example.org';
const content = {
  subject: 'Your code',
  paragraphs: ['Your code:', 'It holds for 10 minutes.'],
  code: '123456',
  footer: 'Longhand',
};
const closing: (() => void)[] = [];
const day = 24 * 60 * 60_000;

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

type SmtpRejection = { code: number; words: string };

/** An SMTP server that stores what it receives, or rejects every recipient with the given response. */
async function openSmtpServer({ refuses }: { refuses?: SmtpRejection } = {}) {
  const received: string[] = [];
  const opened: { received: string[]; url: string; refuses: SmtpRejection | undefined } = {
    received,
    url: '',
    refuses,
  };
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, done) {
      const { code: responseCode, words } = opened.refuses ?? {};
      done(words === undefined ? null : Object.assign(new Error(words), { responseCode }));
    },
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
  const { port } = smtp.server.address() as AddressInfo; // a listening TCP server has a port
  closing.push(() => smtp.close());

  opened.url = `smtp://127.0.0.1:${port}`;

  return opened;
}

async function queueEmail(mailTransport: MailTransport, sent: EmailContent = content) {
  closing.push(() => mailTransport.close());
  await server.services.mail.send(server.services.db, {
    to,
    locale: 'en',
    kind: 'signup',
    content: sent,
  });
  const [mail] = await emailsTo(server, to);
  const job = mailJobs(mailTransport).find(({ name }) => name === deliverEmailJob);

  return () => job?.run(server.services, { id: mail?.id ?? '' });
}

test('an email is sent once by SMTP as text and HTML, then its content is cleared', async () => {
  const { received, url } = await openSmtpServer();
  const config = { ...server.services.config, SMTP_URL: url };
  const deliver = await queueEmail(createMailTransport({ config, print: () => {} }));
  await deliver();
  await deliver();

  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Subject: Your code');
  expect(received[0]).toContain('text/plain');
  expect(received[0]).toContain('text/html');
  expect(received[0]).toMatch(/^123456\r$/m);
  const [mail] = await emailsTo(server, to);
  expect(mail).toMatchObject({ sentAt: server.clock.now(), text: null, html: null });
});

test.each([
  [451, 'greylisted, try again later'],
  [421, 'too busy'],
])('an email deferred with %i stays, records the reason, and is retried', async (code, words) => {
  const smtp = await openSmtpServer({ refuses: { code, words } });
  const config = { ...server.services.config, SMTP_URL: smtp.url };
  const deliver = await queueEmail(createMailTransport({ config, print: () => {} }));

  await expect(deliver()).rejects.toThrow(words);
  const [mail] = await emailsTo(server, to);
  expect(mail).toMatchObject({ attempts: 1, sentAt: null, givenUpAt: null });
  expect(mail?.lastError).toContain(words);
  expect(mail?.text).toContain('123456');

  smtp.refuses = undefined;
  await deliver();
  expect(smtp.received).toHaveLength(1);
});

test('an email to an unknown address (550) is given up at once and records the reason', async () => {
  const smtp = await openSmtpServer({ refuses: { code: 550, words: 'no such mailbox' } });
  const config = { ...server.services.config, SMTP_URL: smtp.url };
  const deliver = await queueEmail(createMailTransport({ config, print: () => {} }));
  await deliver();

  const [mail] = await emailsTo(server, to);
  expect(mail).toMatchObject({
    ...{ attempts: 1, sentAt: null, givenUpAt: server.clock.now() },
    ...{ text: null, html: null, unsubscribeUrl: null },
  });
  expect(mail?.lastError).toContain('no such mailbox');
  smtp.refuses = undefined;
  await deliver();
  expect(smtp.received).toEqual([]);
});

test.each([
  ['550 for a notification', 550, 'https://write.example.org/unsubscribe', true],
  ['550 for an account email', 550, undefined, false],
  ['451 for a notification', 451, 'https://write.example.org/unsubscribe', false],
])('after %s (%i) the address is suppressed or not', async (_what, code, url, isExpected) => {
  const smtp = await openSmtpServer({ refuses: { code, words: 'no such mailbox' } });
  const config = { ...server.services.config, SMTP_URL: smtp.url };
  const unsubscribe = url === undefined ? {} : { unsubscribe: { label: 'Unsubscribe', url } };
  const transport = createMailTransport({ config, print: () => {} });
  const deliver = await queueEmail(transport, { ...content, ...unsubscribe });
  await deliver()?.catch(() => {});

  const { db, sign } = server.services;
  expect(await isSuppressed(db, sign, to)).toBe(isExpected);
  await liftSuppression(db, sign, to);
  expect(await isSuppressed(db, sign, to)).toBe(false);
});

test('an email that failed for two days is cleared, one never attempted is kept', async () => {
  const smtp = await openSmtpServer({ refuses: { code: 451, words: 'try again later' } });
  const config = { ...server.services.config, SMTP_URL: smtp.url };
  const mailTransport = createMailTransport({ config, print: () => {} });
  const deliver = await queueEmail(mailTransport);
  await expect(deliver()).rejects.toThrow('try again later');
  await server.services.mail.send(server.services.db, {
    ...{ to: 'bob@example.org', locale: 'en', kind: 'signup', content },
  });
  const clear = mailJobs(mailTransport).find(({ name }) => name === 'mail-clear-outbox');

  server.clock.advance(day);
  await clear?.run(server.services);
  expect(await emailsTo(server, to)).toMatchObject([{ text: expect.stringContaining('123456') }]);
  server.clock.advance(2 * day);
  await clear?.run(server.services);
  expect(await emailsTo(server, to)).toMatchObject([{ text: null, html: null }]);
  expect(await emailsTo(server, 'bob@example.org')).toMatchObject([
    { text: expect.stringContaining('123456') },
  ]);

  smtp.refuses = undefined;
  await deliver();
  expect(smtp.received).toEqual([]);
});

test('a silent SMTP server causes a timeout, and the email is retried later', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  closing.push(() => silent.close());
  const { port } = silent.address() as AddressInfo; // a TCP server that listens has one
  const config = { ...server.services.config, SMTP_URL: `smtp://127.0.0.1:${port}` };
  const timeouts = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };
  const deliver = await queueEmail(createMailTransport({ config, print: () => {}, timeouts }));

  await expect(deliver()).rejects.toThrow();
  expect(await emailsTo(server, to)).toMatchObject([
    { attempts: 1, sentAt: null, givenUpAt: null, text: expect.stringContaining('123456') },
  ]);
});

test('line breaks in a subject or an address cannot inject a header', async () => {
  const { received, url } = await openSmtpServer();
  const config = { ...server.services.config, SMTP_URL: url };
  const evil = { ...content, subject: 'Hello\r\nBcc: all@example.org\r\n\r\nwords' };
  await (await queueEmail(createMailTransport({ config, print: () => {} }), evil))();

  expect(received).toHaveLength(1);
  const [headers = ''] = received[0]?.split('\r\n\r\n') ?? [];
  expect(headers).not.toMatch(/^bcc:/im);
  expect(headers).toMatch(/^subject: Hello/im);
});

test('without an SMTP server a loopback host prints the whole email, any other host prints nothing', async () => {
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  const { config } = server.services;
  await (await queueEmail(createMailTransport({ config, print })))();
  expect(printed.join()).toMatch(/Mail to ann@example\.org\n(.*\n)*123456\n/);

  const open = { ...config, HOST: '0.0.0.0' };
  await (await queueEmail(createMailTransport({ config: open, print })))();
  expect(printed).toHaveLength(1);
});

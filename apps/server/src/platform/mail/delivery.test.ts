import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { mailsTo } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { mailJobs } from './jobs.ts';
import type { Letter } from './letter.ts';
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
const day = 24 * 60 * 60_000;

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

type Refusing = { code: number; words: string };

/** A mail server that keeps what it is sent, or refuses everybody in its own words. */
async function openSmtp({ refuses }: { refuses?: Refusing } = {}) {
  const received: string[] = [];
  const opened: { received: string[]; url: string; refuses: Refusing | undefined } = {
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
  const { port } = smtp.server.address() as AddressInfo; // a TCP server that listens has one
  closing.push(() => smtp.close());

  opened.url = `smtp://127.0.0.1:${port}`;

  return opened;
}

async function post(postman: Postman, sent: Letter = letter) {
  closing.push(() => postman.close());
  await server.services.mail.send(server.services.db, {
    to,
    locale: 'en',
    kind: 'signup',
    letter: sent,
  });
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

test.each([
  [451, 'greylisted, try again later'],
  [421, 'too busy'],
])('a mail that is put off with %i stays, says why, and is tried again', async (code, words) => {
  const smtp = await openSmtp({ refuses: { code, words } });
  const config = { ...server.services.config, SMTP_URL: smtp.url };
  const deliver = await post(createPostman({ config, print: () => {} }));

  await expect(deliver()).rejects.toThrow(words);
  const [mail] = await mailsTo(server, to);
  expect(mail).toMatchObject({ attempts: 1, sentAt: null, givenUpAt: null });
  expect(mail?.lastError).toContain(words);
  expect(mail?.text).toContain('123456');

  smtp.refuses = undefined;
  await deliver();
  expect(smtp.received).toHaveLength(1);
});

test('a mail to an address that takes none (550) is given up at once, and says why', async () => {
  const smtp = await openSmtp({ refuses: { code: 550, words: 'no such mailbox' } });
  const config = { ...server.services.config, SMTP_URL: smtp.url };
  const deliver = await post(createPostman({ config, print: () => {} }));
  await deliver();

  const [mail] = await mailsTo(server, to);
  expect(mail).toMatchObject({
    ...{ attempts: 1, sentAt: null, givenUpAt: server.clock.now() },
    ...{ text: null, html: null, unsubscribeUrl: null },
  });
  expect(mail?.lastError).toContain('no such mailbox');
  smtp.refuses = undefined;
  await deliver();
  expect(smtp.received).toEqual([]);
});

test('a mail that was tried in vain for two days loses its words, one that was never tried keeps them', async () => {
  const smtp = await openSmtp({ refuses: { code: 451, words: 'try again later' } });
  const config = { ...server.services.config, SMTP_URL: smtp.url };
  const postman = createPostman({ config, print: () => {} });
  const deliver = await post(postman);
  await expect(deliver()).rejects.toThrow('try again later');
  await server.services.mail.send(server.services.db, {
    ...{ to: 'bob@example.org', locale: 'en', kind: 'signup', letter },
  });
  const clear = mailJobs(postman).find(({ name }) => name === 'mail-clear-outbox');

  server.clock.turn(day);
  await clear?.run(server.services);
  expect(await mailsTo(server, to)).toMatchObject([{ text: expect.stringContaining('123456') }]);
  server.clock.turn(2 * day);
  await clear?.run(server.services);
  expect(await mailsTo(server, to)).toMatchObject([{ text: null, html: null }]);
  expect(await mailsTo(server, 'bob@example.org')).toMatchObject([
    { text: expect.stringContaining('123456') },
  ]);

  smtp.refuses = undefined;
  await deliver();
  expect(smtp.received).toEqual([]);
});

test('a mail server that says nothing is waited for so long, and then later', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  closing.push(() => silent.close());
  const { port } = silent.address() as AddressInfo; // a TCP server that listens has one
  const config = { ...server.services.config, SMTP_URL: `smtp://127.0.0.1:${port}` };
  const patience = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };
  const deliver = await post(createPostman({ config, print: () => {}, patience }));

  await expect(deliver()).rejects.toThrow();
  expect(await mailsTo(server, to)).toMatchObject([
    { attempts: 1, sentAt: null, givenUpAt: null, text: expect.stringContaining('123456') },
  ]);
});

test('no line end in a subject or an address becomes a header', async () => {
  const { received, url } = await openSmtp();
  const config = { ...server.services.config, SMTP_URL: url };
  const evil = { ...letter, subject: 'Hello\r\nBcc: all@example.org\r\n\r\nwords' };
  await (await post(createPostman({ config, print: () => {} }), evil))();

  expect(received).toHaveLength(1);
  const [headers = ''] = received[0]?.split('\r\n\r\n') ?? [];
  expect(headers).not.toMatch(/^bcc:/im);
  expect(headers).toMatch(/^subject: Hello/im);
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

import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { issueSetUpLink } from '../auth/index.ts';
import { openBrowser } from '../testkit/browser.ts';
import { createClients } from '../testkit/clients.ts';
import { readCode } from '../testkit/mailbox.ts';
import { useServer } from '../testkit/server.ts';
import { createLog } from './log.ts';

const server = useServer();

test('the log has every request but no code, password, token, cookie or email address', async () => {
  const browser = openBrowser(server.app);
  const { auth, settings } = createClients(browser.transport);
  const email = 'ann@example.org';
  const password = 'forty drafts and a kettle';
  const token = (await issueSetUpLink(server.services))?.split('setup=')[1] ?? '';

  await auth.requestRegistration({ body: { email } });
  const code = await readCode(server, email);
  const transaction = browser.cookies.get('txn') ?? '';
  await auth.readVerificationStatus({ query: { email, type: 'Signup' } });
  await auth.verifyRegistration({ body: { email, code, password } });
  const cookies = [...browser.cookies.values()];
  await settings.readPreferences();
  await auth.login({ body: { email, password: 'wrong one entirely' } }).catch(() => {});
  await auth.logout();
  await auth.createFirstAdmin({
    body: { token, email: 'bob@example.org', password: `${password}!`, firstName: 'Bob' },
  });
  await browser.send({
    method: 'GET',
    path: `/api/nothing?password=${encodeURIComponent(password)}`,
  });

  const log = server.logged.join('\n');
  expect(log).toContain('/api/auth/register/verify');
  expect(log).toContain('"status":404');
  for (const secret of [code, password, 'wrong one', token, transaction, email, ...cookies]) {
    expect(secret).not.toBe('');
    expect(log).not.toContain(secret);
  }
});

test.runIf(existsSync('/dev/full'))(
  'a log on a full disk drops lines without blocking the writer or ending the process',
  async () => {
    const log = createLog('info', '/dev/full'); // every write to it fails with ENOSPC
    for (let line = 0; line < 2_000; line++) log.info({ line }, 'x'.repeat(1_000));
    await new Promise((resolve) => setImmediate(resolve)); // an unhandled error event would fail the test here

    expect(() => log.error('one more')).not.toThrow();
  },
);

test('the log has the error code of a rejected request', async () => {
  await openBrowser(server.app).send(
    { method: 'POST', path: '/api/auth/logout' },
    { headers: { 'x-xsrf-token': 'of nobody' } },
  );

  expect(server.logged.join('\n')).toContain('"refusal":"csrf"');
});

test('a failed query is logged without its parameter values', async () => {
  const { db, log } = server.services;
  const manuscript = 'It was a dark and stormy night';

  const error = await db.execute(sql`select ${manuscript}::text from nowhere`).catch((e) => e);
  log.error({ err: error }, 'failed');
  log.error(error, 'failed again');

  const logged = server.logged.join('\n');
  expect(logged).toContain('nowhere');
  expect(logged).toContain('log.test.ts');
  expect(logged).not.toContain(manuscript);
});

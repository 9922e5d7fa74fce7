import { randomUUID } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { day, minute } from '../../platform/clock.ts';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { clientsFor, signedInBrowser } from '../../testkit/clients.ts';
import { useServer } from '../../testkit/server.ts';
import { reportShares } from './tables.ts';

const server = useServer();

/** A writer with a saved report. The clock shows November 20, 2026. */
async function writerWithReport(language: 'en' | 'ar' = 'en') {
  const user = await buildUser(server, { role: 'Plus', displayName: 'Ann Secret' });
  const clients = await clientsFor(server, user);
  const projectId = randomUUID();
  await clients.projects.create({ body: { id: projectId, title: 'The <Long> Road' } });
  const log = (amount: number) =>
    clients.goals.recordEntry({
      params: { clientId: randomUUID() },
      body: { entryOn: '2026-11-03', amount, note: '', source: 'manual', projectId },
    });
  await log(12_345);
  const params = { id: randomUUID() };
  await clients.reports.saveCustom({
    params,
    body: {
      definition: {
        ...{ title: 'For <Ada>', language, range: 'this_month', note: 'Dear Ada' },
        blocks: ['note', 'figures', 'series', 'projects'],
      },
    },
  });

  return { user, ...clients, params, log };
}

/** Opens a link without an account. */
async function open(address: string | null) {
  const path = new URL(address ?? '').pathname as `/${string}`; // a path begins with a slash

  return openBrowser(server.app).send({ method: 'GET', path });
}

test('anyone with the link reads the copy and nothing else of the writer', async () => {
  const { user, reports, params, log } = await writerWithReport();
  const { share } = await reports.shareCustom({ params, body: {} });
  await log(100);
  const { statusCode, body, headers } = await open(share.address);

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(body).toContain('<html lang="en" dir="ltr">');
  expect(body).toContain('content="noindex,nofollow,noarchive"');
  expect(body).toContain('For &lt;Ada&gt;');
  expect(body).toContain('The &lt;Long&gt; Road');
  expect(body).toContain('12,345 words');
  expect(body).toContain('<svg');
  expect(body).not.toContain('12,445');
  expect(body).not.toContain('Ann Secret');
  expect(body).not.toContain(user.email);
  expect(body).not.toContain(user.id);
  expect(body).not.toMatch(/ style="|<script/);
});

test('a shared report is in its language and direction', async () => {
  const { reports, params } = await writerWithReport('ar');
  const { share } = await reports.shareCustom({ params, body: {} });
  const { body } = await open(share.address);

  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toContain('أرقام');
});

test('updating the copy keeps the link; revoking ends it for good', async () => {
  const { reports, params, log } = await writerWithReport();
  const { share } = await reports.shareCustom({ params, body: { expiresInDays: 30 } });
  expect((await reports.readShare({ params })).share).toEqual(share);
  await log(100);
  const { share: updated } = await reports.shareCustom({ params, body: {} });
  expect([updated.address, updated.expiresAt]).toEqual([share.address, share.expiresAt]);
  expect((await open(share.address)).body).toContain('12,445 words');

  await reports.revokeShare({ params });
  expect((await open(share.address)).statusCode).toBe(404);
  expect((await reports.readShare({ params })).share).toBeNull();
  const { share: next } = await reports.shareCustom({ params, body: {} });
  expect(next.address).not.toBe(share.address);
  expect((await open(share.address)).statusCode).toBe(404);
});

test('a link ends when it expires, and while its report is in the trash', async () => {
  const { reports, params } = await writerWithReport();
  const { share } = await reports.shareCustom({ params, body: { expiresInDays: 7 } });
  expect(share.expiresAt).toBe(new Date(server.clock.now().getTime() + 7 * day).toISOString());
  await reports.removeCustom({ params });
  expect((await open(share.address)).statusCode).toBe(404);
  await reports.restoreCustom({ params });
  expect((await open(share.address)).statusCode).toBe(200);

  server.clock.advance(7 * day);
  const late = await open(share.address);
  expect(late.statusCode).toBe(404);
  expect(late.body).toContain('This link doesn’t work.');
});

test('a thousand guesses are refused after the first of each minute', async () => {
  const { reports, params } = await writerWithReport();
  const { share } = await reports.shareCustom({ params, body: {} });
  server.clock.advance(minute);
  const statuses = new Map<number, number>();
  for (let guess = 0; guess < 1_000; guess++) {
    const { statusCode } = await open(`https://longhand.example/shared-report/${guess}`);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }

  expect(Object.fromEntries(statuses)).toEqual({
    404: limits.sharedReportsPerMinute,
    429: 1_000 - limits.sharedReportsPerMinute,
  });
  expect((await open(share.address)).statusCode).toBe(429);
  server.clock.advance(minute);
  expect((await open(share.address)).statusCode).toBe(200);
});

test('a link cannot be opened with what is stored, and is erased with the account', async () => {
  const { user, account, reports, params } = await writerWithReport();
  const { share } = await reports.shareCustom({ params, body: {} });
  const token = share.address?.split('/').at(-1) ?? '';
  const stored = await server.services.db.select().from(reportShares);
  expect(JSON.stringify(stored)).toContain(params.id);
  expect(JSON.stringify(stored)).not.toContain(token);
  const exported = JSON.stringify(
    await server.services.personalData.exportOf(server.services.db, user.id),
  );
  expect(exported).toContain('For <Ada>');
  expect(exported).not.toContain(stored[0]?.tokenHash);

  await account.deleteAccount({ body: { email: user.email } });
  expect((await open(share.address)).statusCode).toBe(404);
});

test('only the owner reads, creates and revokes a link, and only with Plus', async () => {
  const { params } = await writerWithReport();
  const bob = await clientsFor(server, await buildUser(server, { role: 'Plus' }));
  const refusal = { status: 404, code: 'custom_report_not_found' };

  await expect(bob.reports.readShare({ params })).rejects.toMatchObject(refusal);
  await expect(bob.reports.shareCustom({ params, body: {} })).rejects.toMatchObject(refusal);
  await expect(bob.reports.revokeShare({ params })).rejects.toMatchObject(refusal);
});

test.each(['en', 'ar'] as const)('a report is downloaded as PDF in %s', async (language) => {
  const { user, params } = await writerWithReport(language);
  const browser = await signedInBrowser(server, user);
  const answer = await browser.send({
    method: 'GET',
    path: `/api/reports/custom/${params.id}/file`,
  });

  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="longhand-report-2026-11-20.pdf"',
  });
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  const plain = text.replaceAll(/[\u2066-\u2069]/g, '');
  for (const words of ['For <Ada>', 'Dear Ada', 'The <Long> Road', '12,345']) {
    expect(plain).toContain(words);
  }
});

test('another user’s report has no file', async () => {
  const { params } = await writerWithReport();
  const browser = await signedInBrowser(server, await buildUser(server, { role: 'Plus' }));
  const answer = await browser.send({
    method: 'GET',
    path: `/api/reports/custom/${params.id}/file`,
  });

  expect([answer.statusCode, answer.json().code]).toEqual([404, 'custom_report_not_found']);
});

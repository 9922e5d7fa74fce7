import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { createClients } from '../../testkit/clients.ts';
import { buildGeoIpFile } from '../../testkit/geoip-file.ts';
import { runJobs } from '../../testkit/jobs.ts';
import { emailsTo } from '../../testkit/mailbox.ts';
import { useServer } from '../../testkit/server.ts';
import { sealEvents, verifyEvents } from '../audit/chain.ts';

const directory = mkdtempSync(join(tmpdir(), 'longhand-places-'));
afterAll(() => rmSync(directory, { recursive: true }));
const file = join(directory, 'places.mmdb');
const munich = { country: { iso_code: 'DE' }, city: { names: { en: 'Munich', de: 'München' } } };
writeFileSync(file, buildGeoIpFile({ '203.0.113.0/25': munich }, 'DBIP-City-Lite'));

const proxy = '10.0.0.1';
const server = useServer({ env: { GEOIP_FILE: file, TRUSTED_PROXIES: proxy } });
const place = { country: 'DE', city: { en: 'Munich', de: 'München' } };

/** Signs in through the proxy from a client address. */
async function signIn({ email, password }: { email: string; password: string }, from: string) {
  const browser = openBrowser(server.app, proxy);
  const login = { method: 'POST', path: '/api/auth/login', body: { email, password } } as const;
  await browser.send(login, { headers: { 'x-forwarded-for': from } });

  return createClients(browser.transport);
}

test('sessions and history contain the location of the forwarded address and name its database', async () => {
  const user = await buildUser(server);
  await signIn(user, '203.0.113.200');
  const { sessions } = await signIn(user, '203.0.113.7');

  await expect(sessions.listSessions()).resolves.toMatchObject({
    items: [
      { range: '203.0.113.0/24', place, isCurrent: true },
      { range: '203.0.113.0/24', place: null },
    ],
    placesBy: 'DB-IP',
  });
  const { items } = await sessions.listHistory({ query: {} });
  expect(items.map(({ kind, place }) => [kind, place])).toEqual([
    ['signed_in', place],
    ['signed_in', null],
  ]);
});

test('a sign-in from a new browser sends a notification and an email with the location, in the language of the user', async () => {
  const user = await buildUser(server, { locale: 'de' });
  const { notifications } = await signIn(user, '203.0.113.7');
  await signIn(user, '203.0.113.7');

  const { items } = await notifications.list({ query: {} });
  expect(items.find(({ kind }) => kind === 'new_sign_in')?.params).toMatchObject({ place });
  await runJobs(server);
  const [mail] = await emailsTo(server, user.email);
  expect(mail?.text).toContain(
    '\u2068München, Deutschland\u2069 (anhand der IP-Adresse geschätzt), am',
  );
  expect(mail?.text).toContain('/app/settings/security');
});

test('the location is in the data export, is deleted with the session and sealed with the audit event', async () => {
  const user = await buildUser(server);
  const { auth } = await signIn(user, '203.0.113.7');
  const { personalData, db } = server.services;

  await expect(personalData.exportOf(db, user.id)).resolves.toMatchObject({
    auth: { sessions: [{ place }], events: [{ place }] },
  });
  await auth.logout();
  await expect(personalData.exportOf(db, user.id)).resolves.toMatchObject({
    auth: { sessions: [] },
  });
  await sealEvents(server.services);
  await expect(verifyEvents(server.services)).resolves.toMatchObject({ isWhole: true });
});

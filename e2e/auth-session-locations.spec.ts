import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { buildGeoIpFile } from '../apps/server/src/testkit/geoip-file.ts';
import { createApiClient } from './testkit/api.ts';
import { seriousViolations } from './testkit/axe.ts';
import { browserTest as baseTest } from './testkit/browser-test.ts';
import { startServer } from './testkit/server.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const lisbon = { country: { iso_code: 'PT' }, city: { names: { en: 'Lisbon', fr: 'Lisbonne' } } };

/** A server with a GeoIP database that trusts its proxy. */
const browserTest = baseTest.extend(
  'server',
  { scope: 'file' },
  async ({ mailbox }, { onCleanup }) => {
    const directory = mkdtempSync(join(tmpdir(), 'longhand-places-'));
    const file = join(directory, 'places.mmdb');
    writeFileSync(file, buildGeoIpFile({ '203.0.113.0/24': lisbon }, 'DBIP-City-Lite'));
    const server = await startServer(mailbox, { TRUSTED_PROXIES: '127.0.0.1', GEOIP_FILE: file });
    onCleanup(async () => {
      await server.remove();
      rmSync(directory, { recursive: true });
    });

    return server;
  },
);

browserTest(
  'a session from another location shows its city in the interface language, on a phone too',
  async ({ newWriter, server }) => {
    const { page, email, password } = await newWriter({ width: 360 });
    const otherClient = createApiClient(server.origin, { 'x-forwarded-for': '203.0.113.7' });
    await otherClient.auth.login({ body: { email, password } });

    await page.goto('/app/settings/security');
    const sessions = page.getByRole('list', { name: t('account.sessions.title') });
    await sessions.getByText('Lisbon, Portugal').waitFor();
    await page.getByRole('cell', { name: /Lisbon, Portugal/ }).waitFor();
    await page.getByText(t('account.sessions.estimated')).waitFor();
    const credit = page.getByRole('link', { name: 'IP Geolocation by DB-IP' });
    expect(await credit.getAttribute('href')).toBe('https://db-ip.com');
    expect(await seriousViolations(page)).toEqual([]);

    await page.goto('/app/notifications');
    await page.getByText(/Lisbon, Portugal.*estimated from the IP address/).waitFor();
  },
);

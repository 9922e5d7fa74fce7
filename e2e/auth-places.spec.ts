import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { geoipFile } from '../apps/server/src/testkit/geoip-file.ts';
import { openApi } from './testkit/api.ts';
import { seriousViolations } from './testkit/axe.ts';
import { openServer } from './testkit/server.ts';
import { story as anyStory } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const lisbon = { country: { iso_code: 'PT' }, city: { names: { en: 'Lisbon', fr: 'Lisbonne' } } };

/** A server with a file of places, that believes its proxy about where a request comes from. */
const story = anyStory.extend('server', { scope: 'file' }, async ({ mailbox }, { onCleanup }) => {
  const directory = mkdtempSync(join(tmpdir(), 'longhand-places-'));
  const file = join(directory, 'places.mmdb');
  writeFileSync(file, geoipFile({ '203.0.113.0/24': lisbon }, 'DBIP-City-Lite'));
  const server = await openServer(mailbox, { TRUSTED_PROXIES: '127.0.0.1', GEOIP_FILE: file });
  onCleanup(async () => {
    await server.remove();
    rmSync(directory, { recursive: true });
  });

  return server;
});

story(
  'a session from elsewhere is shown with its place, on a phone too, in the language in use',
  async ({ newWriter, server }) => {
    const { page, email, password } = await newWriter({ width: 360 });
    const elsewhere = openApi(server.origin, { 'x-forwarded-for': '203.0.113.7' });
    await elsewhere.auth.login({ body: { email, password } });

    await page.goto('/app/settings/security');
    const sessions = page.getByRole('list', { name: say('account.sessions.title') });
    await sessions.getByText('Lisbon, Portugal').waitFor();
    await page.getByRole('cell', { name: /Lisbon, Portugal/ }).waitFor();
    await page.getByText(say('account.sessions.estimated')).waitFor();
    const credit = page.getByRole('link', { name: 'IP Geolocation by DB-IP' });
    expect(await credit.getAttribute('href')).toBe('https://db-ip.com');
    expect(await seriousViolations(page)).toEqual([]);

    await page.goto('/app/notifications');
    await page.getByText(/Lisbon, Portugal.*estimated from the address/).waitFor();
  },
);

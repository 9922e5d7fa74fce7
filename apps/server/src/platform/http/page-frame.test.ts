import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBrowser } from '../../testkit/browser.ts';
import { buildUser } from '../../testkit/build-user.ts';
import { signedInBrowser } from '../../testkit/clients.ts';
import { useServer } from '../../testkit/server.ts';

const webDirectory = mkdtempSync(join(tmpdir(), 'longhand-web-'));
mkdirSync(join(webDirectory, 'assets'));
mkdirSync(join(webDirectory, 'prerender'));
writeFileSync(
  join(webDirectory, 'index.html'),
  '<!doctype html><html lang="en" dir="ltr" data-scheme="light"><head><script src="/before-paint.js"></script><title>Longhand</title><!--initial-state--><link rel="stylesheet" crossorigin href="/a.css"></head><body><div id="root"></div></body></html>',
);
writeFileSync(
  join(webDirectory, 'prerender/prerender.js'),
  "export const prerender = async ({ path, locale }) => ({ body: 'Frame of ' + path + ' ' + locale, works: false, styles: 'p {}' });",
);
afterAll(() => rmSync(webDirectory, { recursive: true }));

const server = useServer({ webDirectory });
const read = (path: string, headers = {}) =>
  openBrowser(server.app).send({ method: 'GET', path }, { headers });

test('a signed-in user gets the frame of a screen with its styles; render-blocking tags are below it', async () => {
  const browser = await signedInBrowser(server, await buildUser(server, { locale: 'ar' }));
  const { body, headers } = await browser.send({ method: 'GET', path: '/app/goals/7?x=1' });
  const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
  const [head = '', below = ''] = body.split('<div id="root">Frame of /app/goals/:id ar</div>');

  expect(head).toContain(`<style nonce="${nonce}">p {}</style></head>`);
  expect(head).not.toMatch(/before-paint|rel="stylesheet"/);
  expect(below).toMatch(/^<script src="\/before-paint\.js"><\/script><link rel="stylesheet"/);
});

test('visitors, and users on a path without a screen, get no frame', async () => {
  const browser = await signedInBrowser(server, await buildUser(server));

  expect((await read('/app/goals/7')).body).toContain('<div id="root"></div>');
  for (const path of ['/app/nowhere', '/auth/signup']) {
    expect((await browser.send({ method: 'GET', path })).body).toContain('<div id="root"></div>');
  }
});

test('the page has the color scheme chosen on this device, if any', async () => {
  const withScheme = (scheme: string) => read('/app', { cookie: `color-scheme=${scheme}` });

  expect((await withScheme('dark')).body).toContain(' data-scheme="dark" data-scheme-chosen>');
  for (const page of [await withScheme('blue'), await read('/app')]) {
    expect(page.body).toContain(' data-scheme="light">');
  }
});

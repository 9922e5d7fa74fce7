import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { signIn, signOut } from './testkit/auth-steps.ts';
import { browserTest, type Visitor } from './testkit/browser-test.ts';
import { readDrafts } from './testkit/drafts.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { scaleTimeout } from './testkit/scale-timeout.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const [chapter = { title: '', text: '' }] = chapters;

browserTest(
  'without a server the app opens, and a text on the device is opened, edited and analyzed',
  async ({ server, newWriter }) => {
    const writer = await newWriter({ allowsServiceWorker: true });
    const { page } = writer;
    const analyzer = analyzerPage(page, t);
    await waitForOfflineCopy(page);
    const id = crypto.randomUUID();
    const sampleFields = { title: 'Neaps', kind: 'fiction', language: 'en' } as const;
    await writer.api.writingLab.createSample({ body: { id, ...sampleFields, text: 'Low water.' } });
    await analyzer.openSample(id);
    await expect.poll(() => page.evaluate(readDrafts)).toContain('Low water.');
    await analyzer.openNew();
    await analyzer.paste(chapter.text);
    await analyzer.draftSaved();

    await server.kill();
    allowServerErrors(writer);
    await page.reload();
    await analyzer.editor.press('ControlOrMeta+Home'); // the text reopens at its last position
    await analyzer.line(chapter.text.slice(0, 30)).waitFor();
    await page.getByText(t('shell.offline.server')).waitFor();
    await analyzer.editor.locator('.cm-line').first().click();
    await page.keyboard.press('Home');
    await page.keyboard.type('The lamp was broken. ');
    await analyzer.line('The lamp was broken.').locator('.lh-passive').first().waitFor();
    await expect.poll(() => page.evaluate(readDrafts)).toMatch(/The lamp was broken\./);

    await page.goto('/app');
    await page.getByRole('heading', { level: 1, name: t('home.title') }).waitFor();
    await page.goto('/app/writing-lab/analyzer');
    await analyzer.line('The lamp was broken.').waitFor();
    await page.goto('/app/writing-lab/samples');
    await page.getByRole('link', { name: 'Neaps', exact: true }).click();
    await analyzer.line('Low water.').waitFor();

    await server.start();
    const status = page.getByRole('status').filter({ hasText: t('shell.offline.server') });
    await status.getByRole('button', { name: t('shell.offline.tryNow') }).click();
    await page.getByText(t('shell.offline.server')).waitFor({ state: 'detached' });
  },
);

browserTest(
  'the offline cache contains no personal data and no API responses',
  async ({ newWriter }) => {
    const { page, email } = await newWriter({ allowsServiceWorker: true });
    await waitForOfflineCopy(page);
    const cachedFiles = await page.evaluate(readCaches);

    expect(cachedFiles.some(({ path }) => path === '/page-shell.html')).toBe(true);
    expect(cachedFiles.filter(({ text }) => text.includes(email))).toEqual([]);
    expect(cachedFiles.filter(({ path }) => /^\/(api|auth|dev|app)\b/.test(path))).toEqual([]);
  },
);

browserTest(
  'a new version shows a notice without moving the focus or losing text, and loads on request',
  async ({ newWriter }) => {
    const { page } = await newWriter({ allowsServiceWorker: true });
    const analyzer = analyzerPage(page, t);
    await waitForOfflineCopy(page);
    await analyzer.openNew();
    await analyzer.editor.click();
    await page.keyboard.type('Before the new version');

    await withNewVersion(async () => {
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await page.getByText(t('shell.version.new')).waitFor();
      await page.keyboard.type(' and after it.');
      await analyzer.line('Before the new version and after it.').waitFor();
      await Promise.all([
        page.waitForEvent('load'),
        page.getByRole('button', { name: t('shell.version.reload') }).click(),
      ]);
      await analyzer.line('Before the new version and after it.').waitFor();
    });
  },
);

browserTest(
  'the app is cached offline after a sign-in too, and a new version is shown at sign-in and on the landing page',
  async ({ newVisitor, newWriter }) => {
    const account = await newWriter();
    const { page } = await newVisitor({ allowsServiceWorker: true });
    await page.goto('/app');
    await signIn(page, t, account);
    await page
      .getByText(t('shell.version.offlineReady'))
      .waitFor({ timeout: scaleTimeout(60_000) });
    await signOut(page, t, account);

    await page.goto('/auth/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await withNewVersion(async () => {
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await page.getByText(t('shell.version.new')).waitFor();
      await page.goto('/');
      await page.getByText(t('shell.version.new')).waitFor();
    });
  },
);

browserTest('the offline notice can be closed and stays closed', async ({ newWriter }) => {
  const { page } = await newWriter({ allowsServiceWorker: true, width: 360 });
  await waitForOfflineCopy(page);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText(t('shell.version.offlineReady')).count()).toBe(0);
});

async function waitForOfflineCopy(page: Page) {
  await page.goto('/app');
  const message = page.getByText(t('shell.version.offlineReady'));
  await message.waitFor({ timeout: scaleTimeout(60_000) }); // the whole app is fetched first
  await page.getByRole('button', { name: t('shell.version.close') }).click();
  await message.waitFor({ state: 'detached' });
}

function allowServerErrors({ allowErrors }: Visitor) {
  allowErrors(/net::ERR_/, /Failed to fetch/);
}

async function readCaches() {
  const found: { path: string; text: string }[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const text = (await (await cache.match(request))?.text()) ?? '';
      found.push({ path: new URL(request.url).pathname, text });
    }
  }

  return found;
}

/** Runs `act` with a service worker of another build on the server. */
async function withNewVersion(act: () => Promise<void>) {
  const path = join(import.meta.dirname, '../apps/web/dist/service-worker.js');
  const files = [path, `${path}.br`].map((file) => ({ file, content: readFileSync(file) }));
  const script = readFileSync(path, 'utf8');
  const next = script.replace(/\/assets\/index-[\w-]+\.js/g, '/icon.svg');
  expect(next).not.toBe(script);

  try {
    writeFileSync(path, next);
    writeFileSync(`${path}.br`, brotliCompressSync(next));
    await act();
  } finally {
    for (const { file, content } of files) writeFileSync(file, content);
  }
}

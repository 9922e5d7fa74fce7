import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { readDrafts } from './testkit/drafts.ts';
import { chapters } from './testkit/manuscripts/en.ts';
import { patience } from './testkit/patience.ts';
import { signIn, signOut } from './testkit/steps.ts';
import { story, type Visitor } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const [chapter = { title: '', text: '' }] = chapters;

story(
  'without a server the app opens, and a text on the device is opened, changed and analyzed',
  async ({ server, newWriter }) => {
    const writer = await newWriter({ keepsCopy: true });
    const { page } = writer;
    const desk = deskOn(page, say);
    await untilCopyIsReady(page);
    const id = crypto.randomUUID();
    const described = { title: 'Neaps', kind: 'fiction', language: 'en' } as const;
    await writer.api.writingLab.createSample({ body: { id, ...described, text: 'Low water.' } });
    await desk.openSample(id);
    await expect.poll(() => page.evaluate(readDrafts)).toContain('Low water.');
    await desk.openNew();
    await desk.paste(chapter.text);
    await desk.kept();

    await server.kill();
    expectNoServer(writer);
    await page.reload();
    await desk.editor.press('ControlOrMeta+Home'); // it opens where it was left
    await desk.line(chapter.text.slice(0, 30)).waitFor();
    await page.getByText(say('shell.offline.server')).waitFor();
    await desk.editor.locator('.cm-line').first().click();
    await page.keyboard.press('Home');
    await page.keyboard.type('The lamp was broken. ');
    await desk.line('The lamp was broken.').locator('.lh-passive').first().waitFor();
    await expect.poll(() => page.evaluate(readDrafts)).toMatch(/The lamp was broken\./);

    await page.goto('/app');
    await page.getByRole('heading', { level: 1, name: say('home.title') }).waitFor();
    await page.goto('/app/writing-lab/analyzer');
    await desk.line('The lamp was broken.').waitFor();
    await page.goto('/app/writing-lab/samples');
    await page.getByRole('link', { name: 'Neaps', exact: true }).click();
    await desk.line('Low water.').waitFor();

    await server.start();
    await page.getByRole('button', { name: say('shell.offline.tryNow') }).click();
    await page.getByText(say('shell.offline.server')).waitFor({ state: 'detached' });
  },
);

story(
  'the copy on the device names nobody and is no answer of the server to anybody',
  async ({ newWriter }) => {
    const { page, email } = await newWriter({ keepsCopy: true });
    await untilCopyIsReady(page);
    const kept = await page.evaluate(readCopy);

    expect(kept.some(({ path }) => path === '/page-shell.html')).toBe(true);
    expect(kept.filter(({ text }) => text.includes(email))).toEqual([]);
    expect(kept.filter(({ path }) => /^\/(api|auth|dev|app)\b/.test(path))).toEqual([]);
  },
);

story(
  'a new version is told, takes neither focus nor text, and comes when it is asked for',
  async ({ newWriter }) => {
    const { page } = await newWriter({ keepsCopy: true });
    const desk = deskOn(page, say);
    await untilCopyIsReady(page);
    await desk.openNew();
    await desk.editor.click();
    await page.keyboard.type('Before the new version');

    await withNewVersion(async () => {
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await page.getByText(say('shell.version.new')).waitFor();
      await page.keyboard.type(' and after it.');
      await desk.line('Before the new version and after it.').waitFor();
      await Promise.all([
        page.waitForEvent('load'),
        page.getByRole('button', { name: say('shell.version.reload') }).click(),
      ]);
      await desk.line('Before the new version and after it.').waitFor();
    });
  },
);

story(
  'the app is kept on the device after a sign-in too, and a new version is told at sign-in and on the landing page',
  async ({ newVisitor, newWriter }) => {
    const account = await newWriter();
    const { page } = await newVisitor({ keepsCopy: true });
    await page.goto('/app');
    await signIn(page, say, account);
    await page.getByText(say('shell.version.offlineReady')).waitFor({ timeout: patience(60_000) });
    await signOut(page, say, account);

    await page.goto('/auth/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await withNewVersion(async () => {
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await page.getByText(say('shell.version.new')).waitFor();
      await page.goto('/');
      await page.getByText(say('shell.version.new')).waitFor();
    });
  },
);

story('the note about the copy can be closed and stays away', async ({ newWriter }) => {
  const { page } = await newWriter({ keepsCopy: true, width: 360 });
  await untilCopyIsReady(page);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText(say('shell.version.offlineReady')).count()).toBe(0);
});

async function untilCopyIsReady(page: Page) {
  await page.goto('/app');
  const told = page.getByText(say('shell.version.offlineReady'));
  await told.waitFor({ timeout: patience(60_000) }); // the whole app is fetched before
  await page.getByRole('button', { name: say('shell.version.close') }).click();
  await told.waitFor({ state: 'detached' });
}

function expectNoServer({ expectTrouble }: Visitor) {
  expectTrouble(/net::ERR_/, /Failed to fetch/);
}

async function readCopy() {
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

/** Another service worker lies on the server, of a build that the open page is not of. */
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

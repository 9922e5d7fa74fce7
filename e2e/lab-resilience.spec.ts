import { generateNovel } from '@longhand/bench/texts';
import { limits } from '@longhand/contract/limits';
import { describe, expect } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest, type Writer } from './testkit/browser-test.ts';
import { readDrafts } from './testkit/drafts.ts';
import { breakNetwork, goOffline } from './testkit/network.ts';
import { scaleTimeout } from './testkit/scale-timeout.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const lab = (key: string, values?: Parameters<typeof t>[1]) => t(`writing-lab.${key}`, values);
const sampleFields = { title: 'The tide tables', kind: 'fiction', language: 'en' } as const;

describe('a text under difficult conditions', () => {
  browserTest(
    'of 300,000 words is edited at its start, middle and end and saved completely',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const book = generateNovel(300_000);
      const id = await save(api, book);
      const analyzer = analyzerPage(page, t);
      await analyzer.openSample(id);
      await analyzer.editor.locator('.cm-line').first().click();
      await page.keyboard.press('ControlOrMeta+Home');
      await page.keyboard.type('Firstly. ');
      await analyzer.line('Firstly.').waitFor();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(' Lastly.');
      await analyzer.line('Lastly.').waitFor();
      await expect // typed text is scrolled into view first, and is rendered wherever the view is
        .poll(async () => {
          await analyzer.scrollToMiddle();

          return analyzer.line('Lastly.').evaluate((line) => line.getBoundingClientRect().top);
        })
        .toBeGreaterThan(page.viewportSize()?.height ?? 0);
      await analyzer.editor.locator('.cm-line').nth(6).click();
      await page.keyboard.press('End');
      await page.keyboard.type(' Midway.');
      await analyzer.line('Midway.').waitFor();
      await page.getByRole('button', { name: lab('save.asVersion', { version: 2 }) }).click();
      await page // the server counts and indexes the words
        .getByText(lab('kept.saved', { place: 'server', version: 2 }))
        .waitFor({ timeout: scaleTimeout(60_000) });

      const { text } = await api.writingLab.readSample({ params: { id } });
      expect(text.length).toBe(book.length + 'Firstly.  Midway. Lastly.'.length);
      expect(text.startsWith('Firstly. ')).toBe(true);
      expect(text.endsWith(' Lastly.')).toBe(true);
      const before = text.replace('Firstly. ', '').replace(' Midway.', '').replace(' Lastly.', '');
      expect(before).toBe(book);
    },
  );

  browserTest('rejects a paste of 50 MB with a message and stays usable', async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.editor.click();
    await page.keyboard.type('What I wrote before.');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('tide '.repeat(10_000_000)));
    await page.keyboard.press('ControlOrMeta+V');
    const limit = limits.textBytesMax / 1_000_000;
    await page
      .getByRole('alert')
      .filter({ hasText: lab('notice.tooLong', { limit }) })
      .waitFor({ timeout: scaleTimeout(60_000) });
    await page.keyboard.type(' And after.');
    await analyzer.line('What I wrote before. And after.').waitFor();
    await analyzer.draftSaved();
  });

  browserTest('whose tab crashes is restored from its draft', async ({ newWriter }) => {
    const { page } = await newWriter();
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await analyzer.editor.click();
    await page.keyboard.type('Keziah counted the posts.');
    await expect.poll(() => page.evaluate(readDrafts)).toContain('counted the posts.');
    await page.keyboard.type(' The fifth came up black.');
    const other = await page.context().newPage();
    const died = page.waitForEvent('crash');
    const session = await page.context().newCDPSession(page);
    session.send('Page.crash').catch(() => undefined); // the crashed page never responds
    await died;
    await other.goto('/app/writing-lab/analyzer');

    await analyzerPage(other, t).line('Keziah counted the posts.').waitFor();
  });

  browserTest('saved while the server is busy is sent again by itself', async ({ newWriter }) => {
    const { page, api, allowErrors } = await newWriter();
    allowErrors(/503/);
    const id = await save(api, 'Keziah counted the posts.');
    let refused = 0;
    await page.route(/\/api\/writing-lab\/samples\/[\w-]+$/, (route) => {
      if (route.request().method() === 'GET' || refused === 2) return route.fallback();
      refused += 1;
      const body = {
        success: false,
        code: 'busy',
        message: 'Busy.',
        details: { retryAfterSeconds: 1 },
      };

      return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: body });
    });
    const analyzer = analyzerPage(page, t);
    await analyzer.openSample(id);
    await analyzer.line('Keziah').click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' The fifth came up black.');
    await page.getByRole('button', { name: lab('save.asVersion', { version: 2 }) }).click();
    await analyzer.saved(2);

    expect(refused).toBe(2);
    const { text } = await api.writingLab.readSample({ params: { id } });
    expect(text).toBe('Keziah counted the posts. The fifth came up black.');
  });

  browserTest('saved offline is sent once when the network returns', async ({ newWriter }) => {
    const { page, api, allowErrors } = await newWriter();
    allowErrors(/ERR_INTERNET_DISCONNECTED/);
    const id = await save(api, 'Keziah counted the posts.');
    const analyzer = analyzerPage(page, t);
    await analyzer.openSample(id);
    await analyzer.line('Keziah').click();
    await page.keyboard.press('ControlOrMeta+End');
    await goOffline(page);
    await page.keyboard.type(' The fifth came up black.');
    await page.getByRole('button', { name: lab('save.asVersion', { version: 2 }) }).click();
    await page.getByText(lab('notice.waiting')).waitFor();
    await page.context().setOffline(false);
    await analyzer.saved(2);

    const { items } = await api.writingLab.listVersions({ params: { id }, query: {} });
    expect(items.map(({ number }) => number)).toEqual([2, 1]);
  });

  browserTest(
    'new and saved without a response is sent once from another screen, also after a reload',
    async ({ newWriter }) => {
      const { page, api, allowErrors } = await newWriter();
      allowErrors(/ERR_CONNECTION_RESET/, /ERR_INTERNET_DISCONNECTED/);
      const restoreNetwork = await breakNetwork(page, 'POST', /writing-lab\/samples$/);
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.editor.click();
      await page.keyboard.type('Keziah counted the posts.');
      await analyzer.save('The posts');
      await page.getByText(lab('notice.waiting')).waitFor();
      await page.goto('/app/writing-lab');
      await page.getByText(lab('home.draftWaits')).waitFor();
      await page.reload();
      await page.getByText(lab('home.draftWaits')).waitFor();
      await goOffline(page);
      await restoreNetwork();
      await page.context().setOffline(false);
      await page.getByText(lab('home.draftWaits')).waitFor({ state: 'detached' });

      const { items } = await api.writingLab.listSamples({ query: {} });
      expect(items).toMatchObject([{ title: 'The posts', revision: 1, versions: 1 }]);
      await page.getByRole('link', { name: 'The posts' }).click();
      await analyzer.saved(1);
    },
  );

  browserTest(
    'changed offline in a closed tab is restored in the next one',
    async ({ newWriter }) => {
      const { page, api, allowErrors } = await newWriter();
      allowErrors(/ERR_INTERNET_DISCONNECTED/);
      const id = await save(api, 'Keziah counted the posts.');
      const analyzer = analyzerPage(page, t);
      await analyzer.openSample(id);
      await analyzer.line('Keziah').click();
      await page.keyboard.press('ControlOrMeta+End');
      await goOffline(page);
      await page.keyboard.type(' The fifth came up black.');
      await expect.poll(() => page.evaluate(readDrafts)).toContain('came up black.');
      const other = await page.context().newPage();
      await page.close();
      await page.context().setOffline(false);
      const there = analyzerPage(other, t);
      await there.openSample(id);
      await there.line('The fifth came up black.').waitFor();
      await other.getByRole('button', { name: lab('save.asVersion', { version: 2 }) }).click();
      await there.saved(2);

      const { text } = await api.writingLab.readSample({ params: { id } });
      expect(text).toBe('Keziah counted the posts. The fifth came up black.');
    },
  );
});

async function save(api: Writer['api'], text: string): Promise<string> {
  const id = crypto.randomUUID();
  await api.writingLab.createSample({ body: { id, ...sampleFields, text } });

  return id;
}

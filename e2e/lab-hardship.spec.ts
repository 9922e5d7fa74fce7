import { novel } from '@longhand/bench/texts';
import { limits } from '@longhand/contract/limits';
import { describe, expect } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { readDrafts } from './testkit/drafts.ts';
import { breakNetwork, goOffline } from './testkit/network.ts';
import { patience } from './testkit/patience.ts';
import { story, type Writer } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const lab = (key: string, values?: Parameters<typeof say>[1]) => say(`writing-lab.${key}`, values);
const described = { title: 'The tide tables', kind: 'fiction', language: 'en' } as const;

describe('a text under hardship', () => {
  story(
    'of 300,000 words is changed at its start, middle and end, and saved whole',
    async ({ newWriter }) => {
      const { page, api } = await newWriter();
      const book = novel(300_000);
      const id = await save(api, book);
      const desk = deskOn(page, say);
      await desk.openSample(id);
      await desk.editor.locator('.cm-line').first().click();
      await page.keyboard.press('ControlOrMeta+Home');
      await page.keyboard.type('Firstly. ');
      await desk.line('Firstly.').waitFor();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(' Lastly.');
      await desk.line('Lastly.').waitFor();
      await expect // what was typed is brought into view first, and drawn wherever the view is
        .poll(async () => {
          await desk.toMiddle();

          return desk.line('Lastly.').evaluate((line) => line.getBoundingClientRect().top);
        })
        .toBeGreaterThan(page.viewportSize()?.height ?? 0);
      await desk.editor.locator('.cm-line').nth(6).click();
      await page.keyboard.press('End');
      await page.keyboard.type(' Midway.');
      await desk.line('Midway.').waitFor();
      await page.getByRole('button', { name: lab('save.asVersion', { version: 2 }) }).click();
      await page // the server counts the words and what they are found by
        .getByText(lab('kept.saved', { place: 'server', version: 2 }))
        .waitFor({ timeout: patience(60_000) });

      const { text } = await api.writingLab.readSample({ params: { id } });
      expect(text.length).toBe(book.length + 'Firstly.  Midway. Lastly.'.length);
      expect(text.startsWith('Firstly. ')).toBe(true);
      expect(text.endsWith(' Lastly.')).toBe(true);
      const before = text.replace('Firstly. ', '').replace(' Midway.', '').replace(' Lastly.', '');
      expect(before).toBe(book);
    },
  );

  story('takes no paste of 50 MB, says why, and goes on', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.editor.click();
    await page.keyboard.type('What I wrote before.');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('tide '.repeat(10_000_000)));
    await page.keyboard.press('ControlOrMeta+V');
    const limit = limits.textBytesMax / 1_000_000;
    await page
      .getByRole('alert')
      .filter({ hasText: lab('notice.tooLong', { limit }) })
      .waitFor({ timeout: patience(60_000) });
    await page.keyboard.type(' And after.');
    await desk.line('What I wrote before. And after.').waitFor();
    await desk.kept();
  });

  story('whose tab is killed is there again as it was kept', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.editor.click();
    await page.keyboard.type('Keziah counted the posts.');
    await expect.poll(() => page.evaluate(readDrafts)).toContain('counted the posts.');
    await page.keyboard.type(' The fifth came up black.');
    const other = await page.context().newPage();
    const died = page.waitForEvent('crash');
    const session = await page.context().newCDPSession(page);
    session.send('Page.crash').catch(() => undefined); // it has nobody left to answer
    await died;
    await other.goto('/app/writing-lab/analyzer');

    await deskOn(other, say).line('Keziah counted the posts.').waitFor();
  });

  story('saved without a network is sent once when it is back', async ({ newWriter }) => {
    const { page, api, expectTrouble } = await newWriter();
    expectTrouble(/ERR_INTERNET_DISCONNECTED/);
    const id = await save(api, 'Keziah counted the posts.');
    const desk = deskOn(page, say);
    await desk.openSample(id);
    await desk.line('Keziah').click();
    await page.keyboard.press('ControlOrMeta+End');
    await goOffline(page);
    await page.keyboard.type(' The fifth came up black.');
    await page.getByRole('button', { name: lab('save.asVersion', { version: 2 }) }).click();
    await page.getByText(lab('notice.waiting')).waitFor();
    await page.context().setOffline(false);
    await desk.saved(2);

    const { items } = await api.writingLab.listVersions({ params: { id }, query: {} });
    expect(items.map(({ number }) => number)).toEqual([2, 1]);
  });

  story(
    'new and saved without an answer is sent once from another screen, also after a reload',
    async ({ newWriter }) => {
      const { page, api, expectTrouble } = await newWriter();
      expectTrouble(/ERR_CONNECTION_RESET/, /ERR_INTERNET_DISCONNECTED/);
      const mend = await breakNetwork(page, 'POST', /writing-lab\/samples$/);
      const desk = deskOn(page, say);
      await desk.openNew();
      await desk.editor.click();
      await page.keyboard.type('Keziah counted the posts.');
      await desk.save('The posts');
      await page.getByText(lab('notice.waiting')).waitFor();
      await page.goto('/app/writing-lab');
      await page.getByText(lab('home.draftWaits')).waitFor();
      await page.reload();
      await page.getByText(lab('home.draftWaits')).waitFor();
      await mend();
      await goOffline(page);
      await page.context().setOffline(false);
      await page.getByText(lab('home.draftWaits')).waitFor({ state: 'detached' });

      const { items } = await api.writingLab.listSamples({ query: {} });
      expect(items).toMatchObject([{ title: 'The posts', revision: 1, versions: 1 }]);
      await page.getByRole('link', { name: 'The posts' }).click();
      await desk.saved(1);
    },
  );

  story(
    'changed without a network in a tab that is closed is ahead in the next',
    async ({ newWriter }) => {
      const { page, api, expectTrouble } = await newWriter();
      expectTrouble(/ERR_INTERNET_DISCONNECTED/);
      const id = await save(api, 'Keziah counted the posts.');
      const desk = deskOn(page, say);
      await desk.openSample(id);
      await desk.line('Keziah').click();
      await page.keyboard.press('ControlOrMeta+End');
      await goOffline(page);
      await page.keyboard.type(' The fifth came up black.');
      await expect.poll(() => page.evaluate(readDrafts)).toContain('came up black.');
      const other = await page.context().newPage();
      await page.close();
      await page.context().setOffline(false);
      const there = deskOn(other, say);
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
  await api.writingLab.createSample({ body: { id, ...described, text } });

  return id;
}

import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { deskOn } from './testkit/desk.ts';
import { story } from './testkit/story.ts';
import { wordsIn } from './testkit/texts.ts';

const say = wordsIn('en');
const files = (key: string, values?: Parameters<typeof say>[1]) => say(`samples.${key}`, values);

describe('a file in the analyzer', () => {
  story('opens from Word, OpenDocument, EPUB, RTF and Fountain', async ({ newWriter }) => {
    const { page } = await newWriter();
    const sent: string[] = [];
    page.context().on('request', (request) => sent.push(String(request.postData())));
    const desk = deskOn(page, say);
    await desk.openNew();

    for (const ending of ['docx', 'odt', 'rtf']) {
      await open(page, `by-libreoffice.${ending}`);
      await titled(page, 'by-libreoffice');
      await desk
        .line('Keziah counted the posts. The *fifth* came up **black** and shining.')
        .waitFor();
      await desk.line('潮水退了，她沿着岸走。').waitFor();
    }
    await open(page, 'by-pandoc.epub');
    await titled(page, 'The tide tables');
    await desk.line('« L’été », dit-elle — à demain.').waitFor();
    await open(page, 'tide.fountain');
    await titled(page, 'The Tide Tables');
    await desk.line('INT. WEIGHING HOUSE - NIGHT').waitFor();
    expect(await page.getByLabel(say('writing-lab.editor.kind')).inputValue()).toBe('script');

    expect(sent.filter((body) => body.includes('Keziah'))).toEqual([]);
  });

  story('that was dropped opens beside the text, which stays a draft', async ({ newWriter }) => {
    const { page } = await newWriter();
    const desk = deskOn(page, say);
    await desk.openNew();
    await desk.paste('What I wrote before.');
    await desk.kept();
    await drop(page, 'chapter.md', '# Dropped\n\nThe tide went out.');
    await titled(page, 'chapter');
    await desk.line('The tide went out.').waitFor();
    await drop(page, 'next.md', 'The tide came in.', 'banner');
    await titled(page, 'next');
    await desk.line('The tide came in.').waitFor();

    await countDrawn(page);
    await drop(page, 'wide.md', `Tide.${' '.repeat(100_000)}Then.`);
    await titled(page, 'wide');
    await desk.editor.getByText('Tide.').waitFor();
    expect(await mostDrawn(page)).toBeLessThan(50_000); // the browser lays out a line of spaces in the square of its length

    await page.goto('/app/writing-lab');
    await page.getByText(say('writing-lab.home.drafts')).waitFor();
    await page
      .getByRole('link', { name: say('writing-lab.untitled') })
      .first()
      .click();
    await desk.line('What I wrote before.').waitFor();
  });

  story(
    'that is broken, locked, huge or hostile is refused, and the tab lives',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const desk = deskOn(page, say);
      await desk.openNew();
      await desk.paste('What I wrote before.');

      for (const [name, bytes, code] of hostile()) {
        await choose(page, name, bytes);
        const problem = files(`fileProblem.${code}`, { limit: 8 });
        await page
          .getByRole('alert')
          .filter({ hasText: `${name}: ${problem}` })
          .waitFor();
      }
      const folder = mkdtempSync(join(tmpdir(), 'longhand-files-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      await page
        .getByLabel(files('openFile'))
        .setInputFiles(ofSize(200_000_000, folder, 'huge.docx'));
      await page.getByRole('alert').filter({ hasText: 'huge.docx: ' }).waitFor();
      await desk.line('What I wrote before.').waitFor();
      await desk.editor.click();
      await page.keyboard.press('End');
      await page.keyboard.type(' And after.');
      await desk.line('And after.').waitFor();
    },
  );

  story('opens on a phone, and goes out again as Word', async ({ newWriter }) => {
    const { page } = await newWriter({ width: 360 });
    const desk = deskOn(page, say);
    await desk.openNew();
    await open(page, 'by-libreoffice.odt');
    await desk.line('Keziah counted the posts.').waitFor();
    await desk.command('samples.download.menu');
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: files('download.docx') }).tap();
    const download = await waiting;

    expect(download.suggestedFilename()).toBe('by-libreoffice.docx');
    const path = await download.path();
    expect(readFileSync(path).subarray(0, 2).toString()).toBe('PK');
  });
});

const fixtures = join(import.meta.dirname, '../packages/text-files/fixtures');

/** Each file becomes a draft with an address of its own; files of one title and text look alike. */
async function open(page: Page, name: string): Promise<void> {
  const before = page.url();
  await choose(page, name, readFileSync(join(fixtures, name)));
  await page.waitForURL((url) => url.href !== before);
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .getByLabel(files('openFile'))
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

async function titled(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}

/** Counts, whenever the editor measures, how many characters are drawn in it. */
async function countDrawn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { prototype } = Element;
    const measure = prototype.getBoundingClientRect;
    const counted = { most: 0 };
    prototype.getBoundingClientRect = function () {
      const drawn = this.matches('.cm-content') ? (this.textContent?.length ?? 0) : 0;
      counted.most = Math.max(counted.most, drawn);

      return measure.call(this);
    };
    Object.assign(window, { counted });
  });
}

function mostDrawn(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { counted: { most: number } }).counted.most); // set by countDrawn
}

/** What a file system lets go over the page: the text, unless it misses that. */
async function drop(page: Page, name: string, text: string, at?: 'banner'): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName = '', content = '']) => {
      const data = new DataTransfer();
      data.items.add(new File([content], fileName, { type: 'text/markdown' }));

      return data;
    },
    [name, text],
  );
  const place = at ? page.getByRole(at).first() : page.locator('.cm-content');
  await place.dispatchEvent('drop', { dataTransfer: transfer });
}

/** A file that is large and empty, where it costs no disk. */
function ofSize(bytes: number, folder: string, name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  truncateSync(path, bytes);

  return path;
}

function hostile(): [string, Buffer, string][] {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const word = (document: string) =>
    Buffer.from(
      zipSync({
        '[Content_Types].xml': bytes('<Types x="wordprocessingml"/>'),
        'word/document.xml': bytes(document),
      }),
    );
  const odt = readFileSync(join(fixtures, 'by-libreoffice.odt'));
  const locked = zipSync({
    mimetype: bytes('application/vnd.oasis.opendocument.text'),
    'META-INF/manifest.xml': bytes('<manifest><encryption-data/></manifest>'),
  });
  const entity = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><document>&a;</document>';

  return [
    ['cut.odt', odt.subarray(0, 5_000), 'broken'],
    ['locked.odt', Buffer.from(locked), 'encrypted'],
    ['picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'unknown'],
    ['entity.docx', word(entity), 'unsafe'],
    ['bomb.docx', word(' '.repeat(70_000_000)), 'unsafe'],
    ['long.txt', Buffer.alloc(9_000_000, 'words '), 'too_large'],
  ];
}

import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { analyzerPage } from './testkit/analyzer-page.ts';
import { browserTest } from './testkit/browser-test.ts';
import { translatorFor } from './testkit/translator.ts';

const t = translatorFor('en');
const samplesText = (key: string, values?: Parameters<typeof t>[1]) => t(`samples.${key}`, values);

describe('a file in the analyzer', () => {
  browserTest('opens from Word, OpenDocument, EPUB, RTF and Fountain', async ({ newWriter }) => {
    const { page } = await newWriter();
    const sent: string[] = [];
    page.context().on('request', (request) => sent.push(String(request.postData())));
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();

    for (const ending of ['docx', 'odt', 'rtf']) {
      await open(page, `by-libreoffice.${ending}`);
      await expectTitle(page, 'by-libreoffice');
      await analyzer
        .line('Keziah counted the posts. The *fifth* came up **black** and shining.')
        .waitFor();
      await analyzer.line('潮水退了，她沿着岸走。').waitFor();
    }
    await open(page, 'by-pandoc.epub');
    await expectTitle(page, 'The tide tables');
    await analyzer.line('« L’été », dit-elle — à demain.').waitFor();
    await open(page, 'tide.fountain');
    await expectTitle(page, 'The Tide Tables');
    await analyzer.line('INT. WEIGHING HOUSE - NIGHT').waitFor();
    expect(await page.getByLabel(t('writing-lab.editor.kind')).inputValue()).toBe('script');

    expect(sent.filter((body) => body.includes('Keziah'))).toEqual([]);
  });

  browserTest(
    'that is dropped opens without replacing the text, which stays a draft',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste('What I wrote before.');
      await analyzer.draftSaved();
      await drop(page, 'chapter.md', '# Dropped\n\nThe tide went out.');
      await expectTitle(page, 'chapter');
      await analyzer.line('The tide went out.').waitFor();
      await drop(page, 'next.md', 'The tide came in.', 'banner');
      await expectTitle(page, 'next');
      await analyzer.line('The tide came in.').waitFor();

      await recordRenderedCharacters(page);
      await drop(page, 'wide.md', `Tide.${' '.repeat(100_000)}Then.`);
      await expectTitle(page, 'wide');
      await analyzer.editor.getByText('Tide.').waitFor();
      expect(await maxRenderedCharacters(page)).toBeLessThan(50_000); // laying out a line of spaces takes the browser quadratic time

      await page.goto('/app/writing-lab');
      await page.getByText(t('writing-lab.home.drafts')).waitFor();
      await page
        .getByRole('link', { name: t('writing-lab.untitled') })
        .first()
        .click();
      await analyzer.line('What I wrote before.').waitFor();
    },
  );

  browserTest(
    'that is broken, encrypted, huge or malicious is rejected, and the tab stays usable',
    async ({ newWriter }) => {
      const { page } = await newWriter();
      const analyzer = analyzerPage(page, t);
      await analyzer.openNew();
      await analyzer.paste('What I wrote before.');

      for (const [name, bytes, code] of malformedFiles()) {
        await choose(page, name, bytes);
        const problem = samplesText(`fileProblem.${code}`, { limit: 8 });
        await page
          .getByRole('alert')
          .filter({ hasText: `${name}: ${problem}` })
          .waitFor();
      }
      const folder = mkdtempSync(join(tmpdir(), 'longhand-files-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      await page
        .getByLabel(samplesText('openFile'))
        .setInputFiles(createSparseFile(200_000_000, folder, 'huge.docx'));
      await page.getByRole('alert').filter({ hasText: 'huge.docx: ' }).waitFor();
      await analyzer.line('What I wrote before.').waitFor();
      await analyzer.editor.click();
      await page.keyboard.press('End');
      await page.keyboard.type(' And after.');
      await analyzer.line('And after.').waitFor();
    },
  );

  browserTest('opens on a phone and can be downloaded as Word', async ({ newWriter }) => {
    const { page } = await newWriter({ width: 360 });
    const analyzer = analyzerPage(page, t);
    await analyzer.openNew();
    await open(page, 'by-libreoffice.odt');
    await analyzer.line('Keziah counted the posts.').waitFor();
    await analyzer.command('samples.download.menu');
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: samplesText('download.docx') }).tap();
    const download = await waiting;

    expect(download.suggestedFilename()).toBe('by-libreoffice.docx');
    const path = await download.path();
    expect(readFileSync(path).subarray(0, 2).toString()).toBe('PK');
  });
});

const fixtures = join(import.meta.dirname, '../packages/text-files/fixtures');

/** Opens a file and waits for the URL of its draft; files with the same title and text look alike. */
async function open(page: Page, name: string): Promise<void> {
  const before = page.url();
  await choose(page, name, readFileSync(join(fixtures, name)));
  await page.waitForURL((url) => url.href !== before);
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .getByLabel(samplesText('openFile'))
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

async function expectTitle(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}

/** Records the number of characters rendered at each measurement of the editor. */
async function recordRenderedCharacters(page: Page): Promise<void> {
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

function maxRenderedCharacters(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { counted: { most: number } }).counted.most); // set by recordRenderedCharacters
}

/** Drops a file on the editor or, with `at`, beside it. */
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

/** A large sparse file, which takes no disk space. */
function createSparseFile(bytes: number, folder: string, name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  truncateSync(path, bytes);

  return path;
}

function malformedFiles(): [string, Buffer, string][] {
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

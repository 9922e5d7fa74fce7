import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { FileOpenError } from './file-open-error.ts';
import { openFile } from './open-file.ts';
import { readMarkdown } from './read-markdown.ts';
import { sizeLimits } from './size-limits.ts';
import { docxOf, fixture, openResult, zipOf } from './testkit.ts';
import { writeDocx } from './write-docx.ts';
import { writeHtml } from './write-html.ts';
import { writePlain } from './write-plain.ts';

const paragraph = '<w:p><w:r><w:t>Words.</w:t></w:r></w:p>';
/** These tests compress and unpack tens of megabytes. */
const slowTest = { timeout: 60_000 };
const manifest = '<manifest><file-entry><encryption-data/></file-entry></manifest>';

test('a zip bomb is rejected before it is unpacked', slowTest, () => {
  const bomb = docxOf('', { 'word/document.xml': ' '.repeat(sizeLimits.part + 1) });

  expect(bomb.length).toBeLessThan(200_000);
  expect(openResult('bomb.docx', bomb)).toBe('unsafe');
});

test('a zip with false sizes is rejected while unpacking', slowTest, () => {
  const bomb = docxOf('', { 'word/document.xml': ' '.repeat(sizeLimits.part + 1) });
  const view = new DataView(bomb.buffer);
  for (let at = 0; at < bomb.length - 46; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  }

  expect(openResult('bomb.docx', bomb)).toBe('unsafe');
});

test('parts that exceed the limit only together are rejected', slowTest, () => {
  const chapter = strToU8(`<html><p>x</p>${' '.repeat(sizeLimits.unpacked / 3)}</html>`);
  const names = [1, 2, 3];
  const book = zipOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfile full-path="book.opf"/></container>',
    'book.opf': `<package>${names.map((n) => `<item id="c${n}" href="${n}.xhtml" media-type="application/xhtml+xml"/><itemref idref="c${n}"/>`).join('')}</package>`,
    ...Object.fromEntries(names.map((n) => [`${n}.xhtml`, chapter])),
  });

  expect(openResult('book.epub', book)).toBe('unsafe');
});

test.each([
  ['reads a file', '<!DOCTYPE x [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>', '&xxe;'],
  ['grows without end', '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>', '&b;'],
])('a document with an entity that %s is rejected', (_, declared, used) => {
  const body = `${declared}<w:document><w:body><w:p><w:r><w:t>${used}</w:t></w:r></w:p></w:body></w:document>`;

  expect(openResult('x.docx', docxOf('', { 'word/document.xml': body }))).toBe('unsafe');
});

test('excessive nesting is rejected', () => {
  expect(openResult('x.docx', docxOf('<w:p>'.repeat(100_000)))).toBe('unsafe');
  expect(openResult('x.rtf', strToU8(`{\\rtf1 ${'{'.repeat(100_000)}}`))).toBe('unsafe');
  expect(openResult('x.html', strToU8(`${'<div>'.repeat(100_000)}x`))).toBe('unsafe');
});

test('a page with thousands of unclosed elements opens', () => {
  expect(openResult('x.html', strToU8('<p><b>Words.'.repeat(5_000)))).toBe('opened');
});

test('very long white space is processed in linear time', () => {
  const wide = '\u00a0'.repeat(400_000);
  const page = `<h1>A${wide}b</h1><p>One <b>a${wide}b</b>${wide}c</p>`;
  const { text } = openFile({ name: 'x.html', bytes: strToU8(page) });

  expect(text).toBe(`# A${wide}b\n\nOne **a${wide}b**${wide}c\n`);
  expect(writeHtml({ title: '', text, language: 'en', isVerse: false })).toContain('</strong>');
  expect(readMarkdown('[a](https:'.repeat(40_000), { isVerse: false })).toHaveLength(1);
});

test('an encrypted document is rejected as encrypted', () => {
  const locked = strToU8(`\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1`, true);
  const name = new Uint8Array(Buffer.from('EncryptedPackage', 'utf16le'));
  const rights = '<e><EncryptionMethod Algorithm="http://ns.adobe.com/adept"/></e>';
  const odt = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': 'x' };

  expect(openResult('x.docx', new Uint8Array([...locked, ...name]))).toBe('encrypted');
  expect(openResult('x.odt', zipOf({ ...odt, 'META-INF/manifest.xml': manifest }))).toBe(
    'encrypted',
  );
  expect(
    openResult(
      'x.epub',
      zipOf({ mimetype: 'application/epub+zip', 'META-INF/encryption.xml': rights }),
    ),
  ).toBe('encrypted');
});

test('a truncated file is rejected as broken, wherever it was cut', () => {
  for (const name of ['by-libreoffice.odt', 'by-libreoffice.docx', 'by-pandoc.epub']) {
    const whole = fixture(name);
    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      const cut = whole.slice(0, Math.floor(whole.length * share));
      expect(openResult(name, cut)).toBe('broken');
    }
  }
  expect(openResult('x.rtf', fixture('by-libreoffice.rtf').slice(0, 5_000))).toBe('broken');
});

test('unsupported files are rejected as unknown, broken or empty', () => {
  expect(openResult('x.pdf', strToU8('%PDF-1.7 …'))).toBe('unknown');
  expect(openResult('x.txt', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1, 2]))).toBe(
    'unknown',
  );
  expect(openResult('x.zip', zipOf({ 'a.txt': 'a' }))).toBe('unknown');
  expect(openResult('x.docx', strToU8('no zip'))).toBe('broken');
  expect(openResult('x.txt', strToU8(' \n'))).toBe('empty');
  expect(openResult('x.docx', docxOf('<w:p/>'))).toBe('empty');
});

test('a file over the size limit is rejected before it is read', () => {
  expect(openResult('x.txt', new Uint8Array(sizeLimits.plain + 1).fill(97))).toBe('too_large');
});

test('a corrupted file opens or throws a FileOpenError, never another error', () => {
  const seeds = ['by-libreoffice.docx', 'by-libreoffice.rtf', 'by-pandoc.epub'].map(fixture);
  const corruptFile = fc.record({
    seed: fc.constantFrom(...seeds),
    flips: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 30 }),
  });

  fc.assert(
    fc.property(corruptFile, ({ seed, flips }) => {
      const bytes = seed.slice();
      for (const [at, value] of flips) bytes[at % bytes.length] = value;
      try {
        openFile({ name: 'x', bytes });
      } catch (failure) {
        expect(failure).toBeInstanceOf(FileOpenError);
      }
    }),
    { numRuns: 300 },
  );
});

test('a document with unsupported parts opens', () => {
  expect(openResult('x.docx', docxOf(paragraph))).toBe('opened');
});

/** Quadratic processing would take hours or overflow the stack. */
test.each([
  ['spaces', `${' '.repeat(3_000_000)}x`],
  ['opened notes', '[^'.repeat(1_500_000)],
  ['dashes and spaces', `${'- '.repeat(1_500_000)}x`],
  ['one long note sign', `[^${'a'.repeat(3_000_000)}`],
])('a very long line of %s is read and written completely', slowTest, (_, line) => {
  const document = { title: 'x', text: line, language: 'en', isVerse: false };

  expect(openFile({ name: 'x.txt', bytes: strToU8(line) }).text).toBe(line);
  expect(readMarkdown(line, { isVerse: false })).toHaveLength(1);
  expect(writePlain(line).length).toBeGreaterThan(1_000_000);
  expect(writeHtml(document)).toContain('</html>');
  expect(writeDocx(document, new Date(2026, 10, 20)).length).toBeGreaterThan(1_000);
});

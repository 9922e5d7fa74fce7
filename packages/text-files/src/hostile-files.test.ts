import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { bounds } from './bounds.ts';
import { FileRefusal } from './file-refusal.ts';
import { openFile } from './open-file.ts';
import { readMarkdown } from './read-markdown.ts';
import { docxOf, fixture, packed, refusalOf } from './testkit.ts';
import { writeDocx } from './write-docx.ts';
import { writeHtml } from './write-html.ts';
import { writePlain } from './write-plain.ts';

const paragraph = '<w:p><w:r><w:t>Words.</w:t></w:r></w:p>';
/** Tens of megabytes are packed and unpacked. */
const patience = { timeout: 60_000 };
const manifest = '<manifest><file-entry><encryption-data/></file-entry></manifest>';

test(
  'a document that unpacks to far more than a text is refused before it is unpacked',
  patience,
  () => {
    const bomb = docxOf('', { 'word/document.xml': ' '.repeat(bounds.part + 1) });

    expect(bomb.length).toBeLessThan(200_000);
    expect(refusalOf('bomb.docx', bomb)).toBe('unsafe');
  },
);

test('a zip that lies about its sizes is counted while it comes', patience, () => {
  const bomb = docxOf('', { 'word/document.xml': ' '.repeat(bounds.part + 1) });
  const view = new DataView(bomb.buffer);
  for (let at = 0; at < bomb.length - 46; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  }

  expect(refusalOf('bomb.docx', bomb)).toBe('unsafe');
});

test('parts that are each small but too many together are refused', patience, () => {
  const chapter = strToU8(`<html><p>x</p>${' '.repeat(bounds.unpacked / 3)}</html>`);
  const names = [1, 2, 3];
  const book = packed({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfile full-path="book.opf"/></container>',
    'book.opf': `<package>${names.map((n) => `<item id="c${n}" href="${n}.xhtml" media-type="application/xhtml+xml"/><itemref idref="c${n}"/>`).join('')}</package>`,
    ...Object.fromEntries(names.map((n) => [`${n}.xhtml`, chapter])),
  });

  expect(refusalOf('book.epub', book)).toBe('unsafe');
});

test.each([
  ['reads a file', '<!DOCTYPE x [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>', '&xxe;'],
  ['grows without end', '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>', '&b;'],
])('a document that declares an entity which %s is refused', (_, declared, used) => {
  const body = `${declared}<w:document><w:body><w:p><w:r><w:t>${used}</w:t></w:r></w:p></w:body></w:document>`;

  expect(refusalOf('x.docx', docxOf('', { 'word/document.xml': body }))).toBe('unsafe');
});

test('elements in one another without end are refused', () => {
  expect(refusalOf('x.docx', docxOf('<w:p>'.repeat(100_000)))).toBe('unsafe');
  expect(refusalOf('x.rtf', strToU8(`{\\rtf1 ${'{'.repeat(100_000)}}`))).toBe('unsafe');
  expect(refusalOf('x.html', strToU8(`${'<div>'.repeat(100_000)}x`))).toBe('unsafe');
});

test('a page of a writer who closes nothing opens', () => {
  expect(refusalOf('x.html', strToU8('<p><b>Words.'.repeat(5_000)))).toBe('opened');
});

test('white space without end is walked through once', () => {
  const wide = '\u00a0'.repeat(400_000);
  const page = `<h1>A${wide}b</h1><p>One <b>a${wide}b</b>${wide}c</p>`;
  const { text } = openFile({ name: 'x.html', bytes: strToU8(page) });

  expect(text).toBe(`# A${wide}b\n\nOne **a${wide}b**${wide}c\n`);
  expect(writeHtml({ title: '', text, language: 'en', isVerse: false })).toContain('</strong>');
  expect(readMarkdown('[a](https:'.repeat(40_000), { isVerse: false })).toHaveLength(1);
});

test('a locked document is refused as locked', () => {
  const locked = strToU8(`\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1`, true);
  const name = new Uint8Array(Buffer.from('EncryptedPackage', 'utf16le'));
  const rights = '<e><EncryptionMethod Algorithm="http://ns.adobe.com/adept"/></e>';
  const odt = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': 'x' };

  expect(refusalOf('x.docx', new Uint8Array([...locked, ...name]))).toBe('encrypted');
  expect(refusalOf('x.odt', packed({ ...odt, 'META-INF/manifest.xml': manifest }))).toBe(
    'encrypted',
  );
  expect(
    refusalOf(
      'x.epub',
      packed({ mimetype: 'application/epub+zip', 'META-INF/encryption.xml': rights }),
    ),
  ).toBe('encrypted');
});

test('a file that was cut off is refused as broken, wherever it was cut', () => {
  for (const name of ['by-libreoffice.odt', 'by-libreoffice.docx', 'by-pandoc.epub']) {
    const whole = fixture(name);
    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      const cut = whole.slice(0, Math.floor(whole.length * share));
      expect(refusalOf(name, cut)).toBe('broken');
    }
  }
  expect(refusalOf('x.rtf', fixture('by-libreoffice.rtf').slice(0, 5_000))).toBe('broken');
});

test('what is no text of ours is refused as such', () => {
  expect(refusalOf('x.pdf', strToU8('%PDF-1.7 …'))).toBe('unknown');
  expect(refusalOf('x.txt', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1, 2]))).toBe(
    'unknown',
  );
  expect(refusalOf('x.zip', packed({ 'a.txt': 'a' }))).toBe('unknown');
  expect(refusalOf('x.docx', strToU8('no zip'))).toBe('broken');
  expect(refusalOf('x.txt', strToU8(' \n'))).toBe('empty');
  expect(refusalOf('x.docx', docxOf('<w:p/>'))).toBe('empty');
});

test('a file too large to be a text is refused before it is read', () => {
  expect(refusalOf('x.txt', new Uint8Array(bounds.plain + 1).fill(97))).toBe('too_large');
});

test('whatever bytes come, a file opens or is refused', () => {
  const seeds = ['by-libreoffice.docx', 'by-libreoffice.rtf', 'by-pandoc.epub'].map(fixture);
  const flip = fc.record({
    seed: fc.constantFrom(...seeds),
    flips: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 30 }),
  });

  fc.assert(
    fc.property(flip, ({ seed, flips }) => {
      const bytes = seed.slice();
      for (const [at, value] of flips) bytes[at % bytes.length] = value;
      try {
        openFile({ name: 'x', bytes });
      } catch (failure) {
        expect(failure).toBeInstanceOf(FileRefusal);
      }
    }),
    { numRuns: 300 },
  );
});

test('a document with words beside what is not read opens', () => {
  expect(refusalOf('x.docx', docxOf(paragraph))).toBe('opened');
});

/** A walk that is not in proportion to the length of the line takes hours, or runs out of stack. */
test.each([
  ['spaces', `${' '.repeat(3_000_000)}x`],
  ['opened notes', '[^'.repeat(1_500_000)],
  ['dashes and spaces', `${'- '.repeat(1_500_000)}x`],
  ['one long note sign', `[^${'a'.repeat(3_000_000)}`],
])('one line of %s is read and written to its end', patience, (_, line) => {
  const document = { title: 'x', text: line, language: 'en', isVerse: false };

  expect(openFile({ name: 'x.txt', bytes: strToU8(line) }).text).toBe(line);
  expect(readMarkdown(line, { isVerse: false })).toHaveLength(1);
  expect(writePlain(line).length).toBeGreaterThan(1_000_000);
  expect(writeHtml(document)).toContain('</html>');
  expect(writeDocx(document, new Date(2026, 10, 20)).length).toBeGreaterThan(1_000);
});

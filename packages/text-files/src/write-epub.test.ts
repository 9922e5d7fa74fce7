import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Book } from './book.ts';
import { openFile } from './open-file.ts';
import { writeEpub } from './write-epub.ts';

const id = '0197a1d2-3333-7000-8000-000000000001';
const at = new Date('2026-11-20T12:00:00.250Z');
const chapter = (title: string, text: string) => ({ title, text, isVerse: false });

const book: Book = {
  title: 'The <tide> & "after"',
  author: 'Ann O’Dell',
  language: 'en',
  chapters: [
    chapter(
      'Slack water',
      '# Slack water\n\nShe *went* on.[^a] A [chart](https://example.org/a?b=1&c=2).\n\n1. rope\n  - coarse\n  - fine\n2. lamp\n\n    - deep\n\n[^a]: At **four**.[^x]\n',
    ),
    chapter(
      'The bar',
      'A < B & C.\u0007\n\n* * *\n\n> Salt.\n\nNone.[^a] Both.[^b][^b]\n\n[^b]: At *five*.\n\n[^c]: Nobody asks.\n',
    ),
    chapter('Planned', ''),
  ],
};

test('a book is a valid EPUB 3', () => {
  expect(problemsOf(writeEpub(book, { id, at }))).toEqual([]);
});

test.each([
  ['of a single text', [chapter('The tide', 'It went.\n\n## One\n\nOut.\n\n## Two\n\nIn.\n')]],
  [
    'of verse in Arabic',
    [{ title: 'البحر', text: 'هدأ البحر\nعند المساء\n\nثم عاد\n', isVerse: true }],
  ],
  ['without words', [chapter('', '')]],
  ['with half a character', [chapter('\ud83d', 'It \ud83d went\uffff.')]],
])('a book %s is a valid EPUB', (_, chapters) => {
  const language = chapters[0]?.isVerse ? 'ar' : 'und';

  expect(problemsOf(writeEpub({ ...book, language, author: '', chapters }, { id, at }))).toEqual(
    [],
  );
});

test('a book keeps its title, language, chapters and notes when it is reopened', () => {
  const read = openFile({ name: 'x.epub', bytes: writeEpub(book, { id, at }) });

  expect(read).toMatchObject({ title: book.title, language: 'en' });
  expect(read.text).toBe(
    '# Slack water\n\nShe *went* on.[^1] A [chart](https://example.org/a?b=1&c=2).\n\n1. rope\n  - coarse\n  - fine\n2. lamp\n    - deep\n\n[^1]: At **four**.[x]\n\n' +
      '# The bar\n\nA < B & C.\n\n* * *\n\n> Salt.\n\nNone.[a] Both.[^2][^2]\n\nc Nobody asks.\n\n[^2]: At *five*.\n\n# Planned\n',
  );
});

test('a book declares its author, language, direction and modification date', () => {
  const parts = unzipSync(writeEpub({ ...book, language: 'ar' }, { id, at }));
  const source = strFromU8(parts['EPUB/package.opf'] ?? none);

  for (const part of [
    '<dc:creator>Ann O’Dell</dc:creator>',
    '<dc:language>ar</dc:language>',
    `<dc:identifier id="book-id">urn:uuid:${id}</dc:identifier>`,
    '<meta property="dcterms:modified">2026-11-20T12:00:00Z</meta>',
    '<spine page-progression-direction="rtl">',
  ]) {
    expect(source).toContain(part);
  }
  expect(strFromU8(parts['EPUB/chapter-1.xhtml'] ?? none)).toContain(
    'lang="ar" xml:lang="ar" dir="rtl"',
  );
});

test('a single text is split at its headings and does not start with its title twice', () => {
  const text = '# The tide\n\n## One\n\nOut.\n\n### Later\n\nStill.\n\n## Two\n\nIn.\n';
  const parts = unzipSync(
    writeEpub({ ...book, title: 'The tide', chapters: [chapter('The tide', text)] }, { id, at }),
  );
  const contents = strFromU8(parts['EPUB/contents.xhtml'] ?? none);

  expect([...contents.matchAll(/<a href="[^"]+">([^<]+)/g)].map(([, name]) => name)).toEqual([
    'The tide',
    'One',
    'Two',
  ]);
});

const none = new Uint8Array();

/** Problems that an EPUB 3 validator would report. */
function problemsOf(bytes: Uint8Array<ArrayBuffer>): string[] {
  const problems: string[] = [];
  const parts = unzipSync(bytes);
  const textOf = (name: string) => strFromU8(parts[name] ?? none);
  const view = new DataView(bytes.buffer);
  const start = new TextDecoder().decode(bytes.subarray(30, 58));
  if (start !== 'mimetypeapplication/epub+zip') problems.push('mimetype is not first');
  if (view.getUint16(8, true) !== 0) problems.push('mimetype is packed');
  if (view.getUint16(28, true) !== 0) problems.push('mimetype has an extra field');

  for (const name of Object.keys(parts)) {
    if (/\.(xhtml|opf|xml)$/.test(name)) problems.push(...findErrors(name, textOf(name)));
  }
  const path = /full-path="([^"]+)"/.exec(textOf('META-INF/container.xml'))?.[1] ?? '';
  const source = textOf(path);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const items = tagsOf(source, 'item');
  const known = new Set(items.map(({ href }) => folder + href));
  for (const { href } of items) {
    if (parts[folder + href] === undefined) problems.push(`${href} is missing`);
  }
  for (const name of Object.keys(parts)) {
    const isOutside = name === 'mimetype' || name === path || name.startsWith('META-INF/');
    if (!isOutside && !known.has(name)) problems.push(`${name} is not in the manifest`);
  }
  if (items.filter(({ properties }) => properties === 'nav').length !== 1)
    problems.push('contents');
  const order = tagsOf(source, 'itemref').map(({ idref }) => idref);
  if (order.length === 0) problems.push('nothing to read');
  for (const idref of order) {
    const item = items.find((one) => one['id'] === idref);
    if (item?.['media-type'] !== 'application/xhtml+xml') problems.push(`${idref} is no page`);
  }
  for (const name of ['dc:identifier', 'dc:title', 'dc:language']) {
    if (!new RegExp(`<${name}[^>]*>[^<]+</${name}>`).test(source)) problems.push(`no ${name}`);
  }
  if (!/"dcterms:modified">\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ</.test(source)) problems.push('no date');

  for (const name of known) {
    if (name.endsWith('.css') && /url\(|@import/.test(textOf(name))) problems.push('remote style');
    if (name.endsWith('.xhtml')) problems.push(...linksOf(name, folder, textOf, known));
  }

  return problems;
}

/** Internal links have a target; nothing external is loaded. */
function linksOf(
  name: string,
  folder: string,
  textOf: (name: string) => string,
  known: Set<string>,
) {
  const source = textOf(name);
  const problems: string[] = [];
  if (/<(?:img|script|iframe|object|audio|video)\b|\bsrc=/.test(source))
    problems.push(`${name} loads`);
  for (const { href = '' } of [...tagsOf(source, 'a'), ...tagsOf(source, 'link')]) {
    if (/^https?:/.test(href)) continue;
    const [file = '', fragment] = href.split('#');
    const target = file === '' ? name : folder + file;
    if (!known.has(target)) problems.push(`${name} leads to ${target}`);
    if (fragment !== undefined && !textOf(target).includes(` id="${fragment}"`)) {
      problems.push(`${name} leads to #${fragment}`);
    }
  }
  for (const [, words] of source.matchAll(/<(?:a|title|h1)\b[^>]*>([^<]*)</g)) {
    if (words?.trim() === '') problems.push(`${name} has an empty name`);
  }

  return problems;
}

/** Well-formedness of XML: nesting, duplicate attributes and ids, entities, forbidden characters. */
function findErrors(name: string, source: string): string[] {
  const errors: string[] = [];
  const ids = new Set<string>();
  const open: string[] = [];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not allowed in XML
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(source)) errors.push('control');
  if (/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(source)) errors.push('entity');
  for (const [, end, tag = '', rest = ''] of source.matchAll(/<(\/?)([\w:-]+)([^<>]*)>/g)) {
    if (end) {
      if (open.pop() !== tag) errors.push(`</${tag}>`);
      continue;
    }
    const attributes = [...rest.matchAll(/\s([\w:-]+)="[^"<]*"/g)].map(([, key]) => key);
    if (new Set(attributes).size < attributes.length) errors.push(`<${tag}> twice`);
    if (
      rest
        .replaceAll(/\s[\w:-]+="[^"<]*"/g, '')
        .replace('/', '')
        .trim() !== ''
    )
      errors.push(rest);
    const own = /\sid="([^"]*)"/.exec(rest)?.[1];
    if (own !== undefined && (ids.has(own) || !/^[A-Za-z_][\w.-]*$/.test(own))) errors.push(own);
    if (own !== undefined) ids.add(own);
    if (!rest.endsWith('/')) open.push(tag);
  }
  if (open.length > 0) errors.push(`${open} not closed`);
  if (/<(?![/?!\w])/.test(source)) errors.push('<');

  return errors.map((fault) => `${name}: ${fault}`);
}

function tagsOf(source: string, tag: string): Record<string, string>[] {
  return [...source.matchAll(new RegExp(`<${tag}\\s([^>]*)>`, 'g'))].map(([, rest = '']) =>
    Object.fromEntries(
      [...rest.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
  );
}

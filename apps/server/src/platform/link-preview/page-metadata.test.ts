import { expect, test } from 'vitest';
import { decodePage } from './decode-page.ts';
import { readPageMetadata } from './page-metadata.ts';

const pageUrl = 'https://site.test/blog/post?id=1';
const read = (html: string) => readPageMetadata(html, pageUrl);
const titleOf = (title: string) => read(`<title>${title}</title>`).title;

test('Open Graph takes precedence over Twitter cards, and these over title and description', () => {
  const plain = '<title>Title</title><meta name=description content="Description">';
  const twitter =
    '<meta name="twitter:title" content="T"><meta property="twitter:description" content="TD">';
  const graph =
    '<META PROPERTY="OG:Title" CONTENT="O"><meta name="og:description" content="OD"><meta property="og:site_name" content="Site">';

  expect(read(plain)).toMatchObject({ title: 'Title', description: 'Description', siteName: null });
  expect(read(plain + twitter)).toMatchObject({ title: 'T', description: 'TD' });
  expect(read(plain + twitter + graph)).toEqual({
    title: 'O',
    description: 'OD',
    siteName: 'Site',
    imageUrl: null,
  });
});

test('the first non-empty value of several is used', () => {
  const html = ['', '  ', 'first', 'second']
    .map((title) => `<meta property="og:title" content="${title}">`)
    .join('');

  expect(read(html).title).toBe('first');
});

test('a page without metadata has none', () => {
  const none = { title: null, description: null, siteName: null, imageUrl: null };

  expect(read('')).toEqual(none);
  expect(read('<title>  </title><meta><meta name="og:title"><p>Text')).toEqual(none);
});

test.each([
  ['Tom &amp; Ann &#39;s &hellip;', "Tom & Ann 's …"],
  ['a <b>bold</b> <script>alert(1)</script>', 'a <b>bold</b> <script>alert(1)</script>'],
  ['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
  [' two\n\t lines ', 'two lines'],
  ['a&#0;b&#7;c\u0085d\u2028e\u001bf', 'a\ufffdb c d e f'],
  ['abc \u202egnp.exe\u202c \u2066x\u2069 \u{e0041}\ufeffy', 'abc gnp.exe x y'],
  ['\u200fعنوان المقال\u200e', '\u200fعنوان المقال\u200e'],
  ['می\u200cخواهم 👩\u200d👧', 'می\u200cخواهم 👩\u200d👧'],
  ['a \ud800 b', 'a \ufffd b'],
])('the title %j is the text %j', (source, text) => {
  expect(titleOf(source)).toBe(text);
});

test('the title of an inline SVG and a second title are ignored', () => {
  const html = '<svg><title>Icon</title></svg><title>Page</title><title>Other</title>';

  expect(read(html).title).toBe('Page');
});

test('long values are cut to 200 and 400 characters', () => {
  const html = `<title>${'𝒜'.repeat(1_000)}</title><meta name="description" content="${'b '.repeat(9_000)}">`;
  const { title, description } = read(html);

  expect([...(title ?? '')]).toHaveLength(200);
  expect(title).toMatch(/^𝒜+…$/u);
  expect(description).toHaveLength(400);
  expect(titleOf('c'.repeat(200))).toBe('c'.repeat(200));
});

test.each([
  ['https://cdn.test/a.png', 'https://cdn.test/a.png'],
  ['//cdn.test/a.png', 'https://cdn.test/a.png'],
  ['a.png', 'https://site.test/blog/a.png'],
  [' /a b.png?x=1&amp;y=2 ', 'https://site.test/a%20b.png?x=1&y=2'],
  ['data:image/png;base64,AAAA', null],
  ['javascript:alert(1)', null],
  ['http://[', null],
])('the image %j has the URL %j', (content, imageUrl) => {
  expect(read(`<meta property="og:image" content="${content}">`).imageUrl).toBe(imageUrl);
});

test('an image URL that is too long is ignored', () => {
  const html = `<meta property="og:image" content="/${'a'.repeat(2_048)}">`;

  expect(read(html).imageUrl).toBeNull();
});

test('a page is read until 500 elements are open', () => {
  const meta = '<meta property="og:title" content="Deep">';

  expect(read('<b>'.repeat(498) + meta).title).toBe('Deep');
  expect(read('<b>'.repeat(501) + meta).title).toBeNull();
});

test('a truncated page is read up to its end', () => {
  expect(read('<meta property="og:title" content="O"><title>cut of').title).toBe('O');
  expect(read('<title>cut of').title).toBe('cut of');
  expect(read('<title>Whole</title><meta property="og:title" conte').title).toBe('Whole');
});

test.each([
  ['open elements', '<b>'],
  ['closed elements', '</b>'],
  ['open and other closed elements', '<i>', '</b>'],
  ['starts of elements', '<'],
  ['empty comments', '<!---->'],
  ['attributes', '<a b c=d '],
  ['entities', '&amp'],
  ['drawings', '<svg><title>'],
])('a page of %s is read', (_name, first, second = '') => {
  const half = (part: string) => part.repeat(Math.ceil(256_000 / (part.length || 1)));
  const html = `<title>Start</title>${half(first)}${half(second)}`;

  expect(read(html).title).toBe('Start');
});

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const gb18030 = Buffer.from([0xcb, 0xae, 0xbb, 0xa8]); // 水花
const arabic = Buffer.from([0xe3, 0xd1, 0xcd, 0xc8, 0xc7]); // مرحبا in Windows-1256

test.each([
  ['the header', bytesOf('café', 'latin1'), 'ISO-8859-1', 'café'],
  ['the header, Chinese', gb18030, 'gb2312', '水花'],
  ['the header, Arabic', arabic, 'windows-1256', 'مرحبا'],
  ['no declaration, UTF-8', bytesOf('مرحبا 水花'), null, 'مرحبا 水花'],
  ['no declaration, not UTF-8', bytesOf('café!', 'latin1'), null, 'café!'],
  ['an unknown name', bytesOf('水花'), 'klingon', '水花'],
  ['a name that is not allowed', bytesOf('水花'), 'iso-2022-kr', '水花'],
  ['a mark against the header', bytesOf('\ufeff水花'), 'iso-8859-1', '水花'],
  ['UTF-16 with a mark', bytesOf('\ufeff水花', 'utf16le'), null, '水花'],
  ['the end within a character', bytesOf('水花').subarray(0, 5), null, '水'],
])('a page is decoded by %s', (_source, bytes, charset, text) => {
  expect(decodePage(bytes, charset)).toBe(text);
});

test.each([
  ['<meta charset="gbk">', gb18030, '水花'],
  ["<META HTTP-EQUIV='Content-Type' content='text/html; charset=windows-1256'>", arabic, 'مرحبا'],
  ['<meta charset=utf-16>', bytesOf('水花'), '水花'],
])('a page is decoded by its declaration %s', (meta, bytes, text) => {
  expect(decodePage(Buffer.concat([bytesOf(meta), bytes]), null)).toBe(meta + text);
});

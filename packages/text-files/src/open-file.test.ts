import { expect, test } from 'vitest';
import { openFile } from './open-file.ts';
import { docxOf, openFixture, openText, zipOf } from './testkit.ts';
import { unpackTexts } from './unpack-texts.ts';

const wholeText = `# The tide tables

# Slack water

Keziah counted the posts. The *fifth* came up **black** and shining.[^1]

## Une étoile

« L’été », dit-elle — à demain.

> What the sea takes it keeps.

1. rope
2. lamp
- salt

潮水退了，她沿着岸走。

هدأ البحر عند المساء.

See [the tables](https://example.org/tides).

[^1]: In the almanac of 1911.
`;

test.each(['by-libreoffice.odt', 'by-libreoffice.docx'])(
  '%s opens with headings, emphasis, lists, notes and every script',
  (name) => {
    expect(openFixture(name).text).toBe(wholeText);
  },
);

test('a pandoc book opens in reading order with its own title', () => {
  const { title, text, language } = openFixture('by-pandoc.epub');

  expect({ title, language }).toEqual({ title: 'The tide tables', language: 'en' });
  expect(text).toContain(
    '# Slack water\n\nKeziah counted the posts. The *fifth* came up **black**',
  );
  expect(text).toContain('> What the sea takes it keeps.\n\n1. rope\n2. lamp');
  expect(text).toContain('潮水退了，她沿着岸走。\n\nهدأ البحر عند المساء.');
});

test('LibreOffice rich text opens with headings, items and its note', () => {
  const { text } = openFixture('by-libreoffice.rtf');

  expect(text).toContain(
    '# Slack water\n\nKeziah counted the posts. The *fifth* came up **black**',
  );
  expect(text).toContain('## Une étoile\n\n« L’été », dit-elle — à demain.');
  expect(text).toContain(
    '1. rope\n2. lamp\n- salt\n\n潮水退了，她沿着岸走。\n\nهدأ البحر عند المساء.',
  );
  expect(text).toMatch(/shining\.\[\^1\][\s\S]*\[\^1\]: In the almanac of 1911\.\n$/);
});

test('a screenplay is kept as written, has kind script and the title of its title page', () => {
  const { title, text, kind } = openFixture('tide.fountain');

  expect({ title, kind }).toEqual({ title: 'The Tide Tables', kind: 'script' });
  expect(text).toContain('INT. WEIGHING HOUSE - NIGHT\n\nKeziah counts the posts');
  expect(text).toContain('KEZIAH\n(under her breath)\nIt only went the once.');
});

test('the text of a page is read and its scripts are not', () => {
  const page = `<!doctype html><html lang="fr"><head><title>La marée &amp; moi</title><style>p{}</style></head>
    <body><script>alert("no")</script><h2>Un</h2><p>Elle dit <em>non</em>,<br>puis   s’en va.</p>
    <img src="x" onerror="alert(1)"><ul><li>sel<ul><li>gros</li></ul></li></ul></body></html>`;

  expect(openText('page.html', page)).toEqual({
    title: 'La marée & moi',
    language: 'fr',
    kind: null,
    text: '## Un\n\nElle dit *non*,\npuis s’en va.\n\n- sel\n  - gros\n',
  });
});

test('footnotes of an HTML page are placed at its end, and hidden text is skipped', () => {
  const page = `<p>She stayed.<a href="#n1" role="doc-noteref"><sup>1</sup></a> <del>Went.</del></p>
    <p>Hidden: <span style="display: none">no</span><span hidden>no</span>yes.</p>
    <div title="header"><p>Page 1</p></div>
    <section role="doc-endnotes"><hr><ol><li><p>For a year.<a href="#r1" role="doc-backlink">↩︎</a></p></li></ol></section>`;

  expect(openText('page.html', page).text).toBe(
    'She stayed.[^1]\n\nHidden: yes.\n\n[^1]: For a year.\n',
  );
});

test('a Word list style makes list items, and a page break splits a paragraph', () => {
  const styles = `<w:styles xmlns:w="w"><w:style w:styleId="ListNumber"><w:name w:val="List Number"/>
    <w:pPr><w:numPr><w:numId w:val="7"/></w:numPr></w:pPr></w:style></w:styles>`;
  const numbering = `<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0">
    <w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="1"/></w:num></w:numbering>`;
  const item = (words: string) =>
    `<w:p><w:pPr><w:pStyle w:val="ListNumber"/></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;
  const body = `${item('rope')}${item('lamp')}
    <w:p><w:r><w:t>Night.</w:t><w:br w:type="page"/><w:t>Morning.</w:t><w:br w:type="page"/></w:r></w:p>`;
  const bytes = docxOf(body, { 'word/styles.xml': styles, 'word/numbering.xml': numbering });

  expect(openFile({ name: 'list.docx', bytes }).text).toBe(
    '1. rope\n2. lamp\n\nNight.\n\nMorning.\n',
  );
});

test('the title of a page is not part of its text, with or without a head element', () => {
  const page = '<title>Tide</title><p>It went.</p><svg><title>Icon</title></svg>';

  expect(openText('x.html', page)).toMatchObject({ title: 'Tide', text: 'It went.\n' });
  expect(openText('x.html', `<html><head>${page.replace('<p>', '</head><p>')}`).text).toBe(
    'It went.\n',
  );
});

test('a list keeps its start number in every format', () => {
  const style =
    '<list-style name="L"><list-level-style-number level="1" start-value="5"/></list-style>';
  const odt = zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<c>${style}<list style-name="L"><list-item><p>rope</p></list-item><list-item><p>lamp</p></list-item>
      <list-item start-value="9"><p>salt</p></list-item></list></c>`,
  });
  const page = '<ol start="5"><li>rope<li>lamp<li value="9">salt</ol>';

  expect(openFile({ name: 'x.odt', bytes: odt }).text).toBe('5. rope\n6. lamp\n9. salt\n');
  expect(openText('x.html', page).text).toBe('5. rope\n6. lamp\n9. salt\n');
});

test('deleted text of tracked changes in rich text is skipped', () => {
  const rtf = String.raw`{\rtf1\ansi{\stylesheet{\s0 Normal;}{\s1\sbasedon0 heading 2;}}\pard\s1 Night\par
    \pard\s0 She {\revised ran}{\deleted walked} home.\par}`;

  expect(openText('tracked.rtf', rtf).text).toBe('## Night\n\nShe ran home.\n');
});

test('plain text and Markdown open unchanged, titled by file name', () => {
  const text = '# One\r\n\r\n5 * 3 is *fifteen*.\r\n';

  expect(openText('drafts/Chapter one.v2.md', text)).toEqual({
    title: 'Chapter one.v2',
    text: '# One\n\n5 * 3 is *fifteen*.\n',
    kind: null,
    language: null,
  });
});

test('verse lines that were paragraphs stay lines, and stanzas stay separate', () => {
  const lines = ['The tide went out', 'and left the posts', '', 'five of them black', 'one gone'];
  const body = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');

  expect(openFile({ name: 'poem.docx', bytes: docxOf(body) }).text).toBe(
    'The tide went out\nand left the posts\n\nfive of them black\none gone\n',
  );
});

test('deleted and hidden text in Word is skipped, inserted text is kept', () => {
  const body = `<w:p><w:r><w:t xml:space="preserve">She </w:t></w:r>
    <w:del><w:r><w:delText>ran</w:delText></w:r></w:del><w:ins><w:r><w:t>went</w:t></w:r></w:ins>
    <w:r><w:rPr><w:vanish/></w:rPr><w:t>secretly</w:t></w:r><w:r><w:tab/><w:t>on.</w:t></w:r></w:p>`;

  expect(openFile({ name: 'x.docx', bytes: docxOf(body) }).text).toBe('She went\ton.\n');
});

test('the format is detected by content before file name', () => {
  const bytes = docxOf('<w:p><w:r><w:t>Words.</w:t></w:r></w:p>');

  expect(openFile({ name: 'chapter.txt', bytes }).text).toBe('Words.\n');
  expect(openText('chapter.docx.txt', 'Words.').text).toBe('Words.');
});

test('texts of a zip are unpacked in natural order, without system files', () => {
  const parts = {
    'b/10.md': 'ten',
    'b/2.txt': 'two',
    'c.png': 'x',
    '__MACOSX/b/2.txt': 'x',
    'b/.x.md': '',
    'b/texts.json': '[]',
  };
  const { texts, lists } = unpackTexts(zipOf(parts));

  expect(texts.map(({ name }) => name)).toEqual(['b/2.txt', 'b/10.md']);
  expect(lists.map(({ name }) => name)).toEqual(['b/texts.json']);
});

test('a damaged text in a zip does not prevent the others from opening', () => {
  const bytes = zipOf({ '1.txt': 'one '.repeat(40), '2.txt': 'two', '3.txt': 'three' });
  bytes.fill(0xff, 35, 39); // the compressed data of the first file

  const { texts, refused } = unpackTexts(bytes);
  expect(texts.map(({ name }) => name)).toEqual(['2.txt', '3.txt']);
  expect(refused).toEqual([{ name: '1.txt', code: 'broken' }]);
});

import { expect, test } from 'vitest';
import { openFile } from './open-file.ts';
import { docxOf, openFixture, openText, packed } from './testkit.ts';
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

test('a book that pandoc wrote opens in reading order, under its own title', () => {
  const { title, text, language } = openFixture('by-pandoc.epub');

  expect({ title, language }).toEqual({ title: 'The tide tables', language: 'en' });
  expect(text).toContain(
    '# Slack water\n\nKeziah counted the posts. The *fifth* came up **black**',
  );
  expect(text).toContain('> What the sea takes it keeps.\n\n1. rope\n2. lamp');
  expect(text).toContain('潮水退了，她沿着岸走。\n\nهدأ البحر عند المساء.');
});

test('rich text of LibreOffice opens with headings, items and its note', () => {
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

test('a screenplay stays as it is written, is a script, and has the title of its title page', () => {
  const { title, text, kind } = openFixture('tide.fountain');

  expect({ title, kind }).toEqual({ title: 'The Tide Tables', kind: 'script' });
  expect(text).toContain('INT. WEIGHING HOUSE - NIGHT\n\nKeziah counts the posts');
  expect(text).toContain('KEZIAH\n(under her breath)\nIt only went the once.');
});

test('of a page the words are read and the script is not', () => {
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

test('the notes of a page stand at its end, and what nobody sees is not there', () => {
  const page = `<p>She stayed.<a href="#n1" role="doc-noteref"><sup>1</sup></a> <del>Went.</del></p>
    <p>Hidden: <span style="display: none">no</span><span hidden>no</span>yes.</p>
    <div title="header"><p>Page 1</p></div>
    <section role="doc-endnotes"><hr><ol><li><p>For a year.<a href="#r1" role="doc-backlink">↩︎</a></p></li></ol></section>`;

  expect(openText('page.html', page).text).toBe(
    'She stayed.[^1]\n\nHidden: yes.\n\n[^1]: For a year.\n',
  );
});

test('a Word style makes its paragraphs items, and a page break parts two paragraphs', () => {
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

test('the title of a page is no part of its text, whether or not a head is around it', () => {
  const page = '<title>Tide</title><p>It went.</p><svg><title>Icon</title></svg>';

  expect(openText('x.html', page)).toMatchObject({ title: 'Tide', text: 'It went.\n' });
  expect(openText('x.html', `<html><head>${page.replace('<p>', '</head><p>')}`).text).toBe(
    'It went.\n',
  );
});

test('a list keeps the number that it begins with, whatever wrote it', () => {
  const style =
    '<list-style name="L"><list-level-style-number level="1" start-value="5"/></list-style>';
  const odt = packed({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<c>${style}<list style-name="L"><list-item><p>rope</p></list-item><list-item><p>lamp</p></list-item>
      <list-item start-value="9"><p>salt</p></list-item></list></c>`,
  });
  const page = '<ol start="5"><li>rope<li>lamp<li value="9">salt</ol>';

  expect(openFile({ name: 'x.odt', bytes: odt }).text).toBe('5. rope\n6. lamp\n9. salt\n');
  expect(openText('x.html', page).text).toBe('5. rope\n6. lamp\n9. salt\n');
});

test('of rich text with tracked changes the words that were struck out are left out', () => {
  const rtf = String.raw`{\rtf1\ansi{\stylesheet{\s0 Normal;}{\s1\sbasedon0 heading 2;}}\pard\s1 Night\par
    \pard\s0 She {\revised ran}{\deleted walked} home.\par}`;

  expect(openText('tracked.rtf', rtf).text).toBe('## Night\n\nShe ran home.\n');
});

test('plain text and Markdown open as they are, titled by their name', () => {
  const text = '# One\r\n\r\n5 * 3 is *fifteen*.\r\n';

  expect(openText('drafts/Chapter one.v2.md', text)).toEqual({
    title: 'Chapter one.v2',
    text: '# One\n\n5 * 3 is *fifteen*.\n',
    kind: null,
    language: null,
  });
});

test('lines of verse that were paragraphs stay lines, and stanzas stay apart', () => {
  const lines = ['The tide went out', 'and left the posts', '', 'five of them black', 'one gone'];
  const body = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');

  expect(openFile({ name: 'poem.docx', bytes: docxOf(body) }).text).toBe(
    'The tide went out\nand left the posts\n\nfive of them black\none gone\n',
  );
});

test('what was struck out or hidden in Word is not there, what was added is', () => {
  const body = `<w:p><w:r><w:t xml:space="preserve">She </w:t></w:r>
    <w:del><w:r><w:delText>ran</w:delText></w:r></w:del><w:ins><w:r><w:t>went</w:t></w:r></w:ins>
    <w:r><w:rPr><w:vanish/></w:rPr><w:t>secretly</w:t></w:r><w:r><w:tab/><w:t>on.</w:t></w:r></w:p>`;

  expect(openFile({ name: 'x.docx', bytes: docxOf(body) }).text).toBe('She went\ton.\n');
});

test('what a file is, its content decides before its name', () => {
  const bytes = docxOf('<w:p><w:r><w:t>Words.</w:t></w:r></w:p>');

  expect(openFile({ name: 'chapter.txt', bytes }).text).toBe('Words.\n');
  expect(openText('chapter.docx.txt', 'Words.').text).toBe('Words.');
});

test('of a zip the texts are unpacked in the order of a reader, and nothing that a system put there', () => {
  const parts = {
    'b/10.md': 'ten',
    'b/2.txt': 'two',
    'c.png': 'x',
    '__MACOSX/b/2.txt': 'x',
    'b/.x.md': '',
    'b/texts.json': '[]',
  };
  const { texts, lists } = unpackTexts(packed(parts));

  expect(texts.map(({ name }) => name)).toEqual(['b/2.txt', 'b/10.md']);
  expect(lists.map(({ name }) => name)).toEqual(['b/texts.json']);
});

test('a text of a zip that is damaged keeps back no other', () => {
  const bytes = packed({ '1.txt': 'one '.repeat(40), '2.txt': 'two', '3.txt': 'three' });
  bytes.fill(0xff, 35, 39); // what the first is packed into

  const { texts, refused } = unpackTexts(bytes);
  expect(texts.map(({ name }) => name)).toEqual(['2.txt', '3.txt']);
  expect(refused).toEqual([{ name: '1.txt', code: 'broken' }]);
});

import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openFile } from './open-file.ts';
import { openText } from './testkit.ts';
import { writeDocx } from './write-docx.ts';
import { writeHtml } from './write-html.ts';

const text = `# One

She went *on*, **black** and [back](https://example.org/a?b=1&c=2).

> What it takes <it> keeps & "hides".

1. rope
2. lamp
- salt
  - coarse

* * *

5 * 3 is_not_slanted. 潮水退了。 👩‍👩‍👧
`;
const prose = { title: 'The <tide>', text, language: 'en', isVerse: false };
const at = new Date('2026-11-20T12:00:00Z');
const none = new Uint8Array();

test('a text is unchanged after exporting to Word and reopening', () => {
  const bytes = writeDocx(prose, at);

  expect(openFile({ name: 'The tide.docx', bytes })).toMatchObject({ title: 'The tide', text });
});

test('a text is unchanged after exporting to HTML and reopening, and scripts are escaped', () => {
  const page = writeHtml({ ...prose, text: `${text}\n<script>alert(1)</script>\n` });

  expect(page).not.toContain('<script');
  expect(openText('x.html', page)).toMatchObject({ title: 'The <tide>', language: 'en' });
  expect(openText('x.html', writeHtml(prose)).text).toBe(text);
});

test('notes become Word footnotes and are restored from Word and HTML', () => {
  const noted = {
    ...prose,
    text: 'She went.[^b] Alone.[^a]\n\n> One.\n>\n> Two.\n\n[^a]: So *he* said.\n\n[^b]: At four.\n',
  };
  const bytes = writeDocx(noted, at);
  const notes = strFromU8(unzipSync(bytes)['word/footnotes.xml'] ?? none);

  expect(notes.indexOf('At four.')).toBeLessThan(notes.indexOf('said.'));
  expect(openFile({ name: 'x.docx', bytes }).text).toBe(
    'She went.[^1] Alone.[^2]\n\n> One.\n\n> Two.\n\n[^1]: At four.\n\n[^2]: So *he* said.\n',
  );
  expect(openText('x.html', writeHtml(noted)).text).toBe(noted.text.replace('\n>\n', '\n\n'));
});

test('continuation lines of a note belong to it, a paragraph after it does not', () => {
  const noted = {
    ...prose,
    text: 'She went.[^1]\n\n[^1]: At *four*,\n    or at\n\tfive.\n\n\tHe stayed.\n',
  };
  const back = 'She went.[^1]\n\nHe stayed.\n\n[^1]: At *four*, or at five.\n';

  expect(openFile({ name: 'x.docx', bytes: writeDocx(noted, at) }).text).toBe(back);
});

test('lines of a stanza stay together, and Arabic is right to left', () => {
  const verse = {
    title: '',
    text: 'هدأ البحر\nعند المساء\n\nثم عاد\n',
    language: 'ar',
    isVerse: true,
  };

  expect(openFile({ name: 'x.docx', bytes: writeDocx(verse, at) }).text).toBe(verse.text);
  expect(writeHtml(verse)).toContain('dir="rtl"');
});

test('a paragraph with a different direction keeps it', () => {
  const mixed = { ...prose, text: 'She wrote:\n\n«قالت *مرتا* نعم»\n\n1. 2. 3.\n', language: 'en' };
  const page = writeHtml(mixed);
  const word = unzipSync(writeDocx(mixed, at))['word/document.xml'] ?? none;

  expect(page).toContain('<p>She wrote:</p>');
  expect(page).toContain('<p dir="rtl">«قالت');
  expect(strFromU8(word).match(/<w:bidi\/>/g)).toHaveLength(1);
  expect(writeHtml({ ...mixed, language: 'ar' })).toContain('<p dir="ltr">She wrote:</p>');
});

test('a number at the start of a sentence is not a list item', () => {
  const sentences =
    'It began.\n\n1984. It was a *bright* cold day.\n\n12. August came.\n\n1989. A wall.\n\n2001. A gate.\n\n007. An agent.\n';
  const novel = { ...prose, text: sentences };

  const page = writeHtml(novel);
  expect(page).not.toContain('<li');
  expect(page).toContain('<p>1984. It was a <em>bright</em>');
  expect(strFromU8(unzipSync(writeDocx(novel, at))['word/document.xml'] ?? none)).not.toContain(
    'w:numPr',
  );
  expect(openText('x.html', page).text).toBe(sentences);
  expect(openFile({ name: 'x.docx', bytes: writeDocx(novel, at) }).text).toBe(sentences);
});

test('a verse line that starts with a number stays in its stanza', () => {
  const verse = { ...prose, text: 'We counted:\n1984. Cold.\nAnd on.\n', isVerse: true };

  expect(writeHtml(verse)).toContain('We counted:<br/>\n1984. Cold.<br/>');
});

test.each([
  ['starts with another number', '3. rope\n4. lamp\n'],
  ['comes second', '1. rope\n2. lamp\n\nShe went.\n\n1. salt\n2. oil\n'],
  ['continues after text between', '1. rope\n2. lamp\n\nShe went.\n\n3. salt\n4. oil\n'],
  ['follows another directly', '1. rope\n2. lamp\n7. salt\n8. oil\n'],
  ['is nested', '1. rope\n  1. hemp\n  2. wire\n2. lamp\n  1. oil\n'],
  ['starts at zero', '0. rope\n1. lamp\n'],
])('a list that %s keeps its numbers', (_, list) => {
  const given = { ...prose, text: list };

  expect(openFile({ name: 'x.docx', bytes: writeDocx(given, at) }).text).toBe(list);
  expect(openText('x.html', writeHtml(given)).text).toBe(list);
});

test('every list of a Word document has its own numbering', () => {
  const given = { ...prose, text: '1. rope\n2. lamp\n\nShe went.\n\n3) salt\n4) oil\n' };
  const files = writeDocx(given, at);
  const numbering = strFromU8(unzipSync(files)['word/numbering.xml'] ?? none);

  expect(numbering.match(/<w:startOverride w:val="\d"\/>/g)).toEqual([
    '<w:startOverride w:val="1"/>',
    '<w:startOverride w:val="3"/>',
  ]);
  expect(openFile({ name: 'x.docx', bytes: files }).text).toBe(given.text);
});

import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Book } from './book.ts';
import { runningHead } from './manuscript.ts';
import { openFile } from './open-file.ts';
import { writeManuscript } from './write-manuscript.ts';

const details = {
  ...{ contact: ['Ann O’Dell', 'ann@example.org'], wordCount: 'about 3,400 words', by: 'by' },
  ...{ paper: 'letter' as const, at: new Date('2026-11-20T12:00:00Z') }, // literal type
};
const book: Book = {
  ...{ title: 'The tide tables', author: 'Ann O’Dell', language: 'en' },
  chapters: [
    {
      ...{ title: 'Slack water', isVerse: false },
      text: 'She *went* on.[^1]\n\n***\n\nHe **stayed**.\n\n## Later\n\nRain.\n\n[^1]: At four.\n',
    },
    {
      title: 'The bar',
      text: '# The bar\n\nSalt.[^1]\n\n#\n\nSand.\n\n[^1]: At five.\n',
      isVerse: false,
    },
  ],
};
const partOf = (given: Book, name: string) =>
  strFromU8(unzipSync(writeManuscript(given, details))[`word/${name}.xml`] ?? new Uint8Array());

test('a manuscript keeps its chapters, scene breaks, emphasis and notes when it is reopened', () => {
  const { text } = openFile({ name: 'x.docx', bytes: writeManuscript(book, details) });

  expect(text).toBe(
    'Ann O’Dell\tabout 3,400 words\n\nann@example.org\n\nThe tide tables\n\nby\n\nAnn O’Dell\n\n' +
      '# Slack water\n\nShe *went* on.[^1]\n\n* * *\n\nHe **stayed**.\n\n## Later\n\nRain.\n\n' +
      '# The bar\n\nSalt.[^2]\n\n* * *\n\nSand.\n\n[^1]: At four.\n\n[^2]: At five.\n',
  );
});

test('a manuscript is in standard format', () => {
  const styles = partOf(book, 'styles');
  const body = partOf(book, 'document');

  expect(styles).toContain('<w:sz w:val="24"/>');
  expect(styles).toContain('w:line="480"');
  expect(styles).toContain('<w:ind w:firstLine="720"/>');
  expect(styles).toMatch(/w:styleId="Heading1">.*?<w:pageBreakBefore\/><w:spacing w:before="3840"/);
  expect(body.match(/w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/g)).toHaveLength(2);
  expect(body.match(/<w:t>#<\/w:t>/g)).toHaveLength(2);
  expect(body.match(/<w:headerReference/g)).toHaveLength(1);
  expect(body.indexOf('<w:headerReference')).toBeGreaterThan(body.indexOf('Sand.'));
  expect(partOf(book, 'header1')).toContain('O’Dell / THE TIDE TABLES / ');
});

test('a manuscript in Arabic is right to left, and a single text starts under its title', () => {
  const text = { title: 'البحر', text: 'هدأ البحر.\n', isVerse: false };
  const body = partOf({ title: 'البحر', author: '', language: 'ar', chapters: [text] }, 'document');

  expect(body).toMatch(/<w:pStyle w:val="Heading1"\/><w:bidi\/>/);
  expect(body.match(/<w:bidi\/><\/w:sectPr>/g)).toHaveLength(2);
});

test.each([
  ['Ann O’Dell', 'The tide', 'en', 'O’Dell / THE TIDE'],
  ['', 'The tide', 'en', 'THE TIDE'],
  ['王小波', '黄金时代', 'zh', '王小波 / 黄金时代'],
  [
    'Ann',
    'A very long title that does not fit above a page',
    'en',
    'Ann / A VERY LONG TITLE THAT DOES NOT FIT AB…',
  ],
])('the running head of %s, %s', (author, title, language, head) => {
  expect(runningHead({ author, title, language, chapters: [] })).toBe(head);
});

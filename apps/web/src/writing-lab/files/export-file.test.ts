import { expect, test } from 'vitest';
import { type Exported, endingOf, exportFile } from './export-file.ts';
import { roundLength } from './use-export-details.ts';

const text = '# One\n\nIt *went*.\n';
const written: Exported = {
  ...{ id: '0197a1d2-0000-7000-8000-000000000001', title: 'Tide', language: 'en' },
  chapters: [{ title: 'Tide', text, kind: 'fiction' }],
};
const details = {
  ...{ author: 'Ann Doe', paper: 'a4' as const }, // the literal, not string
  titlePage: { contact: ['Ann Doe'], size: 'around 10 words', by: 'by' },
  at: new Date('2026-11-20T12:00:00Z'),
};

test('a plain text goes out without the signs of Markdown, which keeps them', async () => {
  const plain = await exportFile(written, 'txt', details);
  const marked = await exportFile(written, 'md', details);

  expect(await plain.text()).toBe('One\n\nIt went.\n');
  expect(await marked.text()).toBe(text);
});

test('a script goes out as it was written: its signs are its own', async () => {
  const words = '# ACT ONE\n\n> THE END <\n';
  const script: Exported = { ...written, chapters: [{ title: '', text: words, kind: 'script' }] };

  expect(await (await exportFile(script, 'txt', details)).text()).toBe(words);
});

test('the chapters of a project go out as one text, each under its title', async () => {
  const project: Exported = {
    ...written,
    chapters: [
      { title: 'One', text, kind: 'fiction' },
      { title: 'Two', text: 'It came.\n\n', kind: 'fiction' },
    ],
  };

  expect(await (await exportFile(project, 'md', details)).text()).toBe(
    '# One\n\nIt *went*.\n\n# Two\n\nIt came.\n',
  );
});

test('a manuscript is a Word document, and a book is an EPUB', async () => {
  expect(endingOf('manuscript')).toBe('docx');
  const book = new Uint8Array(await (await exportFile(written, 'epub', details)).arrayBuffer());

  expect(new TextDecoder().decode(book.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
});

test.each([
  [0, 0],
  [4, 4],
  [7, 10],
  [94, 90],
  [3_449, 3_400],
  [84_512, 85_000],
])('%d words are told as %d', (count, told) => {
  expect(roundLength(count)).toBe(told);
});

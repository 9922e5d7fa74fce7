import { expect, test } from 'vitest';
import { type ExportSource, exportFile, fileExtensionOf } from './export-file.ts';
import { roundLength } from './use-export-details.ts';

const text = '# One\n\nIt *went*.\n';
const written: ExportSource = {
  ...{ id: '0197a1d2-0000-7000-8000-000000000001', title: 'Tide', language: 'en' },
  chapters: [{ title: 'Tide', text, kind: 'fiction' }],
};
const details = {
  ...{ author: 'Ann Doe', paper: 'a4' as const },
  titlePage: { contact: ['Ann Doe'], wordCount: 'around 10 words', by: 'by' },
  at: new Date('2026-11-20T12:00:00Z'),
};

test('plain text is exported without Markdown syntax, Markdown with it', async () => {
  const plain = await exportFile(written, 'txt', details);
  const marked = await exportFile(written, 'md', details);

  expect(await plain.text()).toBe('One\n\nIt went.\n');
  expect(await marked.text()).toBe(text);
});

test('a script is exported unchanged', async () => {
  const words = '# ACT ONE\n\n> THE END <\n';
  const script: ExportSource = {
    ...written,
    chapters: [{ title: '', text: words, kind: 'script' }],
  };

  expect(await (await exportFile(script, 'txt', details)).text()).toBe(words);
});

test('the chapters of a project are exported as one text, each under its title', async () => {
  const project: ExportSource = {
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

test('a manuscript is exported as DOCX, a book as EPUB', async () => {
  expect(fileExtensionOf('manuscript')).toBe('docx');
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
])('%d words are rounded to %d', (count, told) => {
  expect(roundLength(count)).toBe(told);
});

import { expect, test } from 'vitest';
import { findRetiredWords, type RetiredWord } from './check-names.ts';

const words: RetiredWord[] = [
  { word: 'scribble', use: 'draft', in: ['types', 'files', 'comments', 'documents'] },
  { word: 'in-line', use: 'queue', in: ['functions'] },
  { word: 'fetch', use: 'read with its object', in: ['functions'], exact: true },
  { word: 'quill', use: 'cursor', in: ['names'], except: ['^quillVersion$', 'vendor/'] },
];

test.each([
  ['a type', 'interface NewScribble {}', '“NewScribble”'],
  ['a function', 'async function waitInLine() {}', '“waitInLine”'],
  ['an exported constant', 'export const inLine = 1;', '“inLine”'],
  ['a local function', 'const fetch = (id: string) => id;', '“fetch”'],
  ['a method', 'class Store {\n  async fetch(id: string) {\n  }\n}', '“fetch”'],
  ['a name', 'const oldQuill = 1;', '“oldQuill”'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code to check
  ['a name in a template', 'f(`a ${b(`${quill}`)}`);', '“quill”'],
  ['a comment', '/**\n * Stores a scribble.\n */', '“* Stores a scribble.”'],
])('%s with a retired word is refused', (_, text, subject) => {
  expect(findRetiredWords([{ file: 'a.ts', text }], words)).toEqual([
    expect.stringContaining(subject),
  ]);
});

test('files and documents with a retired word are refused, with the line and the replacement', () => {
  const files = [
    { file: 'src/scribble/store.test.ts', text: '' },
    { file: 'docs/store.md', text: '# Store\nIt has a Scribble.' },
  ];

  expect(findRetiredWords(files, words)).toEqual([
    'src/scribble/store.test.ts:1 The path has the retired word “scribble”; use draft.',
    'docs/store.md:2 The line “It has a Scribble.” has the retired word “scribble”; use draft.',
  ]);
});

test.each([
  ['a part of a word', 'type Scribbler = string;'],
  ['a string, a template and a regular expression', "f('quill', `quill`, /'quill/);"],
  ['a comment, for a word refused only in names', '// a quill'],
  ['a longer name, for an exact word', 'function fetchText() {}'],
  ['an exception', 'const quillVersion = 2;'],
])('%s is allowed', (_, text) => {
  expect(findRetiredWords([{ file: 'a.ts', text }], words)).toEqual([]);
});

test('a file can be an exception', () => {
  expect(findRetiredWords([{ file: 'vendor/a.ts', text: 'let quill;' }], words)).toEqual([]);
});

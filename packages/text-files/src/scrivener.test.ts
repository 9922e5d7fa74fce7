import { expect, test } from 'vitest';
import { FileOpenError } from './file-open-error.ts';
import { openResult, zipOf } from './testkit.ts';
import { unpackTexts } from './unpack-texts.ts';

type Item = { id: string; type?: string; title: string; children?: Item[] };

const cocoa = String.raw`{\rtf1\ansi\ansicpg1252\cocoartf2709
{\fonttbl\f0\froman\fcharset0 Palatino-Roman;\f1\froman\fcharset0 Palatino-Italic;}
{\colortbl;\red255\green255\blue255;}
{\*\expandedcolortbl;;}
\pard\tx360\fi360\sl264\slmult1\pardirnatural\partightenfactor0

\f0\fs26 \cf0 TEXT}`;

const rtf = (text: string) => cocoa.replace('TEXT', text);

function binder(items: readonly Item[], id: 'UUID' | 'ID' = 'UUID'): string {
  const itemOf = (item: Item): string =>
    `<BinderItem ${id}="${item.id}" Type="${item.type ?? 'Text'}" Created="2024-03-01 09:00:00 +0100"><Title>${item.title}</Title><MetaData><LabelID>-1</LabelID><Title>not this</Title></MetaData>${item.children ? `<Children>${item.children.map(itemOf).join('')}</Children>` : ''}</BinderItem>`;

  return `<?xml version="1.0" encoding="UTF-8"?><ScrivenerProject Version="2.0"><Binder>${items.map(itemOf).join('')}</Binder><Keywords><Keyword ID="1"><Title>sea</Title></Keyword></Keywords></ScrivenerProject>`;
}

const manuscript: Item[] = [
  {
    ...{ id: 'D', type: 'DraftFolder', title: 'Manuscript' },
    children: [
      {
        ...{ id: 'F1', type: 'Folder', title: 'The ferry' },
        children: [
          { id: 'B', title: 'Dawn &amp; after' },
          { id: 'A', title: 'The scale' },
        ],
      },
      { id: 'C', title: 'Rain' },
      {
        ...{ id: 'P', type: 'Folder', title: 'Part Two' },
        children: [
          { id: 'F2', type: 'Folder', title: 'The river', children: [{ id: 'E', title: 'Flood' }] },
        ],
      },
    ],
  },
  { id: 'R', type: 'ResearchFolder', title: 'Research', children: [{ id: 'X', title: 'Maps' }] },
  { id: 'K', type: 'Folder', title: 'Characters', children: [{ id: 'Y', title: 'Ruth' }] },
  { id: 'T', type: 'TrashFolder', title: 'Trash' },
];

const data = (id: string, name: string) => `Tide.scriv/Files/Data/${id}/${name}`;

const project = () => ({
  'Tide.scriv/Tide.scrivx': binder(manuscript),
  'Tide.scriv/Files/version.txt': '23',
  'Tide.scriv/Files/search.indexes': '<SearchIndexes/>',
  [data('B', 'content.rtf')]: rtf(
    String.raw`The ferry was \f1\i late\f0\i0 .\
\uc0\u8220 Caf\'e9?\u8221  she asked. \uc0\u28526 \u27700 <$Scr_Cs::1>twice<!$Scr_Cs::1>.\{\\Scrv_fn=At \i four\i0 .\\end_Scrv_fn\}`,
  ),
  [data('B', 'synopsis.txt')]: 'Nobody comes.',
  [data('A', 'content.rtf')]: rtf(
    String.raw`<$ScrKeepWithNext>Ruth counted\{\\Scrv_annot \\color=\{\\R=1.0\\G=0.0\} \\text=Too slow?\\end_Scrv_annot\} the sacks.\{\\Scrv_fn=All nine.\\end_Scrv_fn\}`,
  ),
  [data('A', 'synopsis.txt')]: 'She counts.',
  [data('A', 'notes.rtf')]: rtf(String.raw`Check the \f1\i weights\f0\i0 .`),
  [data('C', 'content.rtf')]: rtf('It rained.'),
  [data('P', 'synopsis.txt')]: 'Spring.',
  [data('X', 'content.rtf')]: rtf('A map.'),
  [data('Y', 'content.rtf')]: rtf('Born by the sea.'),
  '__MACOSX/Tide.scriv/._Tide.scrivx': 'x',
});

const open = (parts: Record<string, string | Uint8Array>) => {
  const { projects, refused, texts } = unpackTexts(zipOf(parts));
  const read = projects.map((one) => ({
    ...one,
    texts: one.texts.map(({ bytes, ...noted }) => ({
      ...noted,
      text: new TextDecoder().decode(bytes),
    })),
  }));

  return { refused, others: texts, project: read[0] };
};

test('a Scrivener project becomes chapters in binder order', () => {
  const { project: read, refused, others } = open(project());
  const chapters = read?.texts.filter(({ form }) => form !== 'documents');

  expect(read?.title).toBe('Tide');
  expect(chapters?.map(({ title }) => title)).toEqual([
    'The ferry',
    'Rain',
    'Part Two',
    'The river',
  ]);
  expect(chapters?.[0]?.text).toBe(
    'The ferry was *late*.\n\n“Café?” she asked. 潮水twice.[^1]\n\n[^1]: At *four*.\n\n* * *\n\nRuth counted the sacks.[^2]\n\n[^2]: All nine.\n',
  );
  expect(chapters?.[0]).toMatchObject({
    synopsis: 'Dawn & after\nNobody comes.\n\nThe scale\nShe counts.',
    notes: 'Check the *weights*.\n\nToo slow?',
    name: 'Tide/The ferry.md',
  });
  expect(chapters?.[2]).toMatchObject({ text: '', synopsis: 'Spring.' });
  expect(read?.leftOut).toEqual(['Research', 'Characters']);
  expect({ refused, others }).toEqual({ refused: [], others: [] });
});

test('each document of a project can become its own chapter', () => {
  const documents = open(project()).project?.texts.filter(({ form }) => form !== 'chapters');

  expect(documents?.map(({ title, synopsis }) => [title, synopsis])).toEqual([
    ['The ferry', ''],
    ['Dawn & after', 'Nobody comes.'],
    ['The scale', 'She counts.'],
    ['Rain', ''],
    ['Part Two', 'Spring.'],
    ['The river', ''],
    ['Flood', ''],
  ]);
});

test('a Scrivener 1 project with its flat file layout opens', () => {
  const items: Item[] = [
    {
      ...{ id: '0', type: 'DraftFolder', title: 'Draft' },
      children: [
        { id: '7', title: 'One' },
        { id: '3', title: 'Two' },
      ],
    },
    { id: '2', type: 'TrashFolder', title: 'Trash', children: [{ id: '9', title: 'Old' }] },
  ];
  const { project: read, others } = open({
    'Old book/Old book.scrivx': binder(items, 'ID'),
    'Old book/Files/Docs/7.rtf': rtf('First.'),
    'Old book/Files/Docs/3.rtfd/TXT.rtf': rtf('Second.'),
    'Old book/Files/Docs/7_notes.rtf': rtf('A note.'),
    'Old book/Files/Docs/7_synopsis.txt': 'Début',
    'Old book/Files/Docs/9.rtf': rtf('Gone.'),
    'other.md': 'Beside it.',
  });

  expect(read?.texts).toMatchObject([
    { title: 'One', text: 'First.\n', notes: 'A note.', synopsis: 'Début', form: null },
    { title: 'Two', text: 'Second.\n', notes: '', synopsis: '' },
  ]);
  expect(read?.leftOut).toEqual(['Trash']);
  expect(others.map(({ name }) => name)).toEqual(['other.md']);
});

test('a damaged document does not prevent the others from opening', () => {
  const { project: read, refused } = open({
    ...project(),
    [data('C', 'content.rtf')]: rtf('It rained.').slice(0, 200),
  });

  expect(refused).toEqual([{ name: 'Tide/Rain', code: 'broken' }]);
  expect(read?.texts.map(({ title }) => title)).not.toContain('Rain');
  expect(read?.texts.map(({ title }) => title)).toContain('Part Two');
});

test('an item that occurs twice is read once, and a path outside the project gives an empty text', () => {
  const twice: Item[] = [
    {
      ...{ id: 'D', type: 'DraftFolder', title: 'Draft' },
      children: [
        { id: 'A', title: 'One' },
        { id: 'A', title: 'Again' },
        { id: '../../../other', title: 'Out' },
      ],
    },
  ];
  const { project: read } = open({
    ...project(),
    'Tide.scriv/Tide.scrivx': binder(twice),
    'other/content.rtf': rtf('Elsewhere.'),
  });

  expect(read?.texts.map(({ title, text }) => [title, text])).toEqual([
    ['One', 'Ruth counted the sacks.[^1]\n\n[^1]: All nine.\n'],
    ['Out', ''],
  ]);
});

test.each([
  ['without a binder', '<ScrivenerProject/>', 'broken'],
  [
    'without a manuscript',
    binder([{ id: 'R', type: 'ResearchFolder', title: 'Research' }]),
    'broken',
  ],
  ['with an empty manuscript', binder([{ id: 'D', type: 'DraftFolder', title: 'Draft' }]), 'empty'],
  ['cut off', binder(manuscript).slice(0, 300), 'broken'],
])('a project %s is rejected', (_, source, code) => {
  const { refused, project: read } = open({ 'Tide.scriv/Tide.scrivx': source });

  expect(read).toBeUndefined();
  expect(refused).toEqual([{ name: 'Tide.scriv/Tide.scrivx', code }]);
});

test.each([
  [
    'entities',
    '<!DOCTYPE x [<!ENTITY a "aaaa">]><ScrivenerProject><Binder>&a;</Binder></ScrivenerProject>',
  ],
  [
    'a binder without end',
    `<Binder>${'<BinderItem>'.repeat(3_000)}${'</BinderItem>'.repeat(3_000)}</Binder>`,
  ],
  ['items without number', `<Binder>${'<BinderItem ID="1" Type="Text"/>'.repeat(25_000)}</Binder>`],
])('a project with %s is unsafe', (_, source) => {
  const bytes = zipOf({ 'Tide.scriv/Tide.scrivx': source });

  expect(() => unpackTexts(bytes)).toThrow(new FileOpenError('unsafe'));
});

test('a project cannot be opened as a single text', () => {
  expect(openResult('Tide.scriv.zip', zipOf(project()))).toBe('project');
});

import 'fake-indexeddb/auto';
import { openFile } from '@longhand/text-files/open-file';
import { unpackTexts } from '@longhand/text-files/unpack-texts';
import { expect, test } from 'vitest';
import { createTextFileReader, type FilePort } from '../../files/open/file-reader.ts';
import { packProjects } from '../../files/open/pack-projects.ts';
import { openLabDatabase } from '../../storage/device/database.ts';
import type { Lab } from '../../storage/lab.ts';
import { newestFirst } from '../../storage/samples/api.ts';
import { createDeviceStore } from '../../storage/samples/device-samples.ts';
import { collectImportFiles } from './collect-import-files.ts';
import { exportTexts, listMatchingTexts } from './export-texts.ts';
import { type ImportOutcome, importTexts } from './import-texts.ts';

const now = () => '2026-11-20T14:31:00.000Z';
const signal = new AbortController().signal;
const figures = { words: 3, characters: 12, findings: 0 };
const at = new Date('2026-11-21T09:00:00Z');

const texts = [
  {
    id: 'a',
    title: 'Slack water: “what now?”',
    kind: 'fiction' as const,
    language: 'en' as const,
    text: '  # One\n\nThe tide *turned*.\n\n\n',
    projectId: 'p1',
    tags: ['sea', 'Two words'],
    createdAt: '2019-03-04T05:06:07.000Z',
    changedAt: '2021-01-02T03:04:05.000Z',
  },
  {
    id: 'b',
    title: '',
    kind: 'poetry' as const,
    language: 'zh' as const,
    text: '潮水退了，\n她沿着岸走。',
    projectId: null,
    tags: [],
    createdAt: '1975-03-04T05:06:07.000Z',
    changedAt: '1975-03-04T05:06:07.000Z',
  },
];

test('exported texts are unchanged when imported into another account', async () => {
  const before = await stores();
  for (const [index, text] of texts.entries()) {
    await before[index === 0 ? 'server' : 'device'].create({ ...text, figures });
  }
  const after = await stores();
  const outcomes: ImportOutcome[] = [];
  const { files, refused } = await collectImportFiles([await exported(before)], {
    reading,
    signal,
  });
  expect(refused).toEqual([]);
  await importTexts(
    files.map((file, index) => ({ ...file, id: `new ${index}` })),
    {
      ...{
        kind: 'essay',
        place: 'server',
        remainingTexts: null,
        projectId: null,
        tags: [],
        signal,
      },
      onOutcome: (outcome) => outcomes.push(outcome),
    },
    {
      ...{ stores: after, files: reading, wait: async () => undefined },
      measure: async (_, { language = 'en' }) => ({
        figures,
        language: language === 'auto' ? 'und' : language,
      }),
      projectOf: async (title) => (title === 'The salt road' ? 'p2' : null),
      annotate: async () => undefined,
    },
  );

  expect(outcomes.map((one) => 'place' in one && one.place).sort()).toEqual(['device', 'server']);
  const { id: _a, ...first } = texts[0] ?? {};
  const { id: _b, ...second } = texts[1] ?? {};
  expect(await wholeIn(after.server)).toMatchObject([{ ...first, projectId: 'p2' }]);
  expect(await wholeIn(after.device)).toMatchObject([second]);
});

test('a Scrivener project becomes a project with chapters in order and their notes', async () => {
  const item = (id: string, title: string, more = '') =>
    `<BinderItem UUID="${id}" Type="Text"><Title>${title}</Title>${more}</BinderItem>`;
  const scenes = `<Children>${item('B', 'Dawn')}${item('A', 'Noon')}</Children>`;
  const binder = `<ScrivenerProject><Binder><BinderItem UUID="D" Type="DraftFolder"><Title>Draft</Title><Children>${item('F', 'The ferry', scenes)}${item('P', 'Planned')}</Children></BinderItem></Binder></ScrivenerProject>`;
  const folder = Object.entries({
    'Tide.scriv/Tide.scrivx': binder,
    'Tide.scriv/Files/Data/A/content.rtf': '{\\rtf1 It \\i rained\\i0 .}',
    'Tide.scriv/Files/Data/B/content.rtf': '{\\rtf1 It went.}',
    'Tide.scriv/Files/Data/B/notes.rtf': '{\\rtf1 Check the tide.}',
    'Tide.scriv/Files/Data/P/synopsis.txt': 'She leaves. '.repeat(200),
    'Tide.scriv/Files/Data/R/content.pdf': 'Research.',
    'Beside.md': 'Another text.',
  }).map(([path, text]) => ({ path, file: new File([text], path) }));
  const { projects: zips, others } = await packProjects(folder);
  expect(others.map(({ path }) => path)).toEqual(['Beside.md']);
  const { files, projects } = await collectImportFiles(zips, {
    reading: createTextFileReader(portOf),
    signal,
  });
  const { server } = await stores();
  const noted: unknown[] = [];
  await importTexts(
    files.filter(({ form }) => form !== 'documents').map((file, at) => ({ ...file, id: `${at}` })),
    {
      ...{
        kind: 'fiction',
        place: 'server',
        remainingTexts: null,
        projectId: null,
        tags: [],
        signal,
      },
      onOutcome: () => undefined,
    },
    {
      ...{ stores: { server, device: server }, files: reading, wait: async () => undefined },
      measure: async () => ({ figures, language: 'en' }),
      projectOf: async (title) => (title === 'Tide' ? 'p3' : null),
      annotate: async (id, { synopsis, notes }) => void noted.push([id, synopsis.length, notes]),
    },
  );

  expect(projects).toEqual([{ title: 'Tide', leftOut: [], truncated: [] }]);
  expect(await server.readSeveral(['0', '1'])).toMatchObject([
    { title: 'The ferry', text: 'It went.\n\n* * *\n\nIt *rained*.\n', projectId: 'p3' },
    { title: 'Planned', text: '', projectId: 'p3' },
  ]);
  expect(noted).toEqual([
    ['0', 0, 'Check the tide.'],
    ['1', 2_000, 'She leaves. '.repeat(200).trim().slice(2_000)],
  ]);
  expect(files.map(({ form }) => form)).toEqual([
    'chapters',
    'documents',
    'documents',
    'documents',
    null,
  ]);
});

test('an invalid metadata list does not prevent the import of texts', async () => {
  const lists = [
    'no list',
    '{"file":"a.txt"}',
    '[null, 1, {"file":"a.txt","title":7,"kind":"novel","tags":["x","X",3,""],"createdAt":"then"}]',
  ];
  for (const list of lists) {
    const given = [new File(['Words.'], 'a.txt'), new File([list], 'texts.json')];
    const { files } = await collectImportFiles(given, { reading, signal });
    expect(files.map(({ file }) => file.name)).toEqual(['a.txt']);
    expect([null, 'x']).toContain(files[0]?.metadata?.tags.join() ?? null);
    expect(files[0]?.metadata ?? {}).not.toMatchObject({ kind: 'novel' });
  }
});

const reading = {
  async read(file: File) {
    return openFile({ name: file.name, bytes: await bytesOf(file) });
  },
  async unpack(file: File) {
    const { texts: inZip, refused, lists } = unpackTexts(await bytesOf(file));
    const asFile = ({ name, bytes }: (typeof inZip)[number]) => new File([bytes], name);

    return { texts: inZip.map(asFile), refused, lists: lists.map(asFile), projects: [] };
  },
};

/** A file port without a worker. */
function portOf(): FilePort {
  let listen: Parameters<FilePort['listen']>[0] = () => {};

  return {
    send: ({ file }) =>
      void bytesOf(file).then((bytes) => listen({ unpacked: unpackTexts(bytes) })),
    listen(listener) {
      listen = listener;
    },
    stop() {},
  };
}

async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}

/** Two device stores; one of them stands in for the server. */
async function stores(): Promise<Lab['stores']> {
  const [server, device] = await Promise.all(
    [1, 2].map(async () => {
      const database = await openLabDatabase(`traveller-${crypto.randomUUID()}`);

      return createDeviceStore({ database: async () => database, now });
    }),
  );
  if (!server || !device) throw new Error('There are two.');

  return { server: asServer(server), device };
}

function asServer(store: Lab['stores']['server']): Lab['stores']['server'] {
  return {
    ...store,
    create: async (text) => ({ ...(await store.create(text)), place: 'server' }),
    async list(query, window) {
      const list = await store.list(query, window);

      return { ...list, items: list.items.map((one) => ({ ...one, place: 'server' })) };
    },
    async readSeveral(ids) {
      return (await store.readSeveral(ids)).map((one) => ({ ...one, place: 'server' }));
    },
  };
}

async function exported(from: Lab['stores']): Promise<File> {
  const lab = { stores: from } as Lab; // the only part that is used
  const { name, content } = await exportTexts(lab, await listMatchingTexts(lab, signal), {
    ...{ format: 'md', untitled: 'Untitled', at, signal, onDone: () => undefined },
    projects: new Map([['p1', 'The salt road']]),
    detailsOf: () => ({
      ...{ author: '', paper: 'a4', at },
      titlePage: { contact: [], wordCount: '', by: '' },
    }),
  });

  return new File([content], name);
}

async function wholeIn(store: Lab['stores']['server']) {
  const { items } = await store.list(newestFirst, { from: 0, to: 10 });

  return store.readSeveral(items.map(({ id }) => id));
}

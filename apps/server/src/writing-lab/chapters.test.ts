import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';
import { buildManuscript, listChapterTitles } from './testkit.ts';

const server = useServer();
const refused = (code: string) => expect.objectContaining({ code });

test('chapters are listed in the order they were added, with word counts', async () => {
  const { ann, projectId } = await buildManuscript(server, ['One.', 'Two two.', 'Three.']);
  await ann.writingLab.createSample({ body: { ...newText(), projectId: null } });

  const { items } = await ann.writingLab.listChapters({ params: { id: projectId } });
  expect(items.map(({ title, words }) => [title, words])).toEqual([
    ['One.', 1],
    ['Two two.', 2],
    ['Three.', 1],
  ]);
  expect((await ann.writingLab.listManuscripts()).items).toMatchObject([
    { projectId, chapters: 3, words: 4 },
  ]);
});

test('a chapter moves after another one, to the start, and back', async () => {
  const { ann, projectId, ids } = await buildManuscript(server, [
    'One.',
    'Two.',
    'Three.',
    'Four.',
  ]);
  const [one = '', two = '', , four = ''] = ids;
  const order = () => listChapterTitles(ann, projectId);

  await ann.writingLab.moveChapter({ params: { id: one }, body: { after: two } });
  expect(await order()).toEqual(['Two.', 'One.', 'Three.', 'Four.']);
  await ann.writingLab.moveChapter({ params: { id: four }, body: { after: null } });
  expect(await order()).toEqual(['Four.', 'Two.', 'One.', 'Three.']);
  await ann.writingLab.moveChapter({ params: { id: one }, body: { after: null } });
  expect(await order()).toEqual(['One.', 'Four.', 'Two.', 'Three.']);

  const text = newText();
  await ann.writingLab.createSample({ body: { ...text, projectId } });
  expect((await order()).at(-1)).toBe(text.title);
});

test('chapters moved concurrently are all moved, and each appears once', async () => {
  const titles = Array.from({ length: 8 }, (_, at) => `Chapter ${at + 1}.`);
  const { ann, projectId, ids } = await buildManuscript(server, titles);
  const [first = '', , , , , , , last = ''] = ids;

  await Promise.all(
    ids
      .slice(1, 7)
      .map((id, at) =>
        ann.writingLab.moveChapter({ params: { id }, body: { after: at % 2 ? null : last } }),
      ),
  );
  const order = await listChapterTitles(ann, projectId);
  expect([...order].sort()).toEqual([...titles].sort());
  expect(order.indexOf('Chapter 1.')).toBeLessThan(order.indexOf('Chapter 8.'));
  const behind = order.slice(order.indexOf('Chapter 8.') + 1);
  expect([...behind].sort()).toEqual(['Chapter 2.', 'Chapter 4.', 'Chapter 6.']);
  expect(first).not.toBe(last);
});

test('a chapter restored from the trash returns to its position', async () => {
  const { ann, projectId, ids } = await buildManuscript(server, ['One.', 'Two.', 'Three.']);
  const [one = '', two = '', three = ''] = ids;
  await ann.writingLab.moveChapter({ params: { id: three }, body: { after: one } });

  await ann.writingLab.removeSample({ params: { id: three } });
  await ann.writingLab.moveChapter({ params: { id: two }, body: { after: null } });
  expect(await listChapterTitles(ann, projectId)).toEqual(['Two.', 'One.']);
  await ann.writingLab.restoreSample({ params: { id: three } });
  expect(await listChapterTitles(ann, projectId)).toEqual(['Two.', 'One.', 'Three.']);
});

test('a text moved to another project becomes its last chapter; otherwise it keeps its position', async () => {
  const { ann, projectId, ids } = await buildManuscript(server, ['One.', 'Two.', 'Three.']);
  const [one = ''] = ids;
  const { id: other } = await ann.projects.create({ body: { id: randomUUID(), title: 'Other' } });
  const text = await ann.writingLab.createSample({ body: { ...newText(), projectId: other } });
  for (const id of [one, text.id]) {
    await ann.writingLab.moveChapter({ params: { id }, body: { after: null } });
  }
  const arrange = (id: string, to: string) =>
    ann.writingLab.organizeSamples({ body: { items: [{ id, projectId: to, tags: ['sea'] }] } });

  await arrange(one, projectId);
  expect((await listChapterTitles(ann, projectId))[0]).toBe('One.');
  await arrange(one, other);
  expect(await listChapterTitles(ann, other)).toEqual(['Another.', 'One.']);
});

test('synopsis and notes are saved, and a change based on an outdated state is rejected', async () => {
  const { ann, projectId, ids } = await buildManuscript(server, ['One.']);
  const params = { id: ids[0] ?? '' };
  const [none, first] = [
    { synopsis: '', notes: '' },
    { synopsis: 'The tide turns.', notes: 'Check the moon.' },
  ];
  const changed = await ann.writingLab.changeChapter({ params, body: { ...first, known: none } });
  expect(changed).toMatchObject({ ...first, revision: 1, versions: 1 });

  await ann.writingLab.changeChapter({ params, body: { ...first, known: none } });
  await expect(
    ann.writingLab.changeChapter({ params, body: { synopsis: 'Lost', notes: '', known: none } }),
  ).rejects.toEqual(refused('sample_conflict'));
  const { items } = await ann.writingLab.listChapters({ params: { id: projectId } });
  expect(items).toMatchObject([first]);
});

test('one user cannot access the chapters of another', async () => {
  const { ann, projectId, ids } = await buildManuscript(server, ['One. Two.', 'Three.']);
  const [one = '', two = ''] = ids;
  const { writingLab: bob } = await newUserClients(server);
  const params = { id: one };
  const none = { synopsis: '', notes: '' };
  const parts = [{ id: randomUUID(), title: '', from: 5 }];
  const next = { id: two, revision: 1 };

  expect(await bob.listManuscripts()).toEqual({ items: [] });
  await expect(bob.listChapters({ params: { id: projectId } })).rejects.toEqual(
    refused('project_not_found'),
  );
  for (const attempt of [
    () => bob.moveChapter({ params, body: { after: null } }),
    () => bob.changeChapter({ params, body: { ...none, known: none } }),
    () => bob.splitSample({ params, body: { revision: 1, parts } }),
    () => bob.mergeSamples({ params, body: { revision: 1, next } }),
  ]) {
    await expect(attempt()).rejects.toEqual(refused('sample_not_found'));
  }
  expect(await listChapterTitles(ann, projectId)).toEqual(['One. Two.', 'Three.']);
});

test('a chapter cannot move after a text of another project or of none', async () => {
  const { ann, ids } = await buildManuscript(server, ['One.']);
  const { ids: others } = await buildManuscript(server, ['Other.'], ann);
  const alone = await ann.writingLab.createSample({ body: newText() });
  const [one = ''] = ids;

  for (const [id, after] of [
    [one, others[0] ?? ''],
    [one, one],
    [alone.id, null],
    [one, randomUUID()],
  ] as const) {
    await expect(ann.writingLab.moveChapter({ params: { id }, body: { after } })).rejects.toEqual(
      refused('sample_not_found'),
    );
  }
});

function newText() {
  return {
    ...{ id: randomUUID(), title: 'Another.', text: 'Another.' },
    ...({ kind: 'fiction', language: 'en' } as const),
  };
}

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { member } from '../testkit/member.ts';
import { useServer } from '../testkit/server.ts';
import { buildManuscript, orderOf } from './testkit.ts';

const server = useServer();
const refused = (code: string) => expect.objectContaining({ code });

test('the chapters of a project are listed in the order they were added, with their words', async () => {
  const { ann, projectId } = await buildManuscript(server, ['One.', 'Two two.', 'Three.']);
  await ann.writingLab.createSample({ body: { ...another(), projectId: null } });

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

test('a chapter moves behind another one, to the beginning, and back', async () => {
  const { ann, projectId, ids } = await buildManuscript(server, [
    'One.',
    'Two.',
    'Three.',
    'Four.',
  ]);
  const [one = '', two = '', , four = ''] = ids;
  const order = () => orderOf(ann, projectId);

  await ann.writingLab.moveChapter({ params: { id: one }, body: { after: two } });
  expect(await order()).toEqual(['Two.', 'One.', 'Three.', 'Four.']);
  await ann.writingLab.moveChapter({ params: { id: four }, body: { after: null } });
  expect(await order()).toEqual(['Four.', 'Two.', 'One.', 'Three.']);
  await ann.writingLab.moveChapter({ params: { id: one }, body: { after: null } });
  expect(await order()).toEqual(['One.', 'Four.', 'Two.', 'Three.']);

  const text = another();
  await ann.writingLab.createSample({ body: { ...text, projectId } });
  expect((await order()).at(-1)).toBe(text.title);
});

test('chapters that are moved at the same time are all moved, and each stands once', async () => {
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
  const order = await orderOf(ann, projectId);
  expect([...order].sort()).toEqual([...titles].sort());
  expect(order.indexOf('Chapter 1.')).toBeLessThan(order.indexOf('Chapter 8.'));
  const behind = order.slice(order.indexOf('Chapter 8.') + 1);
  expect([...behind].sort()).toEqual(['Chapter 2.', 'Chapter 4.', 'Chapter 6.']);
  expect(first).not.toBe(last);
});

test('a chapter comes back out of the trash to where it was', async () => {
  const { ann, projectId, ids } = await buildManuscript(server, ['One.', 'Two.', 'Three.']);
  const [one = '', two = '', three = ''] = ids;
  await ann.writingLab.moveChapter({ params: { id: three }, body: { after: one } });

  await ann.writingLab.removeSample({ params: { id: three } });
  await ann.writingLab.moveChapter({ params: { id: two }, body: { after: null } });
  expect(await orderOf(ann, projectId)).toEqual(['Two.', 'One.']);
  await ann.writingLab.restoreSample({ params: { id: three } });
  expect(await orderOf(ann, projectId)).toEqual(['Two.', 'One.', 'Three.']);
});

test('a text that goes to another project stands behind its chapters, and keeps its place otherwise', async () => {
  const { ann, projectId, ids } = await buildManuscript(server, ['One.', 'Two.', 'Three.']);
  const [one = ''] = ids;
  const { id: other } = await ann.projects.create({ body: { id: randomUUID(), title: 'Other' } });
  const text = await ann.writingLab.createSample({ body: { ...another(), projectId: other } });
  for (const id of [one, text.id]) {
    await ann.writingLab.moveChapter({ params: { id }, body: { after: null } });
  }
  const arrange = (id: string, to: string) =>
    ann.writingLab.arrangeSamples({ body: { items: [{ id, projectId: to, tags: ['sea'] }] } });

  await arrange(one, projectId);
  expect((await orderOf(ann, projectId))[0]).toBe('One.');
  await arrange(one, other);
  expect(await orderOf(ann, other)).toEqual(['Another.', 'One.']);
});

test('synopsis and notes are kept beside the text, and a change over an unseen one is refused', async () => {
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

test('the chapters of another person do not exist', async () => {
  const { ann, projectId, ids } = await buildManuscript(server, ['One. Two.', 'Three.']);
  const [one = '', two = ''] = ids;
  const { writingLab: bob } = await member(server);
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
  expect(await orderOf(ann, projectId)).toEqual(['One. Two.', 'Three.']);
});

test('a text of no project, or of another one, is no place to move to', async () => {
  const { ann, ids } = await buildManuscript(server, ['One.']);
  const { ids: others } = await buildManuscript(server, ['Other.'], ann);
  const alone = await ann.writingLab.createSample({ body: another() });
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

function another() {
  return {
    ...{ id: randomUUID(), title: 'Another.', text: 'Another.' },
    ...({ kind: 'fiction', language: 'en' } as const),
  };
}

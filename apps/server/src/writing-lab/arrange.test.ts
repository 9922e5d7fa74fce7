import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();

const described = { title: '', kind: 'fiction', language: 'en', text: 'The tide turned.' } as const;
const draft = () => ({ id: randomUUID(), ...described });
const refused = (code: string) => expect.objectContaining({ code });

async function withProject() {
  const ann = await newUserClients(server);
  const { id: projectId } = await ann.projects.create({
    body: { id: randomUUID(), title: 'The tide tables' },
  });

  return { ann, projectId };
}

test('a text created with a project and tags is listed by them', async () => {
  const { ann, projectId } = await withProject();
  const body = { ...draft(), projectId, tags: ['Sea', 'night'] };
  await ann.writingLab.createSample({ body: draft() });
  const { id } = await ann.writingLab.createSample({ body });
  const list = async (query: { project?: string; tag?: string }) =>
    (await ann.writingLab.listSamples({ query })).items.map((one) => one.id);

  expect(await list({ project: projectId })).toEqual([id]);
  expect(await list({ tag: 'sea' })).toEqual([id]);
  expect(await list({ tag: 'se' })).toEqual([]);
  expect(await list({ project: randomUUID() })).toEqual([]);
  expect(await list({})).toHaveLength(2);
});

test('the creation date can be set, but not after the last change', async () => {
  const { ann } = await withProject();
  const { id, changedAt } = await ann.writingLab.createSample({ body: draft() });
  const createProject = async (createdAt?: string) => {
    const items = [{ id, projectId: null, tags: [], ...(createdAt && { createdAt }) }];
    const { items: arranged } = await ann.writingLab.organizeSamples({ body: { items } });

    return arranged[0];
  };

  const then = '2019-05-04T10:00:00.000Z';
  expect(await createProject(then)).toMatchObject({ createdAt: then, changedAt, revision: 1 });
  expect(await createProject()).toMatchObject({ createdAt: then });
  expect(await createProject('2040-01-01T00:00:00Z')).toMatchObject({ createdAt: changedAt });
});

test('arranging changes neither revision nor change date, and can be undone', async () => {
  const { ann, projectId } = await withProject();
  const first = await ann.writingLab.createSample({ body: draft() });
  const second = await ann.writingLab.createSample({ body: { ...draft(), tags: ['kept'] } });
  const before = [first, second].map(({ id, projectId: none, tags }) => ({
    id,
    projectId: none,
    tags,
  }));

  server.clock.set('2026-11-21T12:00:00Z');
  const items = before.map((one) => ({ ...one, projectId, tags: [...one.tags, 'sea'] }));
  const arranged = await ann.writingLab.organizeSamples({ body: { items } });
  expect(arranged.items).toMatchObject([
    { id: first.id, projectId, tags: ['sea'], revision: 1, changedAt: first.changedAt },
    { id: second.id, projectId, tags: ['kept', 'sea'], revision: 1 },
  ]);
  expect(await ann.writingLab.listTags()).toEqual({
    tags: [
      { tag: 'sea', texts: 2 },
      { tag: 'kept', texts: 1 },
    ],
    projects: [{ projectId, texts: 2 }],
  });

  await ann.writingLab.organizeSamples({ body: { items: before } });
  expect(await ann.writingLab.listTags()).toEqual({
    tags: [{ tag: 'kept', texts: 1 }],
    projects: [],
  });
});

test('several texts are arranged together or not at all', async () => {
  const { ann, projectId } = await withProject();
  const { id } = await ann.writingLab.createSample({ body: draft() });
  const bob = await newUserClients(server);
  const theirs = await bob.writingLab.createSample({ body: draft() });
  const items = [id, theirs.id].map((one) => ({ id: one, projectId, tags: ['sea'] }));

  await expect(ann.writingLab.organizeSamples({ body: { items } })).rejects.toEqual(
    refused('sample_not_found'),
  );
  expect(await ann.writingLab.readSample({ params: { id } })).toMatchObject({ tags: [] });
});

test("a text cannot be added to another user's project or to a deleted one", async () => {
  const { ann, projectId } = await withProject();
  const bob = await newUserClients(server);
  const { id } = await bob.writingLab.createSample({ body: draft() });
  const missing = refused('project_not_found');
  const items = [{ id, projectId, tags: [] }];

  await expect(bob.writingLab.createSample({ body: { ...draft(), projectId } })).rejects.toEqual(
    missing,
  );
  await expect(bob.writingLab.organizeSamples({ body: { items } })).rejects.toEqual(missing);
  await ann.projects.remove({ params: { id: projectId } });
  await expect(ann.writingLab.createSample({ body: { ...draft(), projectId } })).rejects.toEqual(
    missing,
  );
});

test('deleting a project keeps its texts, and restoring it lists them again', async () => {
  const { ann, projectId } = await withProject();
  const { id } = await ann.writingLab.createSample({ body: { ...draft(), projectId } });

  await ann.projects.remove({ params: { id: projectId } });
  expect(await ann.writingLab.readSample({ params: { id } })).toMatchObject({ projectId });
  await ann.projects.restore({ params: { id: projectId } });
  const { items } = await ann.writingLab.listSamples({ query: { project: projectId } });
  expect(items).toMatchObject([{ id }]);
});

test('a duplicate, too long or empty tag is rejected', async () => {
  const { writingLab } = await newUserClients(server);

  for (const tags of [['Sea', 'sea'], ['x'.repeat(41)], [' ']]) {
    await expect(writingLab.createSample({ body: { ...draft(), tags } })).rejects.toEqual(
      refused('invalid_input'),
    );
  }
});

test('a text of a deleted project can be tagged, and is in the project again after a restore', async () => {
  const { ann, projectId } = await withProject();
  const { id } = await ann.writingLab.createSample({ body: { ...draft(), projectId } });
  const other = await ann.writingLab.createSample({ body: draft() });
  await ann.projects.remove({ params: { id: projectId } });

  const items = [{ id, projectId, tags: ['sea'] }];
  await ann.writingLab.organizeSamples({ body: { items } });
  await expect(
    ann.writingLab.organizeSamples({ body: { items: [{ id: other.id, projectId, tags: [] }] } }),
  ).rejects.toEqual(refused('project_not_found'));

  await ann.projects.restore({ params: { id: projectId } });
  const { items: there } = await ann.writingLab.listSamples({ query: { project: projectId } });
  expect(there).toMatchObject([{ id, tags: ['sea'] }]);
});

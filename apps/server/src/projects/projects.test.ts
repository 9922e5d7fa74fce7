import { randomUUID } from 'node:crypto';
import { limits } from '@longhand/contract/limits';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildUser } from '../testkit/build-user.ts';
import { clientsFor } from '../testkit/clients.ts';
import { runJob } from '../testkit/jobs.ts';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();

const refused = (code: string) => expect.objectContaining({ code });
const novel = () => ({ id: randomUUID(), title: 'The tide tables' });

test('a user creates, describes, archives and unarchives a project', async () => {
  const { projects: ann } = await newUserClients(server);
  const body = novel();
  const begun = await ann.create({ body });
  expect(begun).toMatchObject({ ...body, description: '', phase: 'drafting', archivedAt: null });
  const params = { id: body.id };

  const renamed = await ann.change({ params, body: { title: 'Slack water', phase: 'revising' } });
  expect(renamed).toMatchObject({ title: 'Slack water', phase: 'revising', archivedAt: null });
  expect((await ann.change({ params, body: { archived: true } })).archivedAt).not.toBeNull();
  expect(await ann.change({ params, body: { archived: false } })).toMatchObject({
    title: 'Slack water',
    archivedAt: null,
  });
});

test('creating a project twice with one ID creates one, and titles are sorted by collation', async () => {
  const { projects: ann } = await newUserClients(server);
  const body = novel();

  await Promise.all([ann.create({ body }), ann.create({ body })]);
  await ann.create({ body: { id: randomUUID(), title: 'Ärger' } });
  await ann.create({ body: { id: randomUUID(), title: 'brine' } });
  const { items } = await ann.list({ query: {} });
  expect(items.map(({ title }) => title)).toEqual(['Ärger', 'brine', 'The tide tables']);
});

test('a removed project can be restored for 30 days, then it is deleted', async () => {
  const user = await buildUser(server);
  const { projects: ann } = await clientsFor(server, user);
  const { id } = await ann.create({ body: novel() });
  const params = { id };

  await ann.remove({ params });
  expect((await ann.list({ query: {} })).items).toEqual([]);
  expect((await ann.list({ query: { trashed: 'true' } })).items).toMatchObject([{ id }]);
  await expect(ann.change({ params, body: { title: 'No' } })).rejects.toEqual(
    refused('project_not_found'),
  );
  expect(await ann.restore({ params })).toMatchObject({ id, deletedAt: null });

  await ann.remove({ params });
  server.clock.set('2026-12-21T12:00:00Z');
  await runJob(server, 'projects-erase-removed');
  const later = await clientsFor(server, user);
  await expect(later.projects.restore({ params })).rejects.toEqual(refused('project_not_found'));
});

test('a user cannot access the project of another', async () => {
  const { projects: ann } = await newUserClients(server);
  const body = novel();
  await ann.create({ body });
  const { projects: bob } = await newUserClients(server);
  const params = { id: body.id };
  const missing = refused('project_not_found');

  expect((await bob.list({ query: {} })).items).toEqual([]);
  await expect(bob.change({ params, body: { title: 'Mine' } })).rejects.toEqual(missing);
  await expect(bob.remove({ params })).rejects.toEqual(missing);
  await expect(bob.restore({ params })).rejects.toEqual(missing);
  await expect(bob.create({ body })).rejects.toEqual(refused('project_id_taken'));
});

test('projects beyond the limit are refused', async () => {
  const user = await buildUser(server);
  const { projects: ann } = await clientsFor(server, user);
  const [first] = [await ann.create({ body: novel() })];
  await server.services.db.execute(sql`
    insert into projects select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'title', 'T' || n))).*
    from projects as one, generate_series(2, ${limits.projectsMax}::int) n where one.id = ${first.id}`);

  await expect(ann.create({ body: novel() })).rejects.toEqual(refused('project_limit'));
});

test('a project without a title is refused', async () => {
  const { projects: ann } = await newUserClients(server);

  await expect(ann.create({ body: { id: randomUUID(), title: '  ' } })).rejects.toMatchObject({
    fields: { title: expect.any(String) },
  });
});

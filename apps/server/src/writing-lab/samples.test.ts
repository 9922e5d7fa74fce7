import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();

const chapter = {
  title: 'Chapter one',
  kind: 'fiction' as const,
  language: 'en' as const,
  text: 'The door was closed by the wind. She waited, and then she left.',
};
const draft = (more: Partial<typeof chapter> = {}) => ({ id: randomUUID(), ...chapter, ...more });
const refused = (code: string) => expect.objectContaining({ code });

test('a text is saved, counted and returned unchanged', async () => {
  const { writingLab: ann } = await newUserClients(server);
  const body = draft({ text: `  ${chapter.text}\n\n\tÄrger, 她走了。 👩‍👩‍👧 ` });
  const created = await ann.createSample({ body });

  const { text, ...described } = body;
  expect(created).toMatchObject({ ...described, words: expect.any(Number), revision: 1 });
  expect(created).not.toHaveProperty('text'); // the client already has the text
  expect(created.words).toBeGreaterThan(12);
  expect(created.characters).toBeGreaterThan(60);
  expect(created.findings).toBeGreaterThan(0);
  expect(await ann.readSample({ params: { id: body.id } })).toEqual({ ...created, text });
});

test('an empty text without a title can be saved', async () => {
  const { writingLab: ann } = await newUserClients(server);

  expect(await ann.createSample({ body: draft({ title: '', text: '' }) })).toMatchObject({
    title: '',
    words: 0,
    findings: 0,
  });
});

test('an imported text keeps its dates, except future ones', async () => {
  const { writingLab: ann } = await newUserClients(server);
  const dates = { createdAt: '2019-03-04T05:06:07.000Z', changedAt: '2021-01-02T03:04:05.000Z' };
  const body = draft();

  expect(await ann.createSample({ body: { ...body, ...dates } })).toMatchObject(dates);
  const { items } = await ann.listVersions({ params: { id: body.id }, query: {} });
  expect(items).toMatchObject([{ createdAt: dates.changedAt }]);

  const now = server.clock.now().toISOString();
  const ahead = { createdAt: '2999-01-01T00:00:00.000Z', changedAt: '2999-01-02T00:00:00.000Z' };
  expect(await ann.createSample({ body: { ...draft(), ...ahead } })).toMatchObject({
    ...{ createdAt: now, changedAt: now },
  });
});

test('creating twice with one id makes one sample, and with other content is rejected', async () => {
  const { writingLab: ann } = await newUserClients(server);
  const body = draft();

  const [one, two] = await Promise.all([ann.createSample({ body }), ann.createSample({ body })]);
  expect(one).toEqual(two);
  expect(await ann.createSample({ body })).toEqual(one);
  expect((await ann.listSamples({ query: {} })).total).toBe(1);

  await expect(ann.createSample({ body: { ...body, text: 'Other.' } })).rejects.toMatchObject({
    code: 'sample_conflict',
    details: { revision: 1 },
  });
});

test('an id used by another user is rejected without details', async () => {
  const body = draft();
  await (await newUserClients(server)).writingLab.createSample({ body });
  const { writingLab: bob } = await newUserClients(server);

  await expect(bob.createSample({ body })).rejects.toMatchObject({
    code: 'sample_conflict',
    details: {},
  });
});

test('saving recounts a changed text', async () => {
  const { writingLab: ann } = await newUserClients(server);
  const { id } = await ann.createSample({ body: draft() });
  const save = (revision: number, more: Partial<typeof chapter>) =>
    ann.saveSample({ params: { id }, body: { ...chapter, ...more, revision } });

  server.clock.set('2026-11-20T12:10:00Z');
  const saved = await save(1, { text: 'Two words' });
  expect(saved).toMatchObject({ words: 2, revision: 2, changedAt: '2026-11-20T12:10:00.000Z' });
  expect(await save(2, { text: 'Two words', title: 'Renamed' })).toMatchObject({
    title: 'Renamed',
    words: 2,
    revision: 3,
  });
});

test('a save based on an outdated revision is rejected with the current revision', async () => {
  const { writingLab: ann } = await newUserClients(server);
  const { id } = await ann.createSample({ body: draft() });
  const save = (text: string) =>
    ann.saveSample({ params: { id }, body: { ...chapter, text, revision: 1 } });

  const both = await Promise.allSettled([save('Mine.'), save('Theirs, a little longer.')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(save('Late.')).rejects.toMatchObject({
    code: 'sample_conflict',
    details: { revision: 2 },
  });
});

test('a retried save whose response was lost succeeds', async () => {
  const { writingLab: ann } = await newUserClients(server);
  const { id } = await ann.createSample({ body: draft() });
  const body = { ...chapter, text: 'New words.', revision: 1, version: true };

  const saved = await ann.saveSample({ params: { id }, body });
  expect(await ann.saveSample({ params: { id }, body })).toEqual(saved);
});

test('a free plan holds 25 texts under concurrent saves, and the trash does not count', async () => {
  const { writingLab: ann } = await newUserClients(server);

  const asked = Array.from({ length: 30 }, () => ann.createSample({ body: draft() }));
  const settled = await Promise.allSettled(asked);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(25);
  expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'sample_limit', details: { limit: 25 } },
  });

  const { items } = await ann.listSamples({ query: {} });
  const id = items[0]?.id ?? '';
  await ann.removeSample({ params: { id } });
  await ann.createSample({ body: draft() });
  await expect(ann.restoreSample({ params: { id } })).rejects.toEqual(refused('sample_limit'));
});

test('invalid texts, languages and ids are rejected', async () => {
  const { writingLab: ann } = await newUserClients(server);
  const wrong = { ...draft(), language: 'xx' as 'en' }; // as a faulty client may send it

  await expect(ann.createSample({ body: wrong })).rejects.toEqual(refused('invalid_input'));
  await expect(ann.createSample({ body: draft({ text: 'a\u0000b' }) })).rejects.toEqual(
    refused('invalid_input'),
  );
  await expect(ann.readSample({ params: { id: 'mine' } })).rejects.toEqual(
    refused('invalid_input'),
  );
  await expect(ann.listSamples({ query: { page: 0 } })).rejects.toEqual(refused('invalid_input'));
});

test('one user cannot access the texts of another', async () => {
  const { writingLab: ann } = await newUserClients(server);
  const { id } = await ann.createSample({ body: draft() });
  const { writingLab: bob } = await newUserClients(server);
  const params = { id };
  const missing = refused('sample_not_found');

  expect(await bob.listSamples({ query: {} })).toEqual({
    items: [],
    total: 0,
    totalWords: 0,
    trashed: 0,
  });
  await expect(bob.readSample({ params })).rejects.toEqual(missing);
  await expect(bob.saveSample({ params, body: { ...chapter, revision: 1 } })).rejects.toEqual(
    missing,
  );
  await expect(bob.removeSample({ params })).rejects.toEqual(missing);
  await expect(bob.restoreSample({ params })).rejects.toEqual(missing);
  await expect(bob.listVersions({ params, query: {} })).rejects.toEqual(missing);
  await expect(bob.readVersion({ params: { id, number: 1 } })).rejects.toEqual(missing);

  await ann.removeSample({ params });
  await expect(bob.eraseSample({ params })).rejects.toEqual(missing);
});

test('text size is measured in UTF-8 bytes, and a too large text is rejected', async () => {
  const { writingLab } = await newUserClients(server);
  const body = { id: randomUUID(), title: '', kind: 'fiction', language: 'zh' } as const;

  await expect(
    writingLab.createSample({ body: { ...body, text: '墨'.repeat(2_666_667) } }),
  ).rejects.toMatchObject({ status: 400, fields: { text: 'too_long' } });
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newUserClients } from '../testkit/new-user-clients.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();

const described = { title: '', kind: 'fiction', language: 'en', text: 'She left.' } as const;
type Lab = Awaited<ReturnType<typeof newUserClients>>['writingLab'];

async function createTexts(lab: Lab, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) await lab.createSample({ body: { id, ...described } });

  return ids;
}

test('several texts are trashed, restored and erased; missing texts and those of other users are skipped', async () => {
  const { writingLab: ann } = await newUserClients(server);
  const { writingLab: bob } = await newUserClients(server);
  const ids = await createTexts(ann, 3);
  const [first = '', ...others] = ids;
  const [theirs = ''] = await createTexts(bob, 1);
  await ann.removeSample({ params: { id: first } });
  await ann.eraseSample({ params: { id: first } });
  const body = { ids: [...ids, theirs] };
  const answer = { ids: others, missing: [first, theirs] };

  expect(await ann.trashSamples({ body })).toEqual(answer);
  expect(await ann.listSamples({ query: {} })).toMatchObject({ total: 0, trashed: 2 });
  expect(await ann.trashSamples({ body })).toEqual(answer);
  expect(await ann.restoreSamples({ body })).toEqual(answer);
  await ann.eraseSamples({ body });
  expect(await ann.listSamples({ query: {} })).toMatchObject({ total: 2, trashed: 0 });
  await ann.trashSamples({ body });
  await ann.eraseSamples({ body });

  expect(await ann.listSamples({ query: {} })).toMatchObject({ total: 0, trashed: 0 });
  expect(await bob.listSamples({ query: {} })).toMatchObject({ total: 1 });
});

test('a restore is limited to the plan limit in the requested order, then refused', async () => {
  const { writingLab: ann } = await newUserClients(server);
  const ids = await createTexts(ann, 3);
  await ann.trashSamples({ body: { ids } });
  await createTexts(ann, 23);

  const wanted = ids.toReversed();
  const restored = wanted.slice(0, 2);
  expect(await ann.restoreSamples({ body: { ids: wanted } })).toEqual({
    ids: restored,
    missing: [],
  });
  await expect(ann.restoreSamples({ body: { ids: wanted.slice(2) } })).rejects.toMatchObject({
    code: 'sample_limit',
  });
  expect(await ann.restoreSamples({ body: { ids: restored } })).toEqual({
    ids: restored,
    missing: [],
  });
});

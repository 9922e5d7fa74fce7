import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { member } from '../testkit/member.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();

const described = { title: '', kind: 'fiction', language: 'en', text: 'She left.' } as const;
type Lab = Awaited<ReturnType<typeof member>>['writingLab'];

async function save(lab: Lab, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) await lab.createSample({ body: { id, ...described } });

  return ids;
}

test('several texts go to the trash, come back and are erased; what is gone or of others stops nothing', async () => {
  const { writingLab: ann } = await member(server);
  const { writingLab: bob } = await member(server);
  const ids = await save(ann, 3);
  const [first = '', ...others] = ids;
  const [theirs = ''] = await save(bob, 1);
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

test('as many come back as the plan keeps, in the order asked for, and then none', async () => {
  const { writingLab: ann } = await member(server);
  const ids = await save(ann, 3);
  await ann.trashSamples({ body: { ids } });
  await save(ann, 23);

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

import { randomUUID } from 'node:crypto';
import { figureNames } from '@longhand/contract/figures';
import { expect, test } from 'vitest';
import { buildUser } from '../testkit/build-user.ts';
import { clientFor } from '../testkit/clients.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();
const refused = (code: string) => expect.objectContaining({ code });
const target = () => ({
  id: randomUUID(),
  name: 'The tide tables',
  sampleIds: [randomUUID()],
  projectId: null,
});

test('a member says where a figure shall lie, says it anew, and takes it back', async () => {
  const { writingLab: ann } = await memberOf('Free');
  const params = { figure: 'mean-sentence-length' } as const;
  await ann.setAim({ params, body: { least: 8, most: null } });
  const { items } = await ann.setAim({ params, body: { least: 8, most: 14.5 } });
  expect(items).toEqual([{ figure: 'mean-sentence-length', least: 8, most: 14.5 }]);

  const after = await ann.setAim({ params, body: { least: null, most: null } });
  expect(after.items).toEqual([]);
});

test('an aim that ends before it begins is refused', async () => {
  const { writingLab: ann } = await memberOf('Free');
  const params = { figure: 'mattr' } as const;

  await expect(ann.setAim({ params, body: { least: 2, most: 1 } })).rejects.toMatchObject({
    status: 400,
  });
});

test('what is no figure has no aim', async () => {
  const { writingLab: ann } = await memberOf('Free');
  const params = { figure: 'no-figure' as 'mattr' }; // what a program of another's own may send

  await expect(ann.setAim({ params, body: { least: 1, most: 2 } })).rejects.toMatchObject({
    status: 400,
  });
  expect((await ann.listAims()).items).toEqual([]);
});

test('every figure can have an aim, and each is listed', async () => {
  const { writingLab: ann } = await memberOf('Free');
  for (const figure of figureNames) {
    await ann.setAim({ params: { figure }, body: { least: 1, most: null } });
  }

  const { items } = await ann.listAims();
  expect(items.map(({ figure }) => figure)).toEqual([...figureNames].sort());
});

test('a style target is kept once, listed and removed', async () => {
  const { writingLab: ann } = await memberOf('Plus');
  const body = target();
  await ann.createStyleTarget({ body });
  await ann.createStyleTarget({ body });
  expect((await ann.listStyleTargets()).items).toMatchObject([body]);
  await ann.removeStyleTarget({ params: { id: body.id } });

  expect((await ann.listStyleTargets()).items).toEqual([]);
});

test('a plan without style targets keeps none', async () => {
  const { writingLab: ann } = await memberOf('Free');

  await expect(ann.createStyleTarget({ body: target() })).rejects.toEqual(
    refused('style_target_limit'),
  );
});

test('a style target of nothing is refused', async () => {
  const { writingLab: ann } = await memberOf('Plus');
  const body = { ...target(), sampleIds: [] };

  await expect(ann.createStyleTarget({ body })).rejects.toMatchObject({ status: 400 });
});

test('one member has neither the aims nor the style targets of another', async () => {
  const { writingLab: ann } = await memberOf('Plus');
  const { writingLab: bob } = await memberOf('Plus');
  const body = target();
  await ann.setAim({ params: { figure: 'mattr' }, body: { least: 0.7, most: null } });
  await ann.createStyleTarget({ body });

  expect((await bob.listAims()).items).toEqual([]);
  expect((await bob.listStyleTargets()).items).toEqual([]);
  await expect(bob.removeStyleTarget({ params: { id: body.id } })).rejects.toEqual(
    refused('style_target_not_found'),
  );
});

async function memberOf(role: 'Free' | 'Plus') {
  return clientFor(server, await buildUser(server, { role }));
}

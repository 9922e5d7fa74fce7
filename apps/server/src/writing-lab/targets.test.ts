import { randomUUID } from 'node:crypto';
import { metricNames } from '@longhand/contract/metric-names';
import { expect, test } from 'vitest';
import { buildUser } from '../testkit/build-user.ts';
import { clientsFor } from '../testkit/clients.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();
const refused = (code: string) => expect.objectContaining({ code });
const buildTarget = () => ({
  id: randomUUID(),
  name: 'The tide tables',
  sampleIds: [randomUUID()],
  projectId: null,
});

test('a metric target is set, changed and removed', async () => {
  const { writingLab: ann } = await clientsWithRole('Free');
  const params = { figure: 'mean-sentence-length' } as const;
  await ann.setMetricTarget({ params, body: { least: 8, most: null } });
  const { items } = await ann.setMetricTarget({ params, body: { least: 8, most: 14.5 } });
  expect(items).toEqual([{ figure: 'mean-sentence-length', least: 8, most: 14.5 }]);

  const after = await ann.setMetricTarget({ params, body: { least: null, most: null } });
  expect(after.items).toEqual([]);
});

test('a target with max below min is rejected', async () => {
  const { writingLab: ann } = await clientsWithRole('Free');
  const params = { figure: 'mattr' } as const;

  await expect(ann.setMetricTarget({ params, body: { least: 2, most: 1 } })).rejects.toMatchObject({
    status: 400,
  });
});

test('an unknown metric is rejected', async () => {
  const { writingLab: ann } = await clientsWithRole('Free');
  const params = { figure: 'no-figure' as 'mattr' }; // as a third-party client may send it

  await expect(ann.setMetricTarget({ params, body: { least: 1, most: 2 } })).rejects.toMatchObject({
    status: 400,
  });
  expect((await ann.listMetricTargets()).items).toEqual([]);
});

test('every metric can have a target and is listed', async () => {
  const { writingLab: ann } = await clientsWithRole('Free');
  for (const figure of metricNames) {
    await ann.setMetricTarget({ params: { figure }, body: { least: 1, most: null } });
  }

  const { items } = await ann.listMetricTargets();
  expect(items.map(({ figure }) => figure)).toEqual([...metricNames].sort());
});

test('a style target is created once, listed and removed', async () => {
  const { writingLab: ann } = await clientsWithRole('Plus');
  const body = buildTarget();
  await ann.createStyleTarget({ body });
  await ann.createStyleTarget({ body });
  expect((await ann.listStyleTargets()).items).toMatchObject([body]);
  await ann.removeStyleTarget({ params: { id: body.id } });

  expect((await ann.listStyleTargets()).items).toEqual([]);
});

test('a plan without style targets rejects them', async () => {
  const { writingLab: ann } = await clientsWithRole('Free');

  await expect(ann.createStyleTarget({ body: buildTarget() })).rejects.toEqual(
    refused('style_target_limit'),
  );
});

test('an empty style target is rejected', async () => {
  const { writingLab: ann } = await clientsWithRole('Plus');
  const body = { ...buildTarget(), sampleIds: [] };

  await expect(ann.createStyleTarget({ body })).rejects.toMatchObject({ status: 400 });
});

test('one user cannot access the targets of another', async () => {
  const { writingLab: ann } = await clientsWithRole('Plus');
  const { writingLab: bob } = await clientsWithRole('Plus');
  const body = buildTarget();
  await ann.setMetricTarget({ params: { figure: 'mattr' }, body: { least: 0.7, most: null } });
  await ann.createStyleTarget({ body });

  expect((await bob.listMetricTargets()).items).toEqual([]);
  expect((await bob.listStyleTargets()).items).toEqual([]);
  await expect(bob.removeStyleTarget({ params: { id: body.id } })).rejects.toEqual(
    refused('style_target_not_found'),
  );
});

async function clientsWithRole(role: 'Free' | 'Plus') {
  return clientsFor(server, await buildUser(server, { role }));
}

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addMilliseconds, day } from '../../platform/clock.ts';
import { newUserClients } from '../../testkit/new-user-clients.ts';
import { useServer } from '../../testkit/server.ts';
import { goalJobs } from '../jobs.ts';
import { november } from '../testkit.ts';

const server = useServer();
const rest = { fromOn: '2026-11-16', toOn: '2026-11-18', label: 'The coast' };
const missing = { status: 404, code: 'rest_not_found' };

test('removed rest can be restored by its owner only', async () => {
  const [{ momentum: ann }, { momentum: bob }] = [
    await newUserClients(server),
    await newUserClients(server),
  ];
  const params = { id: randomUUID() };
  await ann.planRest({ params, body: rest });
  await ann.removeRest({ params });
  expect((await ann.readMomentum()).rests).toEqual([]);
  await expect(ann.removeRest({ params })).rejects.toMatchObject(missing);

  const [removed] = (await ann.listRemovedRests()).items;
  expect(removed).toMatchObject({ ...params, ...rest });
  expect(removed?.erasedAt).toBe(
    addMilliseconds(new Date(removed?.removedAt ?? 0), 30 * day).toISOString(),
  );
  expect((await bob.listRemovedRests()).items).toEqual([]);
  await expect(bob.restoreRest({ params })).rejects.toMatchObject(missing);

  for (let times = 0; times < 2; times++) {
    expect(await ann.restoreRest({ params })).toMatchObject(rest);
  }
  expect((await ann.readMomentum()).rests).toMatchObject([rest]);
  expect((await ann.listRemovedRests()).items).toEqual([]);
});

test('saving removed rest with its ID restores it', async () => {
  const { momentum: ann } = await newUserClients(server);
  const params = { id: randomUUID() };
  await ann.planRest({ params, body: rest });
  await ann.removeRest({ params });
  await ann.planRest({ params, body: rest });

  expect((await ann.readMomentum()).rests).toMatchObject([rest]);
  expect((await ann.listRemovedRests()).items).toEqual([]);
});

test('removed rest is permanently deleted after 30 days', async () => {
  const { momentum: ann } = await newUserClients(server);
  const params = { id: randomUUID() };
  await ann.planRest({ params, body: rest });
  await ann.removeRest({ params });
  const inThirtyDays = { now: () => addMilliseconds(server.clock.now(), 30 * day + 1) };
  const job = goalJobs.find(({ name }) => name === 'goals-erase-removed-entries');
  await job?.run({ ...server.services, clock: inThirtyDays });

  expect((await ann.listRemovedRests()).items).toEqual([]);
  await expect(ann.restoreRest({ params })).rejects.toMatchObject(missing);
});

test('planned rest applies only to its owner’s goals', async () => {
  const [ann, bob] = [await newUserClients(server), await newUserClients(server)];
  await ann.momentum.planRest({ params: { id: randomUUID() }, body: rest });
  const goal = { ...november, endOn: '2026-12-31' };
  const [ofAnn, ofBob] = [
    await ann.goals.create({ body: goal }),
    await bob.goals.create({ body: goal }),
  ];
  const restsOf = async ({ goals }: typeof ann, { id }: typeof ofAnn) =>
    (await goals.read({ params: { id } })).rests;

  const { fromOn, toOn } = rest;
  expect(await restsOf(ann, ofAnn)).toEqual([{ fromOn, toOn }]);
  expect(await restsOf(bob, ofBob)).toEqual([]);
  expect((await bob.goals.list({ query: {} })).items.map(({ rests }) => rests)).toEqual([[]]);
});

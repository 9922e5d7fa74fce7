import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import { clientsFor } from '../../testkit/clients.ts';
import { newUserClients } from '../../testkit/new-user-clients.ts';
import { useServer } from '../../testkit/server.ts';
import { lockProgress } from '../queries.ts';
import { november } from '../testkit.ts';

const server = useServer();

const typed = (amount: number) => ({ amount, source: 'editor' as const });
const year = { from: '2026-01-01', to: '2026-12-31' };
const target = (targetAmount: number) => ({ ...november, targetAmount });

test('concurrent entries all count, for days and for every goal', async () => {
  const { goals } = await newUserClients(server);
  const made = [
    await goals.create({ body: target(90_000) }),
    await goals.create({ body: target(50) }),
  ];
  const record = (amount: number) =>
    goals.recordEntry({ params: { clientId: randomUUID() }, body: typed(amount) });

  const entries = await Promise.all(Array.from({ length: 120 }, (_, at) => record(at + 1)));
  expect(entries.map(({ amount }) => amount)).toEqual(
    Array.from({ length: 120 }, (_, at) => at + 1),
  );
  const sum = (120 * 121) / 2;
  expect((await goals.listDays({ query: year })).days).toEqual([{ on: '2026-11-20', amount: sum }]);
  const [large, small] = await Promise.all(made.map(({ id }) => goals.read({ params: { id } })));
  expect(large).toMatchObject({ status: 'active', progress: { total: sum } });
  expect(small).toMatchObject({ status: 'completed', progress: { total: sum } });
});

test('of concurrent entries only the invalid ones are refused', async () => {
  const { goals } = await newUserClients(server);
  const record = (entryOn: string, projectId: string | null = null) =>
    goals.recordEntry({
      params: { clientId: randomUUID() },
      body: { ...typed(10), entryOn, projectId },
    });

  const settled = await Promise.allSettled([
    record('2026-11-20'),
    record('2026-11-20'),
    record('2027-11-20'),
    record('2026-11-20', randomUUID()),
    record('2026-11-19'),
  ]);
  const codes = settled.map((one) => (one.status === 'rejected' ? one.reason.code : 'written'));
  expect(codes).toEqual(['written', 'written', 'entry_in_future', 'project_not_found', 'written']);
  expect((await goals.listDays({ query: year })).days).toEqual([
    { on: '2026-11-19', amount: 10 },
    { on: '2026-11-20', amount: 20 },
  ]);
});

test('an entry sent repeatedly at once has the last amount', async () => {
  const { goals } = await newUserClients(server);
  const params = { clientId: randomUUID() };
  await Promise.all(
    [100, 200, 300].map((amount) => goals.recordEntry({ params, body: typed(amount) })),
  );

  expect((await goals.listDays({ query: year })).days).toEqual([{ on: '2026-11-20', amount: 300 }]);
});

test('concurrent entries of several users stay separate', async () => {
  const writers = await Promise.all([newUserClients(server), newUserClients(server)]);
  await Promise.all(
    writers.flatMap(({ goals }, at) =>
      Array.from({ length: 10 }, () =>
        goals.recordEntry({ params: { clientId: randomUUID() }, body: typed(at + 1) }),
      ),
    ),
  );

  const sums = await Promise.all(
    writers.map(async ({ goals }) => (await goals.listDays({ query: year })).days[0]?.amount),
  );
  expect(sums).toEqual([10, 20]);
});

test('a refused entry of one user does not stop others from recording, reaching a goal and being notified', async () => {
  const users = await Promise.all([buildUser(server), buildUser(server), buildUser(server)]);
  const writers = await Promise.all(users.map((user) => clientsFor(server, user)));
  const made = await Promise.all(writers.map(({ goals }) => goals.create({ body: target(40) })));
  server.enqueuedJobs.length = 0;
  const settled = await Promise.allSettled(
    writers.flatMap(({ goals }, at) =>
      Array.from({ length: 4 }, (_, n) =>
        goals.recordEntry({
          params: { clientId: randomUUID() },
          body: { ...typed(10), ...(at === 1 && n === 2 ? { entryOn: '2027-11-20' } : {}) },
        }),
      ),
    ),
  );

  expect(settled.map(({ status }) => status === 'rejected')).toEqual(
    settled.map((_, at) => at === 6),
  );
  const goals = await Promise.all(
    writers.map((writer, at) => writer.goals.read({ params: { id: made[at]?.id ?? '' } })),
  );
  expect(goals.map(({ status, progress }) => [status, progress.total])).toEqual([
    ['completed', 40],
    ['active', 30],
    ['completed', 40],
  ]);
  const milestones = await Promise.all(
    writers.map(async (writer) => (await writer.milestones.listMilestones()).items),
  );
  const reached = milestones.map((items) => items.filter(({ reachedOn }) => reachedOn).length);
  expect(reached).toEqual([4, 3, 4]);
  const considered = server.enqueuedJobs.map(({ data }) => data['userId']);
  expect(new Set(considered)).toEqual(new Set(users.map(({ id }) => id)));
});

// Needs PostgreSQL: the embedded database has one connection, so nobody can hold a lock while another user asks for it.
if (inject('database').kind === 'postgres') {
  test('a user whose progress is locked does not delay others', async () => {
    const [ann, bob] = [await buildUser(server), await buildUser(server)];
    const [{ goals: ofAnn }, { goals: ofBob }] = [
      await clientsFor(server, ann),
      await clientsFor(server, bob),
    ];
    const record = (goals: typeof ofAnn) =>
      goals.recordEntry({ params: { clientId: randomUUID() }, body: typed(10) });
    let isHeld = true;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: held, resolve: hold } = Promise.withResolvers<void>();
    const holding = server.services.db.transaction(async (tx) => {
      await lockProgress(tx, ann.id);
      hold();
      await released;
      isHeld = false;
    });
    await held;
    const waiting = Promise.all([record(ofAnn), record(ofAnn)]).then(() => isHeld);
    await Promise.all([record(ofBob), record(ofBob)]);
    expect(isHeld).toBe(true);
    release();

    expect(await waiting).toBe(false);
    await holding;
    expect((await ofAnn.listDays({ query: year })).days).toEqual([
      { on: '2026-11-20', amount: 20 },
    ]);
  });
}

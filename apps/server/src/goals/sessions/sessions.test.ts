import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMilliseconds, day } from '../../platform/clock.ts';
import { newUserClients } from '../../testkit/new-user-clients.ts';
import { useServer } from '../../testkit/server.ts';
import { goalJobs } from '../jobs.ts';
import { secondsByDay } from './rules.ts';

const server = useServer();

const sprint = { kind: 'countdown', counts: 'hand', plannedSeconds: 1_500 } as const;
const noon = '2026-11-20T12:00:00.000Z';

type Ann = Awaited<ReturnType<typeof newUserClients>>;

const totalsOf = async ({ goals }: Ann) => {
  const { items } = await goals.listEntries({ query: {} });

  return items.map(({ measure, amount, source, entryOn }) => [measure, amount, source, entryOn]);
};

test('a finished sprint creates one entry, however often its end is sent', async () => {
  const ann = await newUserClients(server);
  const params = { id: randomUUID() };
  await ann.writingSessions.startSession({ params, body: { ...sprint, startedAt: noon } });
  await ann.writingSessions.startSession({ params, body: { ...sprint, startedAt: noon } });
  server.clock.advance(25 * 60_000);

  const body = { endedAt: '2026-11-20T12:25:00.000Z', amount: 612, note: 'the quay' };
  for (let times = 0; times < 3; times++) {
    expect(await ann.writingSessions.finishSession({ params, body })).toMatchObject({
      activeSeconds: 1_500,
      idleSeconds: 0,
      amount: 612,
      note: 'the quay',
    });
  }
  expect((await totalsOf(ann)).sort()).toEqual([
    ['session', 1, 'timer', '2026-11-20'],
    ['time', 1_500, 'timer', '2026-11-20'],
    ['word', 612, 'timer', '2026-11-20'],
  ]);
  expect(await ann.writingSessions.listSessions({ query: {} })).toMatchObject({
    running: null,
    items: [{ id: params.id, amount: 612 }],
    next: null,
  });
});

test('words typed during a session are its result and are not counted twice', async () => {
  const ann = await newUserClients(server);
  const type = (clientId: string, amount: number) =>
    ann.goals.recordEntry({ params: { clientId }, body: { amount, source: 'editor' } });
  const before = randomUUID();
  await type(before, 200);
  const params = { id: randomUUID() };
  const start = { kind: 'stopwatch', counts: 'typed', plannedSeconds: null } as const;
  await ann.writingSessions.startSession({ params, body: { ...start, startedAt: noon } });
  await type(before, 260);
  await type(randomUUID(), 90);
  server.clock.advance(60 * 60_000);

  const ended = await ann.writingSessions.finishSession({
    params,
    body: { endedAt: '2026-11-20T13:00:00.000Z' },
  });
  expect(ended).toMatchObject({ amount: 150, activeSeconds: 3_600 });
  expect((await ann.home.read()).wordsToday).toBe(350);
});

test('excluded time is not active time', async () => {
  const ann = await newUserClients(server);
  const params = { id: randomUUID() };
  await ann.writingSessions.startSession({ params, body: { ...sprint, startedAt: noon } });
  server.clock.advance(60 * 60_000);
  const at = (minutes: number) => new Date(Date.parse(noon) + minutes * 60_000).toISOString();
  const away = [
    { from: at(10), to: at(30) },
    { from: at(20), to: at(35) },
  ];

  expect(
    await ann.writingSessions.finishSession({ params, body: { endedAt: at(60), away, amount: 1 } }),
  ).toMatchObject({ activeSeconds: 35 * 60, idleSeconds: 25 * 60 });
});

test('only one session can run at a time, and a finished one cannot restart', async () => {
  const { writingSessions: ann } = await newUserClients(server);
  const [first, second] = [{ id: randomUUID() }, { id: randomUUID() }];
  await ann.startSession({ params: first, body: { ...sprint, startedAt: noon } });
  await expect(
    ann.startSession({ params: second, body: { ...sprint, startedAt: noon } }),
  ).rejects.toMatchObject({ code: 'writing_session_running' });

  await ann.finishSession({ params: first, body: { endedAt: noon, amount: 0 } });
  await expect(
    ann.startSession({ params: first, body: { ...sprint, startedAt: noon } }),
  ).rejects.toMatchObject({ code: 'writing_session_closed' });
});

test('a client clock that is ahead does not extend a session', async () => {
  const { writingSessions: ann } = await newUserClients(server);
  const params = { id: randomUUID() };
  await ann.startSession({ params, body: { ...sprint, startedAt: '2031-01-01T00:00:00.000Z' } });
  server.clock.advance(10 * 60_000);

  const body = { endedAt: '2031-01-01T08:00:00.000Z', amount: 5 };
  expect(await ann.finishSession({ params, body })).toMatchObject({
    startedAt: noon,
    activeSeconds: 600,
  });
});

test('removing a session removes its time and amount', async () => {
  const ann = await newUserClients(server);
  const params = { id: randomUUID() };
  await ann.writingSessions.startSession({ params, body: { ...sprint, startedAt: noon } });
  server.clock.advance(25 * 60_000);
  await ann.writingSessions.finishSession({
    params,
    body: { endedAt: '2026-11-20T12:25:00.000Z', amount: 300 },
  });
  await ann.writingSessions.removeSession({ params });

  expect(await totalsOf(ann)).toEqual([]);
  expect((await ann.writingSessions.listSessions({ query: {} })).items).toEqual([]);
  const body = { endedAt: '2026-11-20T12:25:00.000Z', amount: 300 };
  await expect(ann.writingSessions.finishSession({ params, body })).rejects.toMatchObject({
    code: 'writing_session_not_found',
  });
});

test('a removed session can be restored for 30 days, with its entries', async () => {
  const [ann, bob] = [await newUserClients(server), await newUserClients(server)];
  const params = { id: randomUUID() };
  await ann.writingSessions.startSession({ params, body: { ...sprint, startedAt: noon } });
  server.clock.advance(25 * 60_000);
  const body = { endedAt: '2026-11-20T12:25:00.000Z', amount: 300 };
  await ann.writingSessions.finishSession({ params, body });
  const { items: entries } = await ann.goals.listEntries({ query: {} });
  const words = entries.find(({ measure }) => measure === 'word')?.clientId ?? '';
  await ann.goals.removeEntry({ params: { clientId: words } });
  server.clock.advance(60_000);
  await ann.writingSessions.removeSession({ params });

  const removed = (await ann.writingSessions.listRemovedSessions()).items;
  expect(removed).toMatchObject([{ id: params.id, amount: 300 }]);
  expect(Date.parse(removed[0]?.erasedAt ?? '') - Date.parse(removed[0]?.removedAt ?? '')).toBe(
    30 * day,
  );
  expect((await bob.writingSessions.listRemovedSessions()).items).toEqual([]);
  await expect(bob.writingSessions.restoreSession({ params })).rejects.toMatchObject({
    code: 'writing_session_not_found',
  });

  for (let times = 0; times < 2; times++) {
    expect(await ann.writingSessions.restoreSession({ params })).toMatchObject({ amount: 300 });
  }
  expect((await totalsOf(ann)).map(([measure]) => measure).sort()).toEqual(['session', 'time']);
  expect((await ann.writingSessions.listSessions({ query: {} })).items).toHaveLength(1);
  expect((await ann.writingSessions.listRemovedSessions()).items).toEqual([]);
});

test('a session in the trash is permanently deleted after 30 days, and a running one is discarded at once', async () => {
  const ann = await newUserClients(server);
  const params = { id: randomUUID() };
  await ann.writingSessions.startSession({ params, body: { ...sprint, startedAt: noon } });
  await ann.writingSessions.removeSession({ params });
  expect((await ann.writingSessions.listRemovedSessions()).items).toEqual([]);

  await ann.writingSessions.startSession({ params, body: { ...sprint, startedAt: noon } });
  await ann.writingSessions.finishSession({ params, body: { endedAt: noon, amount: 5 } });
  await ann.writingSessions.removeSession({ params });
  const inThirtyDays = { now: () => addMilliseconds(server.clock.now(), 30 * day + 1) };
  const job = goalJobs.find(({ name }) => name === 'goals-erase-removed-entries');
  await job?.run({ ...server.services, clock: inThirtyDays });

  await expect(ann.writingSessions.restoreSession({ params })).rejects.toMatchObject({
    code: 'writing_session_not_found',
  });
});

test('sessions are listed in pages, newest first', async () => {
  const { writingSessions: ann } = await newUserClients(server);
  for (let day = 1; day <= 3; day++) {
    const params = { id: randomUUID() };
    const startedAt = `2026-11-0${day}T08:00:00.000Z`;
    await ann.startSession({ params, body: { ...sprint, startedAt } });
    await ann.finishSession({ params, body: { endedAt: startedAt, amount: day } });
  }
  const first = await ann.listSessions({ query: { size: 2 } });
  const second = await ann.listSessions({ query: { size: 2, before: first.next ?? '' } });

  expect([...first.items, ...second.items].map(({ amount }) => amount)).toEqual([3, 2, 1]);
  expect(second.next).toBeNull();
});

test('a user cannot end, remove or see the session of another', async () => {
  const [ann, bob] = [await newUserClients(server), await newUserClients(server)];
  const params = { id: randomUUID() };
  await ann.writingSessions.startSession({ params, body: { ...sprint, startedAt: noon } });
  const missing = { status: 404, code: 'writing_session_not_found' };

  await expect(
    bob.writingSessions.finishSession({ params, body: { endedAt: noon } }),
  ).rejects.toMatchObject(missing);
  await expect(bob.writingSessions.removeSession({ params })).rejects.toMatchObject(missing);
  expect((await bob.writingSessions.listSessions({ query: {} })).running).toBeNull();
});

const zones = [
  ...['Pacific/Auckland', 'Pacific/Apia', 'America/Los_Angeles', 'America/St_Johns'],
  ...['Europe/Madrid', 'Europe/London', 'Asia/Kathmandu', 'Asia/Kolkata', 'Asia/Shanghai'],
  ...['Africa/Cairo', 'Australia/Lord_Howe', 'America/Sao_Paulo'],
];

test('in twelve time zones the seconds per day add up to the session, each on its local day', () => {
  const from = fc
    .date({
      min: new Date('2026-01-01'),
      max: new Date('2026-12-31'),
      noInvalidDate: true,
    })
    .map((date) => Math.floor(date.getTime() / 60_000) * 60_000);
  fc.assert(
    fc.property(fc.constantFrom(...zones), from, fc.nat(600), (timeZone, start, minutes) => {
      const whole = { from: start, to: start + minutes * 60_000 };
      const days = secondsByDay(whole, [], { timeZone, dayStartMinutes: 0 });
      const naive = new Map<string, number>();
      for (let at = whole.from; at < whole.to; at += 60_000) {
        const on = new Date(at).toLocaleDateString('sv-SE', { timeZone });
        naive.set(on, (naive.get(on) ?? 0) + 60);
      }

      expect(days).toEqual(naive);
    }),
    { numRuns: 40 },
  );
});

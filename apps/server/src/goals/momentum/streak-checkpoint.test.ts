import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import { type Clients, clientsFor } from '../../testkit/clients.ts';
import { useServer } from '../../testkit/server.ts';
import { daysAfter, hour, naiveDay, naiveStreak, zones } from '../days/reference-calculations.ts';
import { streakCheckpoints } from './tables.ts';

const server = useServer();

const start = Date.parse('2026-11-20T10:00:00Z');
const day = 24 * hour;
const longAgo = 900;

/** How long ago each range of written days began, and its length. */
const pauseRanges = fc.array(fc.tuple(fc.integer({ min: 380, max: longAgo }), fc.nat(30)), {
  minLength: 1,
  maxLength: 12,
});
const daysBack = fc.oneof(fc.nat(9), fc.integer({ min: 350, max: longAgo + 40 }));
const step = fc.oneof(
  fc.record({ kind: fc.constant('log' as const), daysBack }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 160 }) }),
  fc.record({
    kind: fc.constant('rest' as const),
    weekdays: fc.constantFrom<number[]>([], [7], [6, 7]),
  }),
  fc.record({ kind: fc.constant('travel' as const), to: fc.constantFrom(...zones) }),
);

test.each(zones)(
  'in %s a streak continued from a checkpoint equals a recount from the first day',
  async (home) => {
    const sequence = fc.tuple(pauseRanges, fc.array(step, { minLength: 1, maxLength: 8 }));
    await fc.assert(
      fc.asyncProperty(sequence, async ([begun, steps]) => {
        let timeZone = home;
        let now = start;
        let restWeekdays: number[] = [];
        server.clock.set(new Date(now).toISOString());
        const person = await buildUser(server, { timeZone });
        let ann = await clientsFor(server, person);
        const today = () => naiveDay(now, timeZone, 0);
        const old = begun.flatMap(([ago, length]) =>
          Array.from({ length: length + 1 }, (_, at) => daysAfter(today(), at - ago - 40)),
        );
        const imported = new Set([...old, daysAfter(today(), -longAgo)]);
        await importDays(ann, [...imported]);
        const logged = new Map<string, string>();

        const agrees = async () => {
          const { streak } = await ann.momentum.readMomentum();
          const written = new Set([...imported, ...logged.values()]);
          const isFree = (on: string) => restWeekdays.includes(weekdayOf(on));
          expect(streak).toEqual(naiveStreak(written, today(), isFree));
        };
        await agrees();
        expect(await checkpointsOf(person.id)).toHaveLength(1);
        await agrees();

        for (const one of steps) {
          const clientId = randomUUID();
          const [id, on] = [...logged][one.kind === 'remove' ? one.at : 0] ?? [];
          if (one.kind === 'log') {
            const entryOn = daysAfter(today(), -one.daysBack);
            const body = { amount: 0, source: 'manual' as const, entryOn };
            await ann.goals.recordEntry({ params: { clientId }, body });
            logged.set(clientId, entryOn);
          }
          if (one.kind === 'remove' && id !== undefined && on !== undefined) {
            await ann.goals.removeEntry({ params: { clientId: id } });
            logged.delete(id);
          }
          if (one.kind === 'rest') restWeekdays = one.weekdays;
          if (one.kind === 'travel') timeZone = one.to;
          if (one.kind === 'wait') {
            now += one.days * day;
            server.clock.set(new Date(now).toISOString());
            ann = await clientsFor(server, person); // sessions have expired by then
          }
          await ann.settings.changePreferences({ body: { restWeekdays, timeZone } });
          await agrees();
        }
      }),
      { numRuns: 4 },
    );
  },
  60_000,
);

async function importDays(ann: Clients, days: readonly string[]) {
  const params = { id: randomUUID() };
  const row = { amount: 100, measure: 'word', project: '', tags: [], note: '' } as const;
  const rows = days.map((entryOn) => ({ ...row, tags: [], entryOn, reference: entryOn }));
  await ann.goalImports.startImport({ params, body: { origin: 'table', name: 'log.csv' } });
  await ann.goalImports.addRows({ params, body: { rows } });
}

function checkpointsOf(userId: string) {
  return server.services.db
    .select()
    .from(streakCheckpoints)
    .where(eq(streakCheckpoints.userId, userId));
}

/** 1 for Monday to 7 for Sunday. */
function weekdayOf(on: string): number {
  return new Date(`${on}T12:00:00Z`).getUTCDay() || 7;
}

import { randomUUID } from 'node:crypto';
import type { EntrySource } from '@longhand/contract/progress-values';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildUser } from '../../testkit/build-user.ts';
import { clientsFor } from '../../testkit/clients.ts';
import { useServer } from '../../testkit/server.ts';
import { daysAfter, hour, naiveDay, zones } from '../days/reference-calculations.ts';
import { recountAllStatistics } from './recount.ts';
import { dailyStatistics, hourlyStatistics, monthlyStatistics } from './tables.ts';

const server = useServer();

const dayStartMinutes = 240;
/** Days of clock changes in some of the zones. */
const clockChanges = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-25', '2026-11-01'];

const step = fc.record({
  entry: fc.nat(3),
  amount: fc.option(fc.integer({ min: -500, max: 1_500 }), { freq: 5 }),
  source: fc.constantFrom<EntrySource>('manual', 'editor', 'timer'),
  project: fc.nat(2),
  tags: fc.subarray(['draft', 'poem']),
  mood: fc.option(fc.integer({ min: 1, max: 5 })),
  /** Days back; null for the local day of the entry. */
  backdated: fc.option(fc.integer({ min: 0, max: 9 }), { freq: 3 }),
  hoursLater: fc.integer({ min: 0, max: 40 }),
  travelsTo: fc.option(fc.constantFrom(...zones), { freq: 4 }),
});

type StoredEntry = {
  on: string;
  hour: number;
  source: EntrySource;
  projectId: string | null;
  tags: string[];
  amount: number;
  mood: number | null;
  isLive: boolean;
};

test.each(zones)(
  'in %s statistics equal a recount after any sequence of recording, changing, removing and traveling',
  async (home) => {
    const sequence = fc.tuple(
      fc.constantFrom(...clockChanges),
      fc.array(step, { minLength: 1, maxLength: 12 }),
    );

    await fc.assert(
      fc.asyncProperty(sequence, async ([turn, steps]) => {
        let timeZone: string = home;
        let now = Date.parse(turn) - 36 * hour;
        server.clock.set(new Date(now).toISOString());
        const user = await buildUser(server, { timeZone });
        const ann = await clientsFor(server, user);
        await ann.settings.changePreferences({ body: { dayStartMinutes } });
        const projects = [null, randomUUID(), randomUUID()];
        for (const id of projects.slice(1)) {
          await ann.projects.create({ body: { id: id ?? '', title: 'x' } });
        }
        const ids = Array.from({ length: 4 }, () => randomUUID());
        const stored = new Map<string, StoredEntry & { zone: string; at: number }>();

        for (const { entry, amount, travelsTo, hoursLater, backdated, ...fields } of steps) {
          now += hoursLater * hour;
          server.clock.set(new Date(now).toISOString());
          if (travelsTo) {
            timeZone = travelsTo;
            await ann.settings.changePreferences({ body: { timeZone } });
          }
          const clientId = ids[entry] ?? '';
          const before = stored.get(clientId);
          const today = naiveDay(now, timeZone, dayStartMinutes);

          if (amount !== null) {
            const { source, tags, mood } = fields;
            const projectId = projects[fields.project] ?? null;
            const sentOn = backdated === null ? undefined : daysAfter(today, -backdated);
            const body = { amount, source, tags, mood, projectId };
            await ann.goals.recordEntry({
              params: { clientId },
              body: { ...body, ...(sentOn && { entryOn: sentOn }) },
            });
            const [zone, at] = [before?.zone ?? timeZone, before?.at ?? now];
            stored.set(clientId, {
              ...{ ...body, zone, at, isLive: true },
              on: sentOn ?? before?.on ?? today,
              hour: naiveHour(at, zone),
            });
          } else if (before) {
            await ann.goals.removeEntry({ params: { clientId } });
            stored.set(clientId, { ...before, isLive: false });
          }

          const live = [...stored.values()].filter(({ isLive }) => isLive);
          expect(await readStatistics(user.id)).toEqual(naiveStatistics(live));
        }
        const maintained = await readStatistics(user.id);
        await recountAllStatistics({ db: server.services.db, clock: server.clock });
        expect(await readStatistics(user.id)).toEqual(maintained);
      }),
      { numRuns: 2 },
    );
  },
  60_000,
);

async function readStatistics(userId: string) {
  const daily = await server.services.db
    .select()
    .from(dailyStatistics)
    .where(eq(dailyStatistics.userId, userId));
  const hourly = await server.services.db
    .select()
    .from(hourlyStatistics)
    .where(eq(hourlyStatistics.userId, userId));

  const monthly = await server.services.db
    .select()
    .from(monthlyStatistics)
    .where(eq(monthlyStatistics.userId, userId));

  return {
    monthly: monthly
      .map(({ month, projectId, amount, entries }) =>
        JSON.stringify([month, projectId, amount, entries]),
      )
      .sort(),
    daily: daily
      .map(({ on, projectId, source, tags, amount, entries, moodSum, moods }) =>
        JSON.stringify([on, projectId, source, tags, amount, entries, moodSum, moods]),
      )
      .sort(),
    hourly: hourly
      .map(({ on, projectId, hour: at, tags, amount, entries }) =>
        JSON.stringify([on, projectId, at, tags, amount, entries]),
      )
      .sort(),
  };
}

function naiveStatistics(live: readonly StoredEntry[]) {
  const noProject = '00000000-0000-0000-0000-000000000000';
  const groupsOf = (entries: readonly StoredEntry[], keyOf: (entry: StoredEntry) => unknown[]) => [
    ...Map.groupBy(entries, (entry) => JSON.stringify(keyOf(entry))).values(),
  ];
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
  const daily = groupsOf(live, ({ on, projectId, source, tags }) => [on, projectId, source, tags]);
  const hourly = groupsOf(
    live.filter(({ source }) => source !== 'manual'),
    ({ on, projectId, hour: at, tags }) => [on, projectId, at, tags],
  );

  const monthly = groupsOf(live, ({ on, projectId }) => [on.slice(0, 7), projectId]);

  return {
    monthly: monthly
      .map((group) => {
        const [{ on, projectId }] = group as [StoredEntry]; // a group has an entry
        const amount = sumOf(group.map((one) => one.amount));

        return JSON.stringify([
          `${on.slice(0, 7)}-01`,
          projectId ?? noProject,
          amount,
          group.length,
        ]);
      })
      .sort(),
    daily: daily
      .map((group) => {
        const [{ on, projectId, source, tags }] = group as [StoredEntry]; // a group has an entry
        const moods = group.flatMap(({ mood }) => (mood === null ? [] : [mood]));

        return JSON.stringify([
          ...[on, projectId ?? noProject, source, tags],
          ...[sumOf(group.map(({ amount }) => amount)), group.length, sumOf(moods), moods.length],
        ]);
      })
      .sort(),
    hourly: hourly
      .map((group) => {
        const [{ on, projectId, hour: at, tags }] = group as [StoredEntry]; // a group has an entry
        const amount = sumOf(group.map((one) => one.amount));

        return JSON.stringify([on, projectId ?? noProject, at, tags, amount, group.length]);
      })
      .sort(),
  };
}

/** The hour of the wall clock, from a format for people. */
function naiveHour(instant: number, timeZone: string): number {
  return Number(new Date(instant).toLocaleString('sv-SE', { timeZone }).slice(11, 13));
}

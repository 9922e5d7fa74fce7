import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newUserClients } from '../../testkit/new-user-clients.ts';
import { useServer } from '../../testkit/server.ts';
import { daysAfter, hour, naiveDay, naiveStreak, zones } from './reference-calculations.ts';

const server = useServer();

const target = 1_500;
const startAmount = 200;

/** Days of clock changes in these time zones in 2026, as far as known. */
const clockChanges = [
  '2026-02-15',
  '2026-03-08',
  '2026-03-22',
  '2026-03-29',
  '2026-04-05',
  '2026-04-24',
  '2026-09-06',
  '2026-09-27',
  '2026-10-04',
  '2026-10-25',
  '2026-10-30',
  '2026-11-01',
];

const step = fc.record({
  entry: fc.nat(2),
  amount: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: -500, max: 1_500 }) },
    fc.constant(null),
  ),
  isEditor: fc.boolean(),
  /** Days back; null for today's local day. */
  backdated: fc.option(fc.integer({ min: 0, max: 9 }), { freq: 3 }),
  hoursLater: fc.integer({ min: 0, max: 40 }),
  travelsTo: fc.option(fc.constantFrom(...zones), { freq: 4 }),
});

type RecordedEntry = { entryOn: string; amount: number; counts: boolean };

test.each(zones)(
  'in %s totals, quota, status and streak equal a recount after any sequence of recording, changing and removing',
  async (home) => {
    const sequence = fc.tuple(
      fc.constantFrom(0, 240, 720),
      fc.constantFrom(...clockChanges),
      fc.array(step, { minLength: 1, maxLength: 10 }),
    );

    await fc.assert(
      fc.asyncProperty(sequence, async ([dayStartMinutes, turn, steps]) => {
        let timeZone: string = home;
        let now = Date.parse(turn) - 36 * hour;
        server.clock.set(new Date(now).toISOString());
        const { goals: ann, momentum, settings } = await newUserClients(server, { timeZone });
        await settings.changePreferences({ body: { dayStartMinutes } });

        const today = () => naiveDay(now, timeZone, dayStartMinutes);
        const startOn = today();
        const endOn = daysAfter(startOn, 5);
        const { id } = await ann.create({
          body: {
            title: 'x',
            targetAmount: target,
            startAmount,
            startOn,
            endOn,
            sources: ['editor'],
          },
        });
        const ids = Array.from({ length: 3 }, () => randomUUID());
        const kept = new Map<string, RecordedEntry & { isLive: boolean }>();

        for (const { entry, amount, isEditor, backdated, hoursLater, travelsTo } of steps) {
          now += hoursLater * hour;
          server.clock.set(new Date(now).toISOString());
          if (travelsTo) {
            timeZone = travelsTo;
            await settings.changePreferences({ body: { timeZone } });
          }
          const clientId = ids[entry] ?? '';
          const before = kept.get(clientId);

          if (amount !== null) {
            const source = isEditor ? 'editor' : 'manual';
            const sentOn = backdated === null ? undefined : daysAfter(today(), -backdated);
            const body = { amount, source, ...(sentOn && { entryOn: sentOn }) } as const;
            await ann.recordEntry({ params: { clientId }, body });
            const entryOn = sentOn ?? before?.entryOn ?? today();
            kept.set(clientId, { entryOn, amount, counts: isEditor, isLive: true });
          } else if (before) {
            await ann.removeEntry({ params: { clientId } });
            kept.set(clientId, { ...before, isLive: false });
          }

          const counted = [...kept.values()].filter(
            ({ isLive, counts, entryOn }) => isLive && counts && entryOn >= startOn,
          );
          const sum = (days: (on: string) => boolean) =>
            counted.reduce((all, { entryOn, amount }) => all + (days(entryOn) ? amount : 0), 0);
          const total = startAmount + sum(() => true);
          const daysLeft = Math.round((Date.parse(endOn) - Date.parse(today())) / (24 * hour)) + 1;
          const missing = target - startAmount - sum((on) => on < today());

          const goal = await ann.read({ params: { id } });
          expect(goal.progress).toMatchObject({
            on: today(),
            total,
            today: sum((on) => on === today()),
            quotaToday:
              daysLeft > 0 && today() >= startOn ? Math.max(0, Math.ceil(missing / daysLeft)) : 0,
          });
          expect(goal.status).toBe(total >= target ? 'completed' : 'active');

          const live = [...kept.values()].filter(({ isLive }) => isLive);
          const { streak } = await momentum.readMomentum();
          expect(streak).toEqual(naiveStreak(new Set(live.map(({ entryOn }) => entryOn)), today()));
        }
      }),
      { numRuns: 4 },
    );
  },
  60_000,
);

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { member } from '../testkit/member.ts';
import { useServer } from '../testkit/server.ts';

const server = useServer();

const target = 1_500;
const startAmount = 200;

/** Each with days of 23 and 25 hours in the time that the property walks through. */
const zones = ['Europe/Madrid', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kathmandu'];
const turns = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-27', '2026-10-25', '2026-11-01'];

const step = fc.record({
  entry: fc.nat(2),
  amount: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: -500, max: 1_500 }) },
    fc.constant(null),
  ),
  isEditor: fc.boolean(),
  hoursLater: fc.integer({ min: 0, max: 40 }),
  travelsTo: fc.option(fc.constantFrom(...zones), { freq: 4 }),
});

type Kept = { entryOn: string; amount: number; counts: boolean };

test('totals, quota and state agree with a recount after whatever is recorded, changed and taken back', async () => {
  const sequence = fc.tuple(
    fc.constantFrom(...zones),
    fc.constantFrom(0, 240, 720),
    fc.constantFrom(...turns),
    fc.array(step, { minLength: 1, maxLength: 10 }),
  );

  await fc.assert(
    fc.asyncProperty(sequence, async ([home, dayStartMinutes, turn, steps]) => {
      let timeZone = home;
      let now = Date.parse(turn) - 36 * hour;
      server.clock.set(new Date(now).toISOString());
      const { goals: ann, settings } = await member(server, { timeZone });
      await settings.changePreferences({ body: { dayStartMinutes } });

      const today = () => naiveDay(now, timeZone, dayStartMinutes);
      const startOn = today();
      const endOn = new Date(Date.parse(startOn) + 5 * 24 * hour).toISOString().slice(0, 10);
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
      const kept = new Map<string, Kept & { isLive: boolean }>();

      for (const { entry, amount, isEditor, hoursLater, travelsTo } of steps) {
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
          await ann.recordEntry({ params: { clientId }, body: { amount, source } });
          const entryOn = before?.entryOn ?? today();
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
      }
    }),
    { numRuns: 20 },
  );
}, 60_000);

const hour = 3_600_000;

/** The same day by another way: the wall clock as Swedes write it, turned back by the start of the day. */
function naiveDay(instant: number, timeZone: string, dayStartMinutes: number): string {
  const wallClock = new Date(instant).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');

  return new Date(Date.parse(`${wallClock}Z`) - dayStartMinutes * 60_000)
    .toISOString()
    .slice(0, 10);
}

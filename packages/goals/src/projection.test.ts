import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdayOf } from './days.ts';
import { type Outlook, projectionOf } from './projection.ts';

const outlook: Outlook = {
  history: Array.from({ length: 84 }, () => 500),
  missing: 10_000,
  from: 20_000,
  isOff: () => false,
  endOn: 20_030,
  seed: 7,
};

describe('a writer of five hundred words a day', () => {
  test('needs about twenty days for ten thousand', () => {
    const projection = projectionOf(outlook);

    expect(projection?.isRough).toBe(false);
    expect(projection?.likely).toBeGreaterThanOrEqual(20_017);
    expect(projection?.likely).toBeLessThanOrEqual(20_022);
    expect(projection?.chanceOnTime).toBeGreaterThan(0.95);
  });

  test('gets the same answer twice', () => {
    expect(projectionOf(outlook)).toEqual(projectionOf(outlook));
  });

  test('needs longer when weekends are for rest', () => {
    const resting = projectionOf({ ...outlook, isOff: (day) => weekdayOf(day) > 4 });

    expect((resting?.likely ?? 0) - outlook.from).toBeGreaterThan(24);
  });

  test('will not reach a million in three years', () => {
    expect(projectionOf({ ...outlook, missing: 1_000_000 })).toMatchObject({
      early: null,
      chanceOnTime: 0,
    });
  });
});

describe('more words', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 3_000 }), {
    minLength: 1,
    maxLength: 100,
    size: 'max',
  });
  const dayOf = (day: number | null | undefined) => day ?? Number.POSITIVE_INFINITY;

  test('written today never make a finish later or a chance smaller', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 1, max: 60_000 }),
        fc.integer({ min: 0, max: 4_000 }),
        fc.integer({ min: 1, max: 4_000 }),
        (history, missing, writtenToday, more) => {
          const before = projectionOf({ ...outlook, history, missing, writtenToday });
          const after = projectionOf({
            ...outlook,
            history,
            missing: missing - more,
            writtenToday: writtenToday + more,
          });
          if (before === null || after === null) return; // nothing to go by, or reached

          for (const end of ['early', 'likely', 'late'] as const) {
            expect(dayOf(after[end])).toBeLessThanOrEqual(dayOf(before[end]));
          }
          expect(after.chanceOnTime).toBeGreaterThanOrEqual(before.chanceOnTime ?? 0);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('added to an earlier day never make the likely finish later', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.nat(),
        fc.integer({ min: 1, max: 60_000 }),
        fc.integer({ min: 1, max: 4_000 }),
        (history, at, missing, more) => {
          const added = history.with(
            at % history.length,
            (history[at % history.length] ?? 0) + more,
          );
          const before = projectionOf({ ...outlook, history, missing });
          const after = projectionOf({ ...outlook, history: added, missing: missing - more });
          if (before?.isRough !== after?.isRough) return; // found in another way

          expect(dayOf(after?.likely)).toBeLessThanOrEqual(dayOf(before?.likely));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('make a small difference when they are few', () => {
    const history: number[] = Array.from({ length: 84 }, (_, day) => (day % 20 ? 0 : 900));
    const before = projectionOf({ ...outlook, history, missing: 12_000 });
    const after = projectionOf({
      ...outlook,
      history: history.with(30, 60),
      missing: 11_940,
    });
    const [one, other] = [dayOf(before?.likely), dayOf(after?.likely)];

    expect(before?.isRough).toBe(false);
    expect(Math.abs(one - other)).toBeLessThanOrEqual(0.05 * (one - outlook.from));
  });
});

test('a nearer amount is never reached later than a further one', () => {
  const found = [2_500, 5_000, 10_000].map(
    (missing) => projectionOf({ ...outlook, missing })?.likely ?? 0,
  );

  expect(found).toEqual(found.toSorted((one, other) => one - other));
});

test('a short history gives a straight line and says so', () => {
  const history = [0, 0, 1_000, 0, 1_000];

  expect(projectionOf({ ...outlook, history })).toEqual({
    early: 20_024,
    likely: 20_024,
    late: 20_024,
    chanceOnTime: 1,
    isRough: true,
  });
});

test('without a word or with nothing missing there is nothing to project', () => {
  expect(projectionOf({ ...outlook, history: [0, 0, -5] })).toBeNull();
  expect(projectionOf({ ...outlook, missing: 0 })).toBeNull();
});

test('any history gives days in order, from today on', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -500, max: 5_000 }), { maxLength: 120 }),
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer(),
      (history, missing, seed) => {
        const projection = projectionOf({ ...outlook, history, missing, seed });
        if (projection === null) return;
        const days = [projection.early, projection.likely, projection.late];
        const known = days.filter((day) => day !== null);

        expect(known).toEqual(known.toSorted((one, other) => one - other));
        expect(known.every((day) => day >= outlook.from)).toBe(true);
        expect(days.slice(known.length).every((day) => day === null)).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});

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

  test('reads the same answer twice, and another one another day', () => {
    expect(projectionOf(outlook)).toEqual(projectionOf(outlook));
    expect(projectionOf({ ...outlook, seed: 8 })).not.toEqual(projectionOf(outlook));
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

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdayOf } from './days.ts';
import { computeForecast, type ForecastInput } from './forecast.ts';

const forecastInput: ForecastInput = {
  history: Array.from({ length: 84 }, () => 500),
  missing: 10_000,
  from: 20_000,
  isOff: () => false,
  endOn: 20_030,
  seed: 7,
};

describe('a writer of five hundred words a day', () => {
  test('needs about twenty days for ten thousand', () => {
    const projection = computeForecast(forecastInput);

    expect(projection?.isRough).toBe(false);
    expect(projection?.likely).toBeGreaterThanOrEqual(20_017);
    expect(projection?.likely).toBeLessThanOrEqual(20_022);
    expect(projection?.chanceOnTime).toBeGreaterThan(0.95);
  });

  test('gets the same forecast twice', () => {
    expect(computeForecast(forecastInput)).toEqual(computeForecast(forecastInput));
  });

  test('needs longer if weekends are rest days', () => {
    const resting = computeForecast({ ...forecastInput, isOff: (day) => weekdayOf(day) > 4 });

    expect((resting?.likely ?? 0) - forecastInput.from).toBeGreaterThan(24);
  });

  test('will not reach a million in three years', () => {
    expect(computeForecast({ ...forecastInput, missing: 1_000_000 })).toMatchObject({
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

  test('written today never make the end later or the chance smaller', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 1, max: 60_000 }),
        fc.integer({ min: 0, max: 4_000 }),
        fc.integer({ min: 1, max: 4_000 }),
        (history, missing, writtenToday, more) => {
          const before = computeForecast({ ...forecastInput, history, missing, writtenToday });
          const after = computeForecast({
            ...forecastInput,
            history,
            missing: missing - more,
            writtenToday: writtenToday + more,
          });
          if (before === null || after === null) return; // no history, or reached

          for (const end of ['early', 'likely', 'late'] as const) {
            expect(dayOf(after[end])).toBeLessThanOrEqual(dayOf(before[end]));
          }
          expect(after.chanceOnTime).toBeGreaterThanOrEqual(before.chanceOnTime ?? 0);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('added to an earlier day never make the likely end later', () => {
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
          const before = computeForecast({ ...forecastInput, history, missing });
          const after = computeForecast({
            ...forecastInput,
            history: added,
            missing: missing - more,
          });
          if (before?.isRough !== after?.isRough) return; // different methods

          expect(dayOf(after?.likely)).toBeLessThanOrEqual(dayOf(before?.likely));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('change the forecast little if they are few', () => {
    const history: number[] = Array.from({ length: 84 }, (_, day) => (day % 20 ? 0 : 900));
    const before = computeForecast({ ...forecastInput, history, missing: 12_000 });
    const after = computeForecast({
      ...forecastInput,
      history: history.with(30, 60),
      missing: 11_940,
    });
    const [one, other] = [dayOf(before?.likely), dayOf(after?.likely)];

    expect(before?.isRough).toBe(false);
    expect(Math.abs(one - other)).toBeLessThanOrEqual(0.05 * (one - forecastInput.from));
  });
});

test('a smaller amount is never reached later than a larger one', () => {
  const found = [2_500, 5_000, 10_000].map(
    (missing) => computeForecast({ ...forecastInput, missing })?.likely ?? 0,
  );

  expect(found).toEqual(found.toSorted((one, other) => one - other));
});

test('a short history gives a linear forecast and marks it as rough', () => {
  const history = [0, 0, 1_000, 0, 1_000];

  expect(computeForecast({ ...forecastInput, history })).toEqual({
    early: 20_024,
    likely: 20_024,
    late: 20_024,
    chanceOnTime: 1,
    isRough: true,
  });
});

test('there is no forecast without history or with nothing left to write', () => {
  expect(computeForecast({ ...forecastInput, history: [0, 0, -5] })).toBeNull();
  expect(computeForecast({ ...forecastInput, missing: 0 })).toBeNull();
});

test('any history gives days in ascending order, from today', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -500, max: 5_000 }), { maxLength: 120 }),
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer(),
      (history, missing, seed) => {
        const projection = computeForecast({ ...forecastInput, history, missing, seed });
        if (projection === null) return;
        const days = [projection.early, projection.likely, projection.late];
        const known = days.filter((day) => day !== null);

        expect(known).toEqual(known.toSorted((one, other) => one - other));
        expect(known.every((day) => day >= forecastInput.from)).toBe(true);
        expect(days.slice(known.length).every((day) => day === null)).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});

import { limits } from '@longhand/contract/limits';
import { expect, test } from 'vitest';
import { after, day, minute } from '../platform/clock.ts';
import { type Kept, spareVersions } from './thinning.ts';

const now = new Date('2026-11-20T12:00:00Z');
const { versionsKept } = limits;

type Old = { back: number; reason?: Kept['reason'] };

/** Versions that lie so far back, the last newest, with as many of this minute after them as always stay. */
function versions(...older: readonly Old[]): Kept[] {
  const newest: Old[] = Array.from({ length: versionsKept }, () => ({ back: 0 }));

  return [...older, ...newest].map(({ back, reason = 'explicit' }, index) => ({
    number: index + 1,
    reason,
    createdAt: after(now, -back),
  }));
}

test('the first and the newest stay, however close they lie together', () => {
  expect(spareVersions(versions(), now)).toEqual([]);
  expect(spareVersions(versions({ back: 0 }), now)).toEqual([]);
  expect(spareVersions([], now)).toEqual([]);
});

test.each([
  ['of an hour', 2 * day - 30 * minute, minute],
  ['of a day, after a month', 40 * day, 60 * minute],
  ['of a week, after a year', 396 * day, day],
])('the last %s stays', (_, back, step) => {
  const [far, near] = [{ back: back + 2 * step }, { back: back + step }];

  expect(spareVersions(versions({ back: 500 * day }, far, near, { back }), now)).toEqual([2, 3]);
  expect(spareVersions(versions({ back: 500 * day }, { back: back + 9 * day }, near), now)).toEqual(
    [],
  );
});

test('one that was asked for goes before one that was not', () => {
  const asked = { back: 2 * day + 2 * minute };
  const first = { back: 9 * day };

  expect(
    spareVersions(versions(first, asked, { back: 2 * day + minute, reason: 'idle' }), now),
  ).toEqual([3]);
});

test('what was thinned once is not thinned again, and what is saved for years stays bounded', () => {
  const daily = versions(
    ...Array.from({ length: 20_000 }, (_, index) => ({ back: (20_000 - index) * 60 * minute })),
  );
  const spare = new Set(spareVersions(daily, now));
  const left = daily.filter(({ number }) => !spare.has(number));

  expect(spareVersions(left, now)).toEqual([]);
  expect(left.length).toBeLessThan(versionsKept + 1 + 30 * 24 + 1 + 335 + 1 + 68 + 1);
});

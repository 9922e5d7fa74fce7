import { limits } from '@longhand/contract/limits';
import { expect, test } from 'vitest';
import { addMilliseconds, day, minute } from '../platform/clock.ts';
import { selectVersionsToDelete, type VersionInfo } from './version-retention.ts';

const now = new Date('2026-11-20T12:00:00Z');
const { versionsKept } = limits;

type VersionAge = { back: number; reason?: VersionInfo['reason'] };

/** Versions of the given ages in ascending order of date, followed by as many current ones as are always kept. */
function buildVersions(...older: readonly VersionAge[]): VersionInfo[] {
  const newest: VersionAge[] = Array.from({ length: versionsKept }, () => ({ back: 0 }));

  return [...older, ...newest].map(({ back, reason = 'explicit' }, index) => ({
    number: index + 1,
    reason,
    createdAt: addMilliseconds(now, -back),
  }));
}

test('the first and the newest versions are kept, however close in time', () => {
  expect(selectVersionsToDelete(buildVersions(), now)).toEqual([]);
  expect(selectVersionsToDelete(buildVersions({ back: 0 }), now)).toEqual([]);
  expect(selectVersionsToDelete([], now)).toEqual([]);
});

test.each([
  ['of an hour', 2 * day - 30 * minute, minute],
  ['of a day, after a month', 40 * day, 60 * minute],
  ['of a week, after a year', 396 * day, day],
])('the last version %s is kept', (_, back, step) => {
  const [far, near] = [{ back: back + 2 * step }, { back: back + step }];

  expect(
    selectVersionsToDelete(buildVersions({ back: 500 * day }, far, near, { back }), now),
  ).toEqual([2, 3]);
  expect(
    selectVersionsToDelete(buildVersions({ back: 500 * day }, { back: back + 9 * day }, near), now),
  ).toEqual([]);
});

test('an explicit version is kept over an automatic one', () => {
  const asked = { back: 2 * day + 2 * minute };
  const first = { back: 9 * day };

  expect(
    selectVersionsToDelete(
      buildVersions(first, asked, { back: 2 * day + minute, reason: 'idle' }),
      now,
    ),
  ).toEqual([3]);
});

test('pruning is idempotent, and the number of versions stays bounded over years', () => {
  const daily = buildVersions(
    ...Array.from({ length: 20_000 }, (_, index) => ({ back: (20_000 - index) * 60 * minute })),
  );
  const spare = new Set(selectVersionsToDelete(daily, now));
  const left = daily.filter(({ number }) => !spare.has(number));

  expect(selectVersionsToDelete(left, now)).toEqual([]);
  expect(left.length).toBeLessThan(versionsKept + 1 + 30 * 24 + 1 + 335 + 1 + 68 + 1);
});

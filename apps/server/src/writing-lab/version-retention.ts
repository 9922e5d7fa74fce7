import { limits } from '@longhand/contract/limits';
import { addMilliseconds, day, hour } from '../platform/clock.ts';

export type VersionInfo = { number: number; reason: 'explicit' | 'idle'; createdAt: Date };

/**
 * Selects the versions to delete. Kept are the first, the newest ones, and of the others the last of each hour, after 30 days of each day,
 * after a year of each week. An explicit version is preferred over an automatic one.
 *
 * @param versions in ascending order of number
 */
export function selectVersionsToDelete(versions: readonly VersionInfo[], now: Date): number[] {
  const older = versions.slice(1, Math.max(1, versions.length - limits.versionsKept));
  const keptBySpan = new Map<string, VersionInfo>();
  for (const version of older) {
    const span = spanKeyOf(version.createdAt, now);
    const before = keptBySpan.get(span);
    if (before?.reason !== 'explicit' || version.reason === 'explicit')
      keptBySpan.set(span, version);
  }
  const kept = new Set(keptBySpan.values());

  return older.filter((version) => !kept.has(version)).map(({ number }) => number);
}

function spanKeyOf(at: Date, now: Date): string {
  const length = spanLength(at, now);

  return `${length} ${Math.floor(at.getTime() / length)}`;
}

function spanLength(at: Date, now: Date): number {
  if (at > addMilliseconds(now, -30 * day)) return hour;

  return at > addMilliseconds(now, -365 * day) ? day : 7 * day;
}

import { limits } from '@longhand/contract/limits';
import { after, day, hour } from '../platform/clock.ts';

export type Kept = { number: number; reason: 'explicit' | 'idle'; createdAt: Date };

/**
 * The versions that a text can spare: never the first nor one of the newest, of those before them all but the last of each hour,
 * after a month of each day, and after a year of each week. One that its writer asked for goes before one that was kept by itself.
 *
 * @param versions in the order of their numbers
 */
export function spareVersions(versions: readonly Kept[], now: Date): number[] {
  const older = versions.slice(1, Math.max(1, versions.length - limits.versionsKept));
  const stays = new Map<string, Kept>();
  for (const version of older) {
    const span = spanOf(version.createdAt, now);
    const before = stays.get(span);
    if (before?.reason !== 'explicit' || version.reason === 'explicit') stays.set(span, version);
  }
  const staying = new Set(stays.values());

  return older.filter((version) => !staying.has(version)).map(({ number }) => number);
}

function spanOf(at: Date, now: Date): string {
  const length = lengthOf(at, now);

  return `${length} ${Math.floor(at.getTime() / length)}`;
}

function lengthOf(at: Date, now: Date): number {
  if (at > after(now, -30 * day)) return hour;

  return at > after(now, -365 * day) ? day : 7 * day;
}

import { nowMs } from '../platform/clock.ts';

export function isMutedNow(mutedUntil: string | null): boolean {
  return mutedUntil !== null && Date.parse(mutedUntil) > nowMs();
}

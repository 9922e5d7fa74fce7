import { daysBetween, isLocalDate, type LocalDate } from '../platform/local-date.ts';

/** What a plan asks of a day: as many as are left to write, shared evenly over its days. */
export type Plan =
  | { kind: 'missing' }
  | { kind: 'reached' }
  | { kind: 'daily'; perDay: number; days: number; startOn: LocalDate; endOn: LocalDate };

type Wanted = {
  targetAmount: number | undefined;
  startAmount: number | undefined;
  startOn: string;
  endOn: string;
};

/**
 * @example planOf({ targetAmount: 50_000, startAmount: 0, startOn: '2026-11-01', endOn: '2026-11-30' })
 * // { kind: 'daily', perDay: 1667, days: 30, … }
 */
export function planOf({ targetAmount, startAmount = 0, startOn, endOn }: Wanted): Plan {
  if (targetAmount === undefined || targetAmount < 1) return { kind: 'missing' };
  if (!isLocalDate(startOn) || !isLocalDate(endOn) || endOn < startOn) return { kind: 'missing' };
  if (startAmount >= targetAmount) return { kind: 'reached' };

  const days = daysBetween(startOn, endOn) + 1;

  return {
    kind: 'daily',
    perDay: Math.ceil((targetAmount - startAmount) / days),
    days,
    startOn,
    endOn,
  };
}

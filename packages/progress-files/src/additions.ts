import type { ProgressRecord } from './record.ts';

/**
 * Converts running totals into additions since the previous total of the same project and measure; the first total counts fully on its day.
 * Records that are additions already are unchanged.
 *
 * Totals of 500 and 900 become 500 and 400.
 */
export function toAdditions(records: readonly ProgressRecord[]): ProgressRecord[] {
  const totals = new Map<string, number>();
  const inOrder = [...records].sort((one, other) => compare(one.on, other.on));

  return inOrder.map((record) => {
    if (record.mode === 'add') return record;
    const key = `${record.project}|${record.measure}`;
    const amount = record.amount - (totals.get(key) ?? 0);
    totals.set(key, record.amount);

    return { ...record, mode: 'add', amount };
  });
}

function compare(one: string, other: string): number {
  if (one === other) return 0;

  return one < other ? -1 : 1;
}

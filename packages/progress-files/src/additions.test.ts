import { expect, test } from 'vitest';
import { toAdditions } from './additions.ts';
import type { ProgressRecord } from './record.ts';

function record(on: string, amount: number, more: Partial<ProgressRecord> = {}): ProgressRecord {
  const base = { measure: 'word', mode: 'set_total', project: '', tags: [], note: '' } as const;

  return { ...base, tags: [], on, amount, reference: on, ...more };
}

test('totals become daily additions, per project', () => {
  const records = [
    record('2026-11-03', 900),
    record('2026-11-01', 500),
    record('2026-11-02', 70, { project: 'B' }),
    record('2026-11-04', 850),
    record('2026-11-04', 100, { project: 'B' }),
    record('2026-11-05', 30, { mode: 'add' }),
  ];

  expect(toAdditions(records).map(({ on, amount }) => [on, amount])).toEqual([
    ['2026-11-01', 500],
    ['2026-11-02', 70],
    ['2026-11-03', 400],
    ['2026-11-04', -50],
    ['2026-11-04', 30],
    ['2026-11-05', 30],
  ]);
});

import type { ProgressRecord } from '@longhand/progress-files/record';
import { expect, test } from 'vitest';
import { toImportRows } from './import-rows.ts';

const record: ProgressRecord = {
  on: '2026-11-01',
  measure: 'word',
  amount: 500,
  mode: 'add',
  project: '',
  tags: [],
  note: '',
  reference: 'a',
};

test('minutes are sent as seconds and half pages as hundredths', () => {
  expect(
    toImportRows([
      { ...record, measure: 'minute', amount: 45 },
      { ...record, measure: 'page', amount: 2.5 },
    ]).map(({ measure, amount }) => [measure, amount]),
  ).toEqual([
    ['time', 2_700],
    ['page', 250],
  ]);
});

test('long values are truncated and control characters become spaces', () => {
  const [row] = toImportRows([
    {
      ...record,
      project: `The\tFerry ${'x'.repeat(300)}`,
      tags: ['a', 'a', '', ...Array.from({ length: 30 }, (_, at) => `t${at}`)],
      note: `one\ntwo \u0000${'n'.repeat(600)}\ud800`,
    },
  ]);

  expect(row?.project).toMatch(/^The Ferry x+$/);
  expect(row?.project).toHaveLength(200);
  expect(row?.tags).toHaveLength(20);
  expect(row?.note).toHaveLength(500);
  expect(row?.note).toMatch(/^one\ntwo n+$/);
});

test('an amount above the limit is skipped', () => {
  expect(toImportRows([{ ...record, amount: 1e12 }, record])).toHaveLength(1);
});

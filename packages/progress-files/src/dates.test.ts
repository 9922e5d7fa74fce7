import { expect, test } from 'vitest';
import { detectDateOrder, parseDay, parseDayInFile } from './dates.ts';

test.each([
  ['2026-11-03', 'ymd', '2026-11-03'],
  ['2026/1/3', 'ymd', '2026-01-03'],
  ['2026年11月3日', 'ymd', '2026-11-03'],
  ['2026-11-03T08:15:00Z', 'ymd', '2026-11-03'],
  ['3.11.2026', 'dmy', '2026-11-03'],
  ['03/11/26', 'dmy', '2026-11-03'],
  ['11/03/2026 08:15', 'mdy', '2026-11-03'],
  ['Nov 3, 2026', 'named', '2026-11-03'],
  ['Tuesday, November 3, 2026', 'named', '2026-11-03'],
  ['3. März 2026', 'named', '2026-03-03'],
  ['3 de noviembre de 2026', 'named', '2026-11-03'],
  ['3 août 2026', 'named', '2026-08-03'],
  ['٣ نوفمبر ٢٠٢٦', 'named', '2026-11-03'],
  ['٠٣/١١/٢٠٢٦', 'dmy', '2026-11-03'],
] as const)('%s in the order %s is %s', (value, order, day) => {
  expect(parseDay(value, order)).toBe(day);
});

test.each([
  ['31.02.2026', 'dmy'],
  ['2026-13-01', 'ymd'],
  ['13/13/2026', 'mdy'],
  ['yesterday', 'named'],
  ['', 'ymd'],
  ['1-2-3', 'dmy'],
] as const)('%s is not a date', (value, order) => {
  expect(parseDay(value, order)).toBeNull();
});

test.each([
  [['02/11/2026', '03/11/2026', '14/11/2026'], 'dmy'],
  [['11/02/2026', '11/03/2026', '11/14/2026'], 'mdy'],
  [['2026-11-02', '2026-11-03'], 'ymd'],
  [['Nov 2, 2026', 'Nov 3, 2026'], 'named'],
  [['2026-10-01', '02/10/2026', 'Oct 3, 2026'], 'dmy'],
  [['2026-10-01', '10/02/2026', 'Oct 3, 2026'], 'mdy'],
])('the date order of %j is %s', (values, order) => {
  expect(detectDateOrder(values)).toBe(order);
});

test('if two orders fit, the one with consecutive days is used', () => {
  expect(detectDateOrder(['01/02/2026', '02/02/2026', '03/02/2026', '04/02/2026'])).toBe('dmy');
  expect(detectDateOrder(['02/01/2026', '02/02/2026', '02/03/2026', '02/04/2026'])).toBe('mdy');
});

test.each([
  ['2026-11-03', 'dmy', '2026-11-03'],
  ['٢٠٢٦-١١-٠٣', 'named', '2026-11-03'],
  ['2026年11月3日', 'mdy', '2026-11-03'],
  ['Nov 3, 2026', 'ymd', '2026-11-03'],
  ['03/11/2026', 'ymd', null],
  ['03/11/26', 'named', null],
  ['13/13/2026', 'dmy', null],
] as const)('%s in a file with the order %s is %s', (value, order, day) => {
  expect(parseDayInFile(value, order)).toBe(day);
});

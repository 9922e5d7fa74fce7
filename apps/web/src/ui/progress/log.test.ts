import { expect, test } from 'vitest';
import { emptyLog, type Log, logErrorOf, readLog } from './log.ts';

const today = '2026-11-20';
const logOf = (overrides: Partial<Log> = {}): Log => ({
  ...emptyLog('word'),
  amount: '1,250',
  ...overrides,
});

test('a log counts for today unless another day is chosen', () => {
  expect(readLog(logOf(), today)).toEqual({
    amount: 1250,
    measure: 'word',
    source: 'manual',
    entryOn: today,
    note: '',
  });
  expect(readLog(logOf({ day: 'yesterday' }), today).entryOn).toBe('2026-11-19');
  expect(readLog(logOf({ day: 'otherDay', date: '2026-10-02' }), today).entryOn).toBe('2026-10-02');
});

test('words taken out may be logged', () => {
  expect(logErrorOf(logOf({ amount: '-120' }), today)).toBeNull();
  expect(readLog(logOf({ amount: '−120' }), today).amount).toBe(-120);
});

test('without a whole number it says so', () => {
  expect(logErrorOf(logOf({ amount: '' }), today)?.reason).toBe('amountNeeded');
  expect(logErrorOf(logOf({ amount: 'a page' }), today)?.reason).toBe('amountNeeded');
  expect(logErrorOf(logOf({ amount: '2000000000' }), today)?.reason).toBe('amountTooLarge');
});

test('another day has to be chosen, and has to have come', () => {
  expect(logErrorOf(logOf({ day: 'otherDay' }), today)).toMatchObject({
    field: 'date',
    reason: 'dateNeeded',
  });
  expect(logErrorOf(logOf({ day: 'otherDay', date: '2026-11-21' }), today)?.reason).toBe(
    'dateInFuture',
  );
});

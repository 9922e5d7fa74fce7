import { expect, test } from 'vitest';
import { drillOfStep, parseDrill } from './drill.ts';

test.each([
  ['2026-11-02', { type: 'day', on: '2026-11-02' }],
  ['2026-11-02..2026-11-08', { type: 'range', from: '2026-11-02', to: '2026-11-08' }],
  ['w6h23', { type: 'time', weekday: 6, hour: 23 }],
  ['h0', { type: 'time', weekday: null, hour: 0 }],
  ['w2', { type: 'time', weekday: 2, hour: null }],
] as const)('%s opens %j', (text, drill) => {
  expect(parseDrill(text)).toEqual(drill);
});

test.each([null, '', 'w7', 'h24', '2026-02-30', '2026-11-08..2026-11-02', 'w1h1x'])(
  '%s opens nothing',
  (text) => {
    expect(parseDrill(text)).toBeNull();
  },
);

test('a step opens its day, or the days before the next step', () => {
  const starts = ['2026-11-02', '2026-11-09'];

  expect(drillOfStep('2026-11-02', { step: 'day', starts, last: '2026-11-12' })).toBe('2026-11-02');
  expect(drillOfStep('2026-11-02', { step: 'week', starts, last: '2026-11-12' })).toBe(
    '2026-11-02..2026-11-08',
  );
  expect(drillOfStep('2026-11-09', { step: 'week', starts, last: '2026-11-12' })).toBe(
    '2026-11-09..2026-11-12',
  );
});

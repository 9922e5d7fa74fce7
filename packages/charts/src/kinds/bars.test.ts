import { expect, test } from 'vitest';
import { drawnTexts, frame } from '../testkit.ts';
import { bars } from './bars.ts';

test('on a phone, short labels are left out rather than truncated', () => {
  const days = ['28 أكتوبر', '31 أكتوبر', '7 نوفمبر', '14 نوفمبر', '21 نوفمبر'];
  const data = {
    of: 'Week',
    value: { name: 'Days' },
    bars: days.map((label, at) => ({ label, value: at + 1 })),
  };
  const drawn = drawnTexts(bars.draw(data, frame({ dir: 'rtl', width: 328 }))).filter((text) =>
    /[ء-ي]/u.test(text),
  );

  expect(drawn).not.toEqual([]);
  expect(days).toEqual(expect.arrayContaining(drawn));
});

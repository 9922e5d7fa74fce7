import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activeMs, activeSpans, idleAfterMs, idleSpan } from './writing-session.ts';

test('overlapping times away are subtracted once', () => {
  const away = [
    { from: 15, to: 30 },
    { from: 10, to: 20 },
    { from: 90, to: 200 },
  ];

  expect(activeSpans({ from: 0, to: 100 }, away)).toEqual([
    { from: 0, to: 10 },
    { from: 30, to: 90 },
  ]);
  expect(activeMs({ from: 0, to: 100 }, away)).toBe(70);
});

test('a clock that was set back gives 0, not a negative time', () => {
  expect(activeMs({ from: 100, to: 40 }, [{ from: 0, to: 10 }])).toBe(0);
});

test('the active time equals a count of every moment', () => {
  const pauseArbitrary = fc
    .tuple(fc.nat(120), fc.nat(60))
    .map(([from, length]) => ({ from, to: from + length }));
  fc.assert(
    fc.property(pauseArbitrary, fc.array(pauseArbitrary, { maxLength: 6 }), (whole, away) => {
      let naive = 0;
      for (let at = whole.from; at < whole.to; at++) {
        if (!away.some(({ from, to }) => at >= from && at < to)) naive += 1;
      }

      expect(activeMs(whole, away)).toBe(naive);
    }),
  );
});

test('five minutes without activity count as time away', () => {
  expect(idleSpan(1_000, 1_000 + idleAfterMs - 1)).toBeNull();
  expect(idleSpan(1_000, 1_000 + idleAfterMs)).toEqual({ from: 1_000, to: 1_000 + idleAfterMs });
});

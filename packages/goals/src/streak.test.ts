import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DayKind, streakAfter, streakOf } from './streak.ts';

const kinds = { h: 'hit', o: 'open', r: 'rest', p: 'paused' } as const;

/** `h` hit, `o` nothing written, `r` rest, `p` paused; the last day is today. */
function streakIn(days: string) {
  return streakOf([...days].map((letter) => kinds[letter as keyof typeof kinds])); // tests use only these letters
}

test('rest neither ends a streak nor extends it', () => {
  expect(streakIn('hhhhhrrh').current).toBe(6);
  expect(streakIn('hhhpppph').current).toBe(4);
});

test('a freeze keeps a streak of ten across a missed day', () => {
  const missed = streakIn('hhhhhhhhhhoo');
  expect(missed).toMatchObject({ current: 10, freezes: 0 });
  expect(missed.states.slice(-2)).toEqual(['frozen', 'pending']);
  expect(streakIn('hhhhhhhhhhoh')).toMatchObject({ current: 11, best: 11, freezes: 0 });
});

test('a streak ends without a freeze, and its days stay in the total', () => {
  expect(streakIn('hhhhoho')).toMatchObject({ current: 1, best: 4, total: 5 });
  expect(streakIn('hho')).toMatchObject({ current: 2 });
  expect(streakIn('')).toMatchObject({ current: 0, best: 0, total: 0 });
});

test('at most two freezes are held, and at most two days in a row are frozen', () => {
  expect(streakIn('h'.repeat(40)).freezes).toBe(2);
  expect(streakIn(`${'h'.repeat(40)}ooooo`).states.slice(-5)).toEqual([
    'frozen',
    'frozen',
    'missed',
    'missed',
    'pending',
  ]);
});

test('a day logged late restores the streak and returns the freeze', () => {
  expect(streakIn('hhhhhhhhoh')).toMatchObject({ current: 9, freezes: 0 });
  expect(streakIn('hhhhhhhhhh')).toMatchObject({ current: 10, freezes: 1 });
});

test('the figures match a recount of the states', () => {
  const days = fc.array(fc.constantFrom<DayKind>('hit', 'hit', 'hit', 'open', 'rest', 'paused'));
  fc.assert(
    fc.property(days, (kinds) => {
      const { states, current, best, total } = streakOf(kinds);
      const runs = states
        .map((state) => state[0])
        .join('')
        .split('m')
        .map((run) => run.replaceAll(/[^h]/g, '').length);

      expect(total).toBe(kinds.filter((kind) => kind === 'hit').length);
      expect(best).toBe(Math.max(...runs));
      expect(current).toBe(runs.at(-1));
    }),
  );
});

test('counting days in two parts gives the same result as in one', () => {
  const days = fc.array(fc.constantFrom<DayKind>('hit', 'hit', 'open', 'rest', 'paused'), {
    maxLength: 120,
  });
  fc.assert(
    fc.property(days, fc.nat(120), (kinds, at) => {
      const whole = streakOf(kinds);
      const later = kinds.slice(at);
      fc.pre(later.length > 0);

      expect(streakOf(later, streakAfter(kinds.slice(0, at)))).toEqual({
        ...whole,
        states: whole.states.slice(at),
      });
    }),
  );
});

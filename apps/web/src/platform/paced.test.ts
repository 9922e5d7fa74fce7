import { expect, test } from 'vitest';
import { paced } from './paced.ts';

/** Time that passes when it is told to. */
function hourglass() {
  const turns: (() => void)[] = [];

  return {
    later: (_: number, act: () => void) => turns.push(act),
    pass: () => turns.shift()?.(),
    waiting: () => turns.length,
  };
}

test('the first thing is dealt with at once, those that follow together and each once', () => {
  const time = hourglass();
  const done: string[][] = [];
  const say = paced<string>((items) => done.push(items), { restMs: 1, later: time.later });
  say(['goals', 'home']);
  expect(done).toEqual([['goals', 'home']]);

  say(['goals']);
  say(['goals', 'notifications']);
  expect(done).toHaveLength(1);
  time.pass();
  expect(done.at(-1)).toEqual(['goals', 'notifications']);
});

test('after a rest in which nothing came nothing is done, and what comes then is dealt with at once', () => {
  const time = hourglass();
  const done: string[][] = [];
  const say = paced<string>((items) => done.push(items), { restMs: 1, later: time.later });
  say(['goals']);
  time.pass();
  expect(done).toHaveLength(1);
  expect(time.waiting()).toBe(0);

  say(['home']);
  expect(done.at(-1)).toEqual(['home']);
});

test('nothing is done where nothing is said', () => {
  const done: string[][] = [];
  const say = paced<string>((items) => done.push(items), { restMs: 1, later: () => undefined });
  say([]);

  expect(done).toEqual([]);
});

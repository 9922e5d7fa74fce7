import { expect, test } from 'vitest';
import { frameTurn } from './frame-turn.ts';

test('what is asked for between a key and its frame waits for the frame, in order', () => {
  const { page, frame, idle } = heldPage();
  const turn = frameTurn(page);
  const done: string[] = [];

  turn.run(() => done.push('before the key'));
  turn.begin();
  turn.run(() => done.push('sent'));
  turn.run(() => done.push('heard'));
  expect(done).toEqual(['before the key']);

  frame();
  expect(done).toEqual(['before the key']);
  idle();
  expect(done).toEqual(['before the key', 'sent', 'heard']);
});

test('keys that come faster than frames do not put it off', () => {
  const { page, frame, idle } = heldPage();
  const turn = frameTurn(page);
  const done: string[] = [];

  turn.begin();
  turn.run(() => done.push('sent'));
  turn.begin();
  frame();
  idle();

  expect(done).toEqual(['sent']);
});

test('a page that has no frames does it after a moment, and once', () => {
  const { page, frame, idle, later } = heldPage();
  const turn = frameTurn(page);
  const done: string[] = [];

  turn.begin();
  turn.run(() => done.push('sent'));
  later();
  frame();
  idle();

  expect(done).toEqual(['sent']);
});

test('the end of an earlier turn leaves the next one alone', () => {
  const { page, frame, idle, later } = heldPage();
  const turn = frameTurn(page);
  const done: string[] = [];

  turn.begin();
  later();
  turn.begin();
  turn.run(() => done.push('sent'));
  frame();
  idle();
  expect(done).toEqual([]);

  frame();
  idle();
  expect(done).toEqual(['sent']);
});

test('what takes long is done a part at a time, and a key comes between', () => {
  const { page, frame, idle, pass } = heldPage();
  const turn = frameTurn(page);
  const done: number[] = [];
  turn.begin();
  for (const part of [1, 2, 3]) {
    turn.run(() => {
      pass(10);
      done.push(part);
    });
  }

  frame();
  idle();
  expect(done).toEqual([1]);
  turn.run(() => done.push(4));

  turn.begin();
  idle();
  expect(done).toEqual([1]);
  frame();
  idle();
  expect(done).toEqual([1, 2]);
  idle();
  idle();
  expect(done).toEqual([1, 2, 3, 4]);

  turn.run(() => done.push(5));
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

test('what throws keeps nothing else from its turn', () => {
  const { page, frame, idle } = heldPage();
  const turn = frameTurn(page);
  const done: string[] = [];
  turn.begin();
  turn.run(() => {
    throw new Error('A bad message.');
  });
  turn.run(() => done.push('heard'));

  frame();
  expect(idle).toThrow('A bad message.');
  idle();
  expect(done).toEqual(['heard']);
});

/** A page whose frames, idle moments and time come when they are called, the oldest first. */
function heldPage() {
  const frames: (() => void)[] = [];
  const idles: (() => void)[] = [];
  const timers: (() => void)[] = [];
  let time = 0;

  return {
    page: {
      beforeFrame: (act: () => void) => void frames.push(act),
      whenIdle: (act: () => void) => void idles.push(act),
      after: (_milliseconds: number, act: () => void) => void timers.push(act),
      now: () => time,
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    frame: () => frames.shift()?.(),
    idle: () => idles.shift()?.(),
    later: () => timers.shift()?.(),
  };
}

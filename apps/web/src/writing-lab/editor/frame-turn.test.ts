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

/** A page whose frames, idle moments and time come when they are called, the oldest first. */
function heldPage() {
  const frames: (() => void)[] = [];
  const idles: (() => void)[] = [];
  const timers: (() => void)[] = [];

  return {
    page: {
      beforeFrame: (act: () => void) => void frames.push(act),
      whenIdle: (act: () => void) => void idles.push(act),
      after: (_milliseconds: number, act: () => void) => void timers.push(act),
    },
    frame: () => frames.shift()?.(),
    idle: () => idles.shift()?.(),
    later: () => timers.shift()?.(),
  };
}

import { expect, test } from 'vitest';
import { createAfterFrameQueue } from './after-frame-queue.ts';

test('tasks queued between a keystroke and its frame run after the frame, in order', () => {
  const { page, frame, idle } = createFakeScheduler();
  const turn = createAfterFrameQueue(page);
  const done: string[] = [];

  turn.run(() => done.push('before the key'));
  turn.deferUntilFrame();
  turn.run(() => done.push('sent'));
  turn.run(() => done.push('heard'));
  expect(done).toEqual(['before the key']);

  frame();
  expect(done).toEqual(['before the key']);
  idle();
  expect(done).toEqual(['before the key', 'sent', 'heard']);
});

test('keystrokes faster than frames do not postpone the tasks', () => {
  const { page, frame, idle } = createFakeScheduler();
  const turn = createAfterFrameQueue(page);
  const done: string[] = [];

  turn.deferUntilFrame();
  turn.run(() => done.push('sent'));
  turn.deferUntilFrame();
  frame();
  idle();

  expect(done).toEqual(['sent']);
});

test('a page without frames runs the tasks after the maximum delay, once', () => {
  const { page, frame, idle, later } = createFakeScheduler();
  const turn = createAfterFrameQueue(page);
  const done: string[] = [];

  turn.deferUntilFrame();
  turn.run(() => done.push('sent'));
  later();
  frame();
  idle();

  expect(done).toEqual(['sent']);
});

test('the end of an earlier turn does not end the next one', () => {
  const { page, frame, idle, later } = createFakeScheduler();
  const turn = createAfterFrameQueue(page);
  const done: string[] = [];

  turn.deferUntilFrame();
  later();
  turn.deferUntilFrame();
  turn.run(() => done.push('sent'));
  frame();
  idle();
  expect(done).toEqual([]);

  frame();
  idle();
  expect(done).toEqual(['sent']);
});

test('long work is sliced, and a keystroke runs between slices', () => {
  const { page, frame, idle, pass } = createFakeScheduler();
  const turn = createAfterFrameQueue(page);
  const done: number[] = [];
  turn.deferUntilFrame();
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

  turn.deferUntilFrame();
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

test('a task that throws does not stop the others', () => {
  const { page, frame, idle } = createFakeScheduler();
  const turn = createAfterFrameQueue(page);
  const done: string[] = [];
  turn.deferUntilFrame();
  turn.run(() => {
    throw new Error('A bad message.');
  });
  turn.run(() => done.push('heard'));

  frame();
  expect(idle).toThrow('A bad message.');
  idle();
  expect(done).toEqual(['heard']);
});

/** A scheduler whose frames, idle callbacks, timers and clock are triggered by the test, oldest first. */
function createFakeScheduler() {
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

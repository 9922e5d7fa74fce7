import { expect, test } from 'vitest';
import { createLargeBodyLimiter } from './large-body-limiter.ts';

const longTimeoutMs = 60_000;

function setUpLimiter(timeoutMs = longTimeoutMs) {
  const bodies = createLargeBodyLimiter({ maxBytes: 10, timeoutMs });
  const started: string[] = [];
  const disconnects = new Map<string, () => void>();
  const send = async (name: string, bytes: number) => {
    const owner = name.slice(0, 3);
    const release = await bodies.acquire({ owner, bytes }, (leave) => disconnects.set(name, leave));
    started.push(name);

    return release;
  };

  return { send, begun: started, gone: disconnects };
}

test('bodies that fit run concurrently, others wait', async () => {
  const { send, begun } = setUpLimiter();
  const release = await send('ann', 6);
  await send('bob', 4);
  const waiting = send('cat', 5);
  expect(begun).toEqual(['ann', 'bob']);

  release();
  await waiting;
  expect(begun).toEqual(['ann', 'bob', 'cat']);
});

test('one body per user is processed at a time, and those of others overtake', async () => {
  const { send, begun } = setUpLimiter();
  const release = await send('ann 1', 3);
  const second = send('ann 2', 3);
  await send('bob', 3);
  expect(begun).toEqual(['ann 1', 'bob']);

  release();
  release();
  await second;
  expect(begun).toEqual(['ann 1', 'bob', 'ann 2']);
});

test('a body larger than the limit runs alone', async () => {
  const { send, begun } = setUpLimiter();
  const release = await send('ann', 20);
  const waiting = send('bob', 1);
  expect(begun).toEqual(['ann']);

  release();
  await waiting;
  expect(begun).toEqual(['ann', 'bob']);
});

test('a body that waits too long is rejected as busy with a retry time', async () => {
  const { send } = setUpLimiter(1);
  await send('ann', 10);

  await expect(send('bob', 10)).rejects.toMatchObject({
    code: 'busy',
    details: { retryAfterSeconds: 5 },
  });
});

test('a queued body is removed when its client disconnects', async () => {
  const { send, begun, gone } = setUpLimiter();
  const release = await send('ann', 10);
  const left = send('bob', 10).catch(({ code }) => code);
  const waiting = send('cat', 10);
  gone.get('bob')?.();
  expect(await left).toBe('busy');

  release();
  await waiting;
  expect(begun).toEqual(['ann', 'cat']);
});

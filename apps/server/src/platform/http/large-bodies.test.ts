import { expect, test } from 'vitest';
import { createLargeBodies } from './large-bodies.ts';

const patient = 60_000;

function room(patienceMs = patient) {
  const bodies = createLargeBodies({ bytesMost: 10, patienceMs });
  const begun: string[] = [];
  const gone = new Map<string, () => void>();
  const send = async (name: string, bytes: number) => {
    const owner = name.slice(0, 3);
    const release = await bodies.admit({ owner, bytes }, (leave) => gone.set(name, leave));
    begun.push(name);

    return release;
  };

  return { send, begun, gone };
}

test('what fits is worked on beside others, and what does not fit waits for room', async () => {
  const { send, begun } = room();
  const release = await send('ann', 6);
  await send('bob', 4);
  const waiting = send('cat', 5);
  expect(begun).toEqual(['ann', 'bob']);

  release();
  await waiting;
  expect(begun).toEqual(['ann', 'bob', 'cat']);
});

test('of one person one is worked on at a time, and others pass', async () => {
  const { send, begun } = room();
  const release = await send('ann 1', 3);
  const second = send('ann 2', 3);
  await send('bob', 3);
  expect(begun).toEqual(['ann 1', 'bob']);

  release();
  release();
  await second;
  expect(begun).toEqual(['ann 1', 'bob', 'ann 2']);
});

test('one that is larger than all the room is worked on alone', async () => {
  const { send, begun } = room();
  const release = await send('ann', 20);
  const waiting = send('bob', 1);
  expect(begun).toEqual(['ann']);

  release();
  await waiting;
  expect(begun).toEqual(['ann', 'bob']);
});

test('what waits for too long is refused as busy, and is told when to come again', async () => {
  const { send } = room(1);
  await send('ann', 10);

  await expect(send('bob', 10)).rejects.toMatchObject({
    code: 'busy',
    details: { retryAfterSeconds: 5 },
  });
});

test('what waits and whose client is gone takes no room', async () => {
  const { send, begun, gone } = room();
  const release = await send('ann', 10);
  const left = send('bob', 10).catch(({ code }) => code);
  const waiting = send('cat', 10);
  gone.get('bob')?.();
  expect(await left).toBe('busy');

  release();
  await waiting;
  expect(begun).toEqual(['ann', 'cat']);
});

import { refuse } from '@longhand/contract/errors';
import { expect, test } from 'vitest';
import type { SampleStore, SavedText } from './sample-store.ts';
import { type Act, workThrough } from './work-through.ts';

const wait = async () => undefined;
const store = (place: 'server' | 'device') => ({ place }) as SampleStore; // what is done to it is the test's own
const stores = { server: store('server'), device: store('device') };
const texts = (count: number, place: 'server' | 'device' = 'server') =>
  Array.from({ length: count }, (_, at) => ({ id: `${place} ${at}`, place }) as SavedText); // no more is read of it

/** How much was asked for at once, and how many texts were done with. */
async function worked(all: readonly SavedText[], act: Act, signal = new AbortController().signal) {
  const asked: string[] = [];
  let done = 0;
  const failure = await workThrough(
    all,
    (there, ids) => {
      asked.push(`${there.place} ${ids.length}`);

      return act(there, ids);
    },
    {
      ...{ stores, signal, wait },
      onDone(some) {
        done += some.length;
      },
    },
  ).catch((error: unknown) => error);

  return { asked, done, failure };
}

test('many texts take few requests, each in its place', async () => {
  const all = [...texts(3, 'device'), ...texts(120)];

  expect(await worked(all, async (_, ids) => ids)).toEqual({
    ...{ asked: ['server 50', 'server 50', 'server 20', 'device 3'], done: 123 },
    failure: undefined,
  });
});

test('what was left out is asked for again, until it is refused', async () => {
  let room = 7;
  const act: Act = async (_, ids) => {
    if (room === 0) throw refuse('sample_limit');
    const done = ids.slice(0, room);
    room -= done.length;

    return done;
  };

  expect(await worked(texts(30), act)).toMatchObject({
    ...{ asked: ['server 30', 'server 23'], done: 7 },
    failure: { code: 'sample_limit' },
  });
});

test('a server that asks for patience is asked again, a stop is heard', async () => {
  const controller = new AbortController();
  let times = 0;
  const act: Act = async (_, ids) => {
    times += 1;
    if (times === 1) throw refuse('rate_limited');
    if (times === 3) controller.abort();

    return ids;
  };

  const { asked, done, failure } = await worked(texts(200), act, controller.signal);
  expect(asked).toEqual(['server 50', 'server 50', 'server 50']);
  expect(done).toBe(100);
  expect(failure).toBe(controller.signal.reason);
});

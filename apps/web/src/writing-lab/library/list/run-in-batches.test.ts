import { refuse } from '@longhand/contract/errors';
import { expect, test } from 'vitest';
import type { SampleStore, SavedText } from '../../storage/samples/sample-store.ts';
import { type BulkAction, runInBatches } from './run-in-batches.ts';

const wait = async () => undefined;
const store = (place: 'server' | 'device') => ({ place }) as SampleStore; // each test supplies the action
const stores = { server: store('server'), device: store('device') };
const texts = (count: number, place: 'server' | 'device' = 'server') =>
  Array.from({ length: count }, (_, at) => ({ id: `${place} ${at}`, place }) as SavedText); // only these fields are read

/** Records the size of each batch and the number of processed texts. */
async function runRecorded(
  all: readonly SavedText[],
  act: BulkAction,
  signal = new AbortController().signal,
) {
  const asked: string[] = [];
  let done = 0;
  const failure = await runInBatches(
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

test('texts are processed in batches, by storage location', async () => {
  const all = [...texts(3, 'device'), ...texts(120)];

  expect(await runRecorded(all, async (_, ids) => ids)).toEqual({
    ...{ asked: ['server 50', 'server 50', 'server 20', 'device 3'], done: 123 },
    failure: undefined,
  });
});

test('texts left out of a response are sent again until the server refuses', async () => {
  let room = 7;
  const act: BulkAction = async (_, ids) => {
    if (room === 0) throw refuse('sample_limit');
    const done = ids.slice(0, room);
    room -= done.length;

    return done;
  };

  expect(await runRecorded(texts(30), act)).toMatchObject({
    ...{ asked: ['server 30', 'server 23'], done: 7 },
    failure: { code: 'sample_limit' },
  });
});

test('a rate-limited batch is retried, and an abort stops the run', async () => {
  const controller = new AbortController();
  let times = 0;
  const act: BulkAction = async (_, ids) => {
    times += 1;
    if (times === 1) throw refuse('rate_limited');
    if (times === 3) controller.abort();

    return ids;
  };

  const { asked, done, failure } = await runRecorded(texts(200), act, controller.signal);
  expect(asked).toEqual(['server 50', 'server 50', 'server 50']);
  expect(done).toBe(100);
  expect(failure).toBe(controller.signal.reason);
});

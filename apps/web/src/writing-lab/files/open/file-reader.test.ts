import { FileOpenError } from '@longhand/text-files/file-open-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createTextFileReader,
  type FilePort,
  type FromFileWorker,
  readTimeoutMs,
} from './file-reader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const file = (name: string, text = 'Words.') => new File([text], name);
const opened = (text: string): FromFileWorker => ({
  opened: { title: ' A\ttitle ', text, kind: null, language: null },
});

/** A fake worker that answers on demand. */
function createFakeWorker() {
  const asked: string[] = [];
  let [started, stopped] = [0, 0];
  let listen: (answer: FromFileWorker | null) => void = () => {};
  const start = (): FilePort => {
    started += 1;

    return {
      send: (message) => void asked.push(message.file.name),
      listen(listener) {
        listen = listener;
      },
      stop() {
        stopped += 1;
      },
    };
  };

  return {
    start,
    asked,
    counts: () => ({ started, stopped }),
    answer: async (answer: FromFileWorker | null) => {
      await Promise.resolve();
      await Promise.resolve();
      listen(answer);
    },
  };
}

test('files are read one after another in one worker, and titles become a single line', async () => {
  const worker = createFakeWorker();
  const reading = createTextFileReader(worker.start);
  const both = [reading.read(file('a.txt')), reading.read(file('b.txt'))];

  await worker.answer(opened('One.'));
  expect(await both[0]).toMatchObject({ title: 'A title', text: 'One.' });
  await worker.answer(opened('Two.'));
  expect(await both[1]).toMatchObject({ text: 'Two.' });
  expect(worker.asked).toEqual(['a.txt', 'b.txt']);
  expect(worker.counts()).toEqual({ started: 1, stopped: 0 });
});

test('a file that takes too long is rejected, and the next one gets a new worker', async () => {
  const worker = createFakeWorker();
  const reading = createTextFileReader(worker.start);
  const hostile = expect(reading.read(file('bomb.docx'))).rejects.toMatchObject({ code: 'unsafe' });
  await vi.advanceTimersByTimeAsync(readTimeoutMs);
  await hostile;

  const next = reading.read(file('b.txt'));
  await worker.answer(opened('Two.'));
  await next;
  expect(worker.counts()).toEqual({ started: 2, stopped: 1 });
});

test('cancelling a read stops its worker', async () => {
  const worker = createFakeWorker();
  const reading = createTextFileReader(worker.start);
  const controller = new AbortController();
  const read = expect(reading.read(file('a.txt'), controller.signal)).rejects.toBe('enough');
  await vi.advanceTimersByTimeAsync(0);
  controller.abort('enough');

  await read;
  expect(worker.counts()).toEqual({ started: 1, stopped: 1 });
});

test('a refused, broken or too long file is rejected', async () => {
  const worker = createFakeWorker();
  const reading = createTextFileReader(worker.start);
  const refused = async (answer: FromFileWorker | null) => {
    const read = reading.read(file('a.txt')).catch((failure: unknown) => failure);
    await worker.answer(answer);

    return await read;
  };

  expect(await refused({ refused: 'encrypted' })).toEqual(new FileOpenError('encrypted'));
  expect(await refused(null)).toMatchObject({ code: 'broken' });
  expect(await refused(opened('墨'.repeat(2_666_667)))).toMatchObject({ code: 'too_large' });
});

test('a file larger than the limit is rejected without being read', async () => {
  const worker = createFakeWorker();
  const large = Object.defineProperty(file('large.docx'), 'size', { value: 200_000_000 });

  await expect(createTextFileReader(worker.start).read(large)).rejects.toMatchObject({
    code: 'too_large',
  });
  expect(worker.asked).toEqual([]);
});

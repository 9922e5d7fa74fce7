import { FileRefusal } from '@longhand/text-files/file-refusal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FilePort, type FromFileWorker, fileReading, patienceMs } from './file-reader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const file = (name: string, text = 'Words.') => new File([text], name);
const opened = (text: string): FromFileWorker => ({
  opened: { title: ' A\ttitle ', text, kind: null, language: null },
});

/** A worker that answers when it is told to. */
function port() {
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

test('files are read one after the other in one worker, and titles fit on a line', async () => {
  const worker = port();
  const reading = fileReading(worker.start);
  const both = [reading.read(file('a.txt')), reading.read(file('b.txt'))];

  await worker.answer(opened('One.'));
  expect(await both[0]).toMatchObject({ title: 'A title', text: 'One.' });
  await worker.answer(opened('Two.'));
  expect(await both[1]).toMatchObject({ text: 'Two.' });
  expect(worker.asked).toEqual(['a.txt', 'b.txt']);
  expect(worker.counts()).toEqual({ started: 1, stopped: 0 });
});

test('a file that takes too long is refused, and the next one has a new worker', async () => {
  const worker = port();
  const reading = fileReading(worker.start);
  const hostile = expect(reading.read(file('bomb.docx'))).rejects.toMatchObject({ code: 'unsafe' });
  await vi.advanceTimersByTimeAsync(patienceMs);
  await hostile;

  const next = reading.read(file('b.txt'));
  await worker.answer(opened('Two.'));
  await next;
  expect(worker.counts()).toEqual({ started: 2, stopped: 1 });
});

test('a reading that is cancelled ends its worker', async () => {
  const worker = port();
  const reading = fileReading(worker.start);
  const controller = new AbortController();
  const read = expect(reading.read(file('a.txt'), controller.signal)).rejects.toBe('enough');
  await vi.advanceTimersByTimeAsync(0);
  controller.abort('enough');

  await read;
  expect(worker.counts()).toEqual({ started: 1, stopped: 1 });
});

test('what the worker refuses, breaks on or finds too long is refused', async () => {
  const worker = port();
  const reading = fileReading(worker.start);
  const refused = async (answer: FromFileWorker | null) => {
    const read = reading.read(file('a.txt')).catch((failure: unknown) => failure);
    await worker.answer(answer);

    return await read;
  };

  expect(await refused({ refused: 'encrypted' })).toEqual(new FileRefusal('encrypted'));
  expect(await refused(null)).toMatchObject({ code: 'broken' });
  expect(await refused(opened('墨'.repeat(2_666_667)))).toMatchObject({ code: 'too_large' });
});

test('a file larger than any text is refused without being read', async () => {
  const worker = port();
  const large = Object.defineProperty(file('large.docx'), 'size', { value: 200_000_000 });

  await expect(fileReading(worker.start).read(large)).rejects.toMatchObject({ code: 'too_large' });
  expect(worker.asked).toEqual([]);
});

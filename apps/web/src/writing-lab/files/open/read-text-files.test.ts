import { openFile } from '@longhand/text-files/open-file';
import { expect, test } from 'vitest';
import type { TextFileReader } from './file-reader.ts';
import { readTextFiles } from './read-text-files.ts';

test('text files are read sorted by name, with numeric order', async () => {
  const { texts, refused } = await readFiles([
    new File(['Ten.'], 'chapter 10.txt'),
    new File(['Two.'], 'chapter 2.md'),
  ]);

  expect(texts.map(({ title }) => title)).toEqual(['chapter 2', 'chapter 10']);
  expect(refused).toEqual([]);
});

test('files that are not text are listed, the others are read, and each is counted', async () => {
  const counts: number[] = [];
  const { texts, refused } = await readFiles(
    [
      new File(['x'], 'picture.png'),
      new File([new Uint8Array([0, 1, 2])], 'broken.txt'),
      new File(['Words.'], 'good.txt'),
    ],
    { onRead: (count) => counts.push(count) },
  );

  expect(texts).toEqual([{ title: 'good', text: 'Words.' }]);
  expect(refused).toMatchObject([
    { name: 'broken.txt', failure: { code: 'unknown' } },
    { name: 'picture.png', failure: { code: 'unknown' } },
  ]);
  expect(counts).toEqual([1, 2, 3]);
});

test('a screenplay keeps its own kind', async () => {
  const { texts } = await readFiles([new File(['INT. QUAY - DAWN\n\nFog.'], 'tide.fountain')]);

  expect(texts[0]?.known).toEqual({ kind: 'script' });
});

test('an aborted read keeps the results so far and lists no failures', async () => {
  const off = new AbortController();
  const { texts, refused } = await readFiles(
    ['1', '2', '3'].map((name) => new File(['Words.'], `${name}.txt`)),
    { signal: off.signal, onRead: () => off.abort() },
  );

  expect([texts.length, refused]).toEqual([1, []]);
});

type TakeOptions = { signal?: AbortSignal; onRead?: (count: number) => void };

function readFiles(given: readonly File[], { signal, onRead = () => undefined }: TakeOptions = {}) {
  return readTextFiles(given, { files, signal: signal ?? new AbortController().signal, onRead });
}

/** Reads as the worker does, in this thread. */
const files: Pick<TextFileReader, 'read'> = {
  read: async (file) =>
    openFile({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }),
};

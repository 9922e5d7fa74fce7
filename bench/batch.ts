/**
 * A batch of 200 chapters read whole, as the batch screen reads them, by one worker and by two: words per second. Two
 * workers on a machine of two processors share them with whatever else runs.
 */

import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { WholeReader } from '@longhand/analysis/whole';
import { print } from './report.ts';
import { novel } from './texts.ts';

const chapters = 200;
const wordsEach = 2_000;

if (isMainThread) await measure();
else await serve();

async function measure(): Promise<void> {
  const book = novel(chapters * wordsEach);
  const texts = Array.from({ length: chapters }, (_, at) =>
    book.slice((at * book.length) / chapters, ((at + 1) * book.length) / chapters),
  );
  const one = await secondsOf(texts, 1);
  const two = await secondsOf(texts, 2);
  const words = chapters * wordsEach;

  print(`Batch of ${chapters} chapters of ${wordsEach.toLocaleString('en')} words`, [
    {
      what: 'two workers against one',
      unit: 'words/s',
      ours: words / two,
      reference: { name: 'one worker', value: words / one },
    },
  ]);
}

/** From the first text sent to the last answer, the workers warm. */
async function secondsOf(texts: readonly string[], size: number): Promise<number> {
  const workers = Array.from({ length: size }, () => new Worker(new URL(import.meta.url)));
  await Promise.all(workers.map((worker) => ask(worker, texts[0] ?? '')));
  const queue = [...texts];
  const began = performance.now();
  await Promise.all(
    workers.map(async (worker) => {
      for (let text = queue.shift(); text !== undefined; text = queue.shift()) {
        await ask(worker, text);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(workers.map((worker) => worker.terminate()));

  return seconds;
}

function ask(worker: Worker, text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (words: number) => {
      worker.off('error', reject);
      resolve(words);
    });
    worker.postMessage(text);
  });
}

async function serve(): Promise<void> {
  const reader = new WholeReader();
  parentPort?.on('message', async (text: string) => {
    const { counts } = await reader.read(text, { language: 'en' });
    parentPort?.postMessage(counts.words);
  });
}

/**
 * Words per second for a batch of 200 chapters, analyzed as the batch screen does, by one worker and by two. On a machine with two
 * processors the workers compete with other processes.
 */

import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { ProfileAnalyzer } from '@longhand/analysis/whole';
import { printComparisons } from './report.ts';
import { generateNovel } from './texts.ts';

const chapters = 200;
const wordsEach = 2_000;

if (isMainThread) await measure();
else await serve();

async function measure(): Promise<void> {
  const book = generateNovel(chapters * wordsEach);
  const texts = Array.from({ length: chapters }, (_, at) =>
    book.slice((at * book.length) / chapters, ((at + 1) * book.length) / chapters),
  );
  const secondsWithOne = await measureSeconds(texts, 1);
  const secondsWithTwo = await measureSeconds(texts, 2);
  const words = chapters * wordsEach;

  printComparisons(`Batch of ${chapters} chapters of ${wordsEach.toLocaleString('en')} words`, [
    {
      what: 'two workers against one',
      unit: 'words/s',
      ours: words / secondsWithTwo,
      reference: { name: 'one worker', value: words / secondsWithOne },
    },
  ]);
}

/** Seconds from the first text sent to the last response, with warm workers. */
async function measureSeconds(texts: readonly string[], size: number): Promise<number> {
  const workers = Array.from({ length: size }, () => new Worker(new URL(import.meta.url)));
  await Promise.all(workers.map((worker) => analyzeInWorker(worker, texts[0] ?? '')));
  const queue = [...texts];
  const startedAt = performance.now();
  await Promise.all(
    workers.map(async (worker) => {
      for (let text = queue.shift(); text !== undefined; text = queue.shift()) {
        await analyzeInWorker(worker, text);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  await Promise.all(workers.map((worker) => worker.terminate()));

  return seconds;
}

function analyzeInWorker(worker: Worker, text: string): Promise<number> {
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
  const reader = new ProfileAnalyzer();
  parentPort?.on('message', async (text: string) => {
    const { counts } = await reader.analyze(text, { language: 'en' });
    parentPort?.postMessage(counts.words);
  });
}

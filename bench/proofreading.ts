/**
 * Cost of a keystroke in a text of 100,000 words while the spelling and grammar workers check it, compared with the cost when no checker
 * runs, and the cost of exchanging requests and results with them. Measures CPU time of the core's own thread, so that other processes do
 * not count. Fails when the 95th percentile exceeds the worker's budget.
 */
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { createAnalyzer } from '@longhand/analysis';
import '@longhand/analysis/every-language';
import { checkWords, dictionariesOf, openDictionaries } from '@longhand/analysis/proofreading';
import { readDictionary } from '../scripts/dictionary-files.ts';
import { openHarperInNode } from '../scripts/harper-in-node.ts';
import { percentile, printComparisons } from './report.ts';
import { generateNovel } from './texts.ts';

const maxMilliseconds = 5;
const keys = 400;
const pauseMs = 10;
const words = 100_000;

if (isMainThread) await measure();
else if (workerData === 'spelling') await serveSpelling();
else await serveGrammar();

async function measure(): Promise<void> {
  const text = generateNovel(words);
  const analyzer = createAnalyzer({ language: 'en' });
  analyzer.open(text);
  const withoutCheckers = await measureTyping(() => {});

  const workers = ['spelling', 'grammar'].map((one) => startWorker(one));
  const [spelling, grammar] = workers;
  await Promise.all(workers.map((worker) => new Promise((ready) => worker.once('message', ready))));
  const stepDurations: number[] = [];
  let responseCount = 0;
  const measureStep = (run: () => void) => {
    const start = process.threadCpuUsage();
    run();
    stepDurations.push(cpuMillisecondsSince(start));
  };
  for (const worker of workers) {
    worker.on('message', (answers) => {
      responseCount++;
      measureStep(() => analyzer.applyCheckResults(answers));
    });
  }
  const withCheckers = await measureTyping(() => {
    measureStep(() => {
      const { words: asked, sentences } = analyzer.nextCheckRequest();
      if (asked.length > 0) spelling?.postMessage(asked);
      if (sentences.length > 0) grammar?.postMessage(sentences);
    });
  });
  await Promise.all(workers.map((worker) => worker.terminate()));

  const name = 'no checker running';
  printComparisons(
    `One keystroke in ${words.toLocaleString('en')} words while spelling and grammar are checked`,
    [
      {
        what: 'mean',
        unit: 'ms',
        ours: meanOf(withCheckers),
        reference: { name, value: meanOf(withoutCheckers) },
      },
      {
        what: 'p95',
        unit: 'ms',
        ours: percentile(withCheckers, 0.95),
        reference: { name, value: percentile(withoutCheckers, 0.95) },
      },
    ],
  );
  console.log(
    `  asking and being told, ${responseCount} answers: p95 ${percentile(stepDurations, 0.95).toFixed(1)} ms, longest ${Math.max(...stepDurations).toFixed(1)} ms`,
  );
  if (percentile(withCheckers, 0.95) > maxMilliseconds) process.exitCode = 1;

  /** Types in the middle of the text; `meanwhile` runs between keystrokes. */
  async function measureTyping(meanwhile: () => void): Promise<readonly number[]> {
    const durations: number[] = [];
    const at = text.indexOf(' ', text.length / 2);
    for (let key = 0; key < keys; key++) {
      const insert = ' It was late, and he waited.'[key % 28] ?? ' ';
      const start = process.threadCpuUsage();
      analyzer.applyChanges([{ from: at + key, to: at + key, insert }]);
      durations.push(cpuMillisecondsSince(start));
      meanwhile();
      await new Promise((done) => setTimeout(done, pauseMs));
    }
    analyzer.applyChanges([{ from: at, to: at + keys, insert: '' }]);

    return durations;
  }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** CPU time of this thread since `start` in milliseconds. */
function cpuMillisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start);

  return (user + system) / 1000;
}

function startWorker(workerData: string): Worker {
  return new Worker(fileURLToPath(import.meta.url), { workerData });
}

async function serveSpelling(): Promise<void> {
  const speller = await openDictionaries(dictionariesOf('en'), readDictionary);
  parentPort?.postMessage({});
  parentPort?.on('message', (asked: readonly string[]) => {
    if (speller) parentPort?.postMessage({ words: checkWords(asked, 'en', speller) });
  });
}

/** Checks a few sentences at a time, so that results arrive while the rest is pending. */
async function serveGrammar(): Promise<void> {
  const reader = await openHarperInNode();
  parentPort?.postMessage({});
  parentPort?.on('message', async (asked: readonly string[]) => {
    for (let at = 0; at < asked.length; at += 20) {
      const sentences = [];
      for (const sentence of asked.slice(at, at + 20))
        sentences.push({ sentence, remarks: await reader.check(sentence) });
      parentPort?.postMessage({ sentences });
    }
  });
}

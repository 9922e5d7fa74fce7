/**
 * Spelling and grammar beside the core, as a writer meets them: keys typed in a text of 100,000 words while the dictionaries
 * and the grammar checker, each in a worker, read all of it. What a key costs then, beside what it costs when nobody else
 * reads, and what asking and being told cost the core. Counted is the time of the core's own thread, so that whoever else
 * shares the processors does not. Fails when the 95th of the keys takes longer than a worker may.
 */
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { createAnalyzer } from '@longhand/analysis';
import '@longhand/analysis/every-language';
import { checkWords, dictionariesOf, openDictionaries } from '@longhand/analysis/proofreading';
import { readDictionary } from '../scripts/dictionary-files.ts';
import { openHarperInNode } from '../scripts/harper-in-node.ts';
import { print, share } from './report.ts';
import { novel } from './texts.ts';

const mostMilliseconds = 5;
const keys = 400;
const between = 10;
const words = 100_000;

if (isMainThread) await measure();
else if (workerData === 'spelling') await serveSpelling();
else await serveGrammar();

async function measure(): Promise<void> {
  const text = novel(words);
  const analyzer = createAnalyzer({ language: 'en' });
  analyzer.open(text);
  const alone = await type(() => {});

  const workers = ['spelling', 'grammar'].map((one) => open(one));
  const [spelling, grammar] = workers;
  await Promise.all(workers.map((worker) => new Promise((ready) => worker.once('message', ready))));
  const steps: number[] = [];
  let answered = 0;
  const step = (run: () => void) => {
    const start = process.threadCpuUsage();
    run();
    steps.push(since(start));
  };
  for (const worker of workers) {
    worker.on('message', (answers) => {
      answered++;
      step(() => analyzer.tell(answers));
    });
  }
  const beside = await type(() => {
    step(() => {
      const { words: asked, sentences } = analyzer.questions();
      if (asked.length > 0) spelling?.postMessage(asked);
      if (sentences.length > 0) grammar?.postMessage(sentences);
    });
  });
  await Promise.all(workers.map((worker) => worker.terminate()));

  const name = 'nobody else reading';
  print(`One key in ${words.toLocaleString('en')} words while spelling and grammar read them`, [
    {
      what: 'mean',
      unit: 'ms',
      ours: meanOf(beside),
      reference: { name, value: meanOf(alone) },
    },
    {
      what: 'p95',
      unit: 'ms',
      ours: share(beside, 0.95),
      reference: { name, value: share(alone, 0.95) },
    },
  ]);
  console.log(
    `  asking and being told, ${answered} answers: p95 ${share(steps, 0.95).toFixed(1)} ms, longest ${Math.max(...steps).toFixed(1)} ms`,
  );
  if (share(beside, 0.95) > mostMilliseconds) process.exitCode = 1;

  /** Types in the middle of the text; `meanwhile` runs between two keys. */
  async function type(meanwhile: () => void): Promise<readonly number[]> {
    const costs: number[] = [];
    const at = text.indexOf(' ', text.length / 2);
    for (let key = 0; key < keys; key++) {
      const insert = ' It was late, and he waited.'[key % 28] ?? ' ';
      const start = process.threadCpuUsage();
      analyzer.change([{ from: at + key, to: at + key, insert }]);
      costs.push(since(start));
      meanwhile();
      await new Promise((done) => setTimeout(done, between));
    }
    analyzer.change([{ from: at, to: at + keys, insert: '' }]);

    return costs;
  }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Milliseconds of the processor's time that this thread took: the others may share its processor. */
function since(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start);

  return (user + system) / 1000;
}

function open(workerData: string): Worker {
  return new Worker(fileURLToPath(import.meta.url), { workerData });
}

async function serveSpelling(): Promise<void> {
  const speller = await openDictionaries(dictionariesOf('en'), readDictionary);
  parentPort?.postMessage({});
  parentPort?.on('message', (asked: readonly string[]) => {
    if (speller) parentPort?.postMessage({ words: checkWords(asked, 'en', speller) });
  });
}

/** A few sentences at a time, so that what was read is told while the rest is waiting. */
async function serveGrammar(): Promise<void> {
  const reader = await openHarperInNode();
  parentPort?.postMessage({});
  parentPort?.on('message', async (asked: readonly string[]) => {
    for (let at = 0; at < asked.length; at += 20) {
      const sentences = [];
      for (const sentence of asked.slice(at, at + 20))
        sentences.push({ sentence, remarks: await reader.read(sentence) });
      parentPort?.postMessage({ sentences });
    }
  });
}

import { parentPort } from 'node:worker_threads';
import '@longhand/analysis/every-language';
import { type Analyzer, createAnalyzer } from '@longhand/analysis';
import { searchParts } from '@longhand/analysis/search/search-parts';
import { countTextInSteps, type TextCount } from '@longhand/analysis/text/count-text';
import { measureText } from './text-measures.ts';
import type { TextTask, TextWorkerInput, TextWorkerOutput } from './text-worker-client.ts';

/** Cached text in UTF-16 units: a few chapters, a few megabytes of analysis each. */
const maxCachedUnits = 400_000;

/** Minimum cost charged for a short text. */
const minUnitsPerText = 20_000;

/** Segmenting this many ideographs takes about 200 ms. */
const maxIdeographs = 20_000;

/** Analyzers of the most recently saved texts, oldest first, so that a repeated save only re-analyzes the changed parts. */
const analyzerCache = new Map<string, { analyzer: Analyzer; units: number }>();

/** Maximum time of counting before other messages are handled. */
const countSliceMs = 20;

parentPort?.on('message', async ({ id, ...task }: TextWorkerInput) => {
  const result = await run(task);
  parentPort?.postMessage({ id, result } satisfies TextWorkerOutput);
});

function run(task: TextTask): Promise<TextWorkerOutput['result']> | TextWorkerOutput['result'] {
  if (task.task === 'count') return count(task);

  return task.task === 'measure' ? measureText(task) : analyzeOrSearch(task);
}

async function count({ text, language }: TextTask): Promise<TextCount> {
  const steps = countTextInSteps(text, language, maxIdeographs);
  for (let start = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - start < countSliceMs) continue;
    await new Promise(setImmediate);
    start = performance.now();
  }
}

function analyzeOrSearch(
  task: Exclude<TextTask, { task: 'count' | 'measure' }>,
): TextWorkerOutput['result'] {
  const { text, language } = task;
  const parts = searchParts(text, language, new Set(task.known));
  if (task.task === 'search') return parts;
  const { counts, findings } = analyze(task);
  const { words, characters } = counts;

  return { figures: { words, characters, findings }, parts };
}

function analyze({ sampleId, text, language, kind }: Extract<TextTask, { task: 'analyze' }>) {
  const name = sampleId === null ? null : `${sampleId} ${language} ${kind}`;
  const cached = name === null ? undefined : analyzerCache.get(name)?.analyzer;
  const analyzer = cached ?? createAnalyzer({ language, kind });
  analyzer.open(text);
  if (name !== null)
    cacheAnalyzer(name, { analyzer, units: Math.max(text.length, minUnitsPerText) });
  const { counts, paragraphs } = analyzer.state;
  const findings = paragraphs.reduce((sum, paragraph) => sum + paragraph.findings.length, 0);

  return { counts, findings };
}

function cacheAnalyzer(name: string, one: { analyzer: Analyzer; units: number }): void {
  analyzerCache.delete(name);
  analyzerCache.set(name, one);

  let units = 0;
  for (const other of analyzerCache.values()) units += other.units;
  for (const [oldest, { units: freed }] of analyzerCache) {
    if (units <= maxCachedUnits) break;
    analyzerCache.delete(oldest);
    units -= freed;
  }
}

import { parentPort } from 'node:worker_threads';
import '@longhand/analysis/every-language';
import { type Analyzer, createAnalyzer } from '@longhand/analysis';
import { searchParts } from '@longhand/analysis/search/search-parts';
import { countTextInSteps, type TextCount } from '@longhand/analysis/text/count-text';
import type { FromFigures, TextTask, ToFigures } from './figures.ts';

/** UTF-16 units of texts that are held: some chapters, in a few megabytes each. */
const heldMax = 400_000;

/** What a short text costs at the least. */
const unitsLeast = 20_000;

/** So many ideographs take a fifth of a second to find the words of. */
const ideographsMost = 20_000;

/** The texts saved last, oldest first: of one that is saved again only what changed in it is analyzed. */
const held = new Map<string, { analyzer: Analyzer; units: number }>();

/** So long a text is counted before what came meanwhile finds its turn. */
const countedMs = 20;

parentPort?.on('message', async ({ id, ...task }: ToFigures) => {
  const result = task.task === 'count' ? await count(task) : analyzeOrSearch(task);
  parentPort?.postMessage({ id, result } satisfies FromFigures);
});

async function count({ text, language }: TextTask): Promise<TextCount> {
  const steps = countTextInSteps(text, language, ideographsMost);
  for (let start = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - start < countedMs) continue;
    await new Promise(setImmediate);
    start = performance.now();
  }
}

function analyzeOrSearch(task: Exclude<TextTask, { task: 'count' }>): FromFigures['result'] {
  const { text, language } = task;
  const parts = searchParts(text, language, new Set(task.known));
  if (task.task === 'search') return parts;
  const { counts, findings } = analyze(task);
  const { words, characters } = counts;

  return { figures: { words, characters, findings }, parts };
}

function analyze({ sampleId, text, language, kind }: Extract<TextTask, { task: 'analyze' }>) {
  const name = sampleId === null ? null : `${sampleId} ${language} ${kind}`;
  const before = name === null ? undefined : held.get(name)?.analyzer;
  const analyzer = before ?? createAnalyzer({ language, kind });
  analyzer.open(text);
  if (name !== null) hold(name, { analyzer, units: Math.max(text.length, unitsLeast) });
  const { counts, paragraphs } = analyzer.state;
  const findings = paragraphs.reduce((sum, paragraph) => sum + paragraph.findings.length, 0);

  return { counts, findings };
}

function hold(name: string, one: { analyzer: Analyzer; units: number }): void {
  held.delete(name);
  held.set(name, one);

  let units = 0;
  for (const other of held.values()) units += other.units;
  for (const [oldest, { units: freed }] of held) {
    if (units <= heldMax) break;
    held.delete(oldest);
    units -= freed;
  }
}

import { parentPort } from 'node:worker_threads';
import '@longhand/analysis/every-language';
import { type Analyzer, createAnalyzer } from '@longhand/analysis';
import { searchParts } from '@longhand/analysis/search/search-parts';
import { countText } from '@longhand/analysis/text/count-text';
import type { FromFigures, TextTask, ToFigures } from './figures.ts';

/** UTF-16 units of texts that are held: some chapters, in a few megabytes each. */
const heldMax = 400_000;

/** What a short text costs at the least. */
const unitsLeast = 20_000;

/** So many ideographs take a fifth of a second to find the words of. */
const ideographsMost = 20_000;

/** The texts saved last, oldest first: of one that is saved again only what changed in it is analyzed. */
const held = new Map<string, { analyzer: Analyzer; units: number }>();

parentPort?.on('message', ({ id, ...task }: ToFigures) => {
  parentPort?.postMessage({ id, result: work(task) } satisfies FromFigures);
});

function work(task: TextTask): FromFigures['result'] {
  const { text, language } = task;
  if (task.task === 'count') return countText(text, language, ideographsMost);
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

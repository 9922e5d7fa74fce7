/**
 * Compares the analysis with other libraries on the same 100,000 words in one run: words per second of each layer and of the whole. Ratios
 * are comparable across machines, absolute times are not.
 */

import { analyze, createAnalyzer, tokenize } from '@longhand/analysis';
import '@longhand/analysis/every-language';
import { computeProfile, loadProfileData } from '@longhand/analysis/whole';
import { analyzeWithWink, otherAnalyzers } from './other-analyzers.ts';
import { printComparisons } from './report.ts';
import { generateNovel } from './texts.ts';

const words = 100_000;
const text = generateNovel(words);
const start = performance.now();
analyze(text);
const cold = performance.now() - start;

const analyzer = createAnalyzer();
analyzer.open(text);
const data = await loadProfileData(analyzer.analyzedText);
const [whole = 0, wink = 0] = fastestOfAlternatingRuns(15, [
  () => analyze(text).findings.length,
  () => analyzeWithWink(text),
]);
const [segmented = 0, profiled = 0] = fastestOfAlternatingRuns(5, [
  () => tokenize(text, { language: 'en' }).length,
  () => computeProfile(analyzer.analyzedText, data).pacing.length,
]);

printComparisons(`Analysis of ${words.toLocaleString('en')} words, fastest of 15 runs`, [
  compareSpeed('core (words, sentences, speech, counts, measures, findings)', whole, {
    name: 'wink-nlp, full pipe',
    milliseconds: wink,
  }),
  compareSpeed('words and sentences alone', segmented, {
    name: 'wink-nlp, full pipe',
    milliseconds: wink,
  }),
  compareSpeed(
    'profile (variety, sentiment, rhythm, word profile …), after tokenization',
    profiled,
    {
      name: 'wink-nlp, full pipe',
      milliseconds: wink,
    },
  ),
  compareSpeed('core, first text of a process', cold, { name: 'core, warm', milliseconds: whole }),
]);

const [ours = 0, ...theirs] = fastestOfAlternatingRuns(3, [
  () => analyze(text).findings.length,
  ...otherAnalyzers.map(
    ({ analyze: read }) =>
      () =>
        read(text),
  ),
]);
printComparisons(
  'The core compared with other libraries on the same text, fastest of 3 runs',
  otherAnalyzers.map(({ name }, at) =>
    compareSpeed('core', ours, { name, milliseconds: theirs[at] ?? 0 }),
  ),
);

function compareSpeed(
  what: string,
  milliseconds: number,
  reference: { name: string; milliseconds: number },
) {
  return {
    what,
    unit: 'words/s',
    ours: (words / milliseconds) * 1000,
    reference: { name: reference.name, value: (words / reference.milliseconds) * 1000 },
  };
}

/** Fastest run of each task in milliseconds. Tasks alternate so that load on the machine affects all of them. */
function fastestOfAlternatingRuns(
  rounds: number,
  tasks: readonly (() => number)[],
): readonly number[] {
  const fastest = tasks.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    tasks.forEach((task, at) => {
      fastest[at] = Math.min(fastest[at] ?? 0, timeTask(task));
    });
  }

  return fastest;
}

/** Runs the task and returns its duration. The result is used so that the engine cannot optimize the call away. */
function timeTask(task: () => number): number {
  const start = performance.now();
  if (task() < 0) throw new Error('A count is never negative.');

  return performance.now() - start;
}

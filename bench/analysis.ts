/**
 * Our whole analysis against wink-nlp's full pipe on the same 100,000 words, in one run; and what one
 * key in the middle of that text costs. Ratios hold on any machine, times only on this one.
 */

import { analyze, createAnalyzer } from '@longhand/analysis';
import '@longhand/analysis/every-language';
import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { median, print } from './report.ts';
import { novel } from './texts.ts';

const words = 100_000;
const rounds = 15;
const text = novel(words);
const wink = winkNLP(model);

const cold = measured(() => analyze(text).findings.length);
readWithWink(text);
const { ours, theirs } = fastestOfBoth();

print(`Analysis of ${words.toLocaleString('en')} words, fastest of ${rounds} runs`, [
  {
    what: 'whole analysis against wink-nlp, full pipe',
    unit: 'words/s',
    ours: pace(ours),
    reference: { name: 'wink-nlp', value: pace(theirs) },
  },
  {
    what: 'first run against the warm one',
    unit: 'words/s',
    ours: pace(cold),
    reference: { name: 'warm', value: pace(ours) },
  },
  {
    what: 'keys in the middle answered, against whole analyses',
    unit: 'per second',
    ours: 1000 / keyCost(),
    reference: { name: 'whole', value: 1000 / ours },
  },
]);

function readWithWink(content: string): number {
  const document = wink.readDoc(content);
  const sentences = document.sentences().out().length;
  const tags = document.tokens().out(wink.its.pos).length;

  return sentences + tags;
}

/** Median over keys typed one after the other in the middle of the text, the answer to each included. */
function keyCost(): number {
  const analyzer = createAnalyzer();
  analyzer.open(text);
  const middle = text.indexOf(' ', text.length / 2);
  const typed = ' It was a dark and stormy night, and Ruth waited by the window.'.repeat(5);
  const costs = [...typed].map((insert, index) => {
    const at = middle + index;

    return measured(() => analyzer.change([{ from: at, to: at, insert }]).splices.length);
  });

  return median(costs);
}

/** The least disturbed runs; turn and turn about, so that a busy moment of the machine strikes both. */
function fastestOfBoth() {
  let ours = Number.POSITIVE_INFINITY;
  let theirs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    ours = Math.min(
      ours,
      measured(() => analyze(text).findings.length),
    );
    theirs = Math.min(
      theirs,
      measured(() => readWithWink(text)),
    );
  }

  return { ours, theirs };
}

/** Milliseconds; the task's figure must be used, or it might never be made. */
function measured(task: () => number): number {
  const start = performance.now();
  if (task() < 0) throw new Error('A count is never negative.');

  return performance.now() - start;
}

function pace(milliseconds: number): number {
  return (words / milliseconds) * 1000;
}

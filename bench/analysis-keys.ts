/**
 * Cost of a keystroke in a text of 100,000 words: prose in the middle, new names, prose at the start, new paragraphs. For each key the
 * fastest of three rounds counts. Fails when the 95th percentile exceeds the worker's budget.
 */

import { createAnalyzer } from '@longhand/analysis';
import '@longhand/analysis/every-language';
import { median, percentile } from './report.ts';
import { generateNovel } from './texts.ts';

const maxMilliseconds = 5;
const text = generateNovel(100_000);
const middle = text.indexOf(' ', text.length / 2);
const cases = [
  {
    what: 'prose',
    at: middle,
    typed: ' It was a dark and stormy night, and he waited by the window.',
  },
  {
    what: 'new names',
    at: middle,
    typed: ' and Marguerite met Theophilus Quillfeather by Zanzibar',
  },
  {
    what: 'words turned names',
    at: middle,
    typed: ' with Lantern and Window and the Ledger of Stone',
  },
  { what: 'at the start', at: 0, typed: 'It was a dark and stormy night, and Ruth was late. ' },
  { what: 'new paragraphs', at: middle, typed: '\n\nYes.\n\n“Go,” he said.\n\nShe went at once.' },
];

console.log('\nOne keystroke in 100,000 words, milliseconds in the worker');
for (const { what, at, typed } of cases) {
  const durations = keyDurations(at, typed);
  const p95 = percentile(durations, 0.95);
  const figures = [median(durations), p95, Math.max(...durations)].map((value) => value.toFixed(2));
  console.log(
    `  ${what}: p50 ${figures[0]}, p95 ${figures[1]} of ${maxMilliseconds}, slowest ${figures[2]}`,
  );
  if (p95 > maxMilliseconds) process.exitCode = 1;
}

/** Cost of each key, typed and deleted again. */
function keyDurations(at: number, typed: string): readonly number[] {
  const analyzer = createAnalyzer();
  analyzer.open(text);
  const durations: number[] = [];
  for (let round = 0; round < 3; round++) {
    let key = 0;
    const time = (change: { from: number; to: number; insert: string }) => {
      const start = performance.now();
      analyzer.applyChanges([change]);
      durations[key] = Math.min(
        durations[key] ?? Number.POSITIVE_INFINITY,
        performance.now() - start,
      );
      key++;
    };
    const keys = [...typed.repeat(3)];
    keys.forEach((insert, index) => {
      time({ from: at + index, to: at + index, insert });
    });
    for (let end = at + keys.length; end > at; end--) time({ from: end - 1, to: end, insert: '' });
  }

  return durations;
}

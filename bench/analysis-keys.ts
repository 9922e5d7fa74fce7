/**
 * What a key costs in a text of 100,000 words: prose typed in its middle, names that nobody has met before, prose at its
 * very start, new paragraphs. Of each key the least disturbed of three rounds counts. Fails when the 95th of a
 * hundred keys takes longer than a worker may.
 */

import { createAnalyzer } from '@longhand/analysis';
import '@longhand/analysis/every-language';
import { median, share } from './report.ts';
import { novel } from './texts.ts';

const mostMilliseconds = 5;
const text = novel(100_000);
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

console.log('\nOne key in 100,000 words, milliseconds in the worker');
for (const { what, at, typed } of cases) {
  const costs = costsOf(at, typed);
  const late = share(costs, 0.95);
  const figures = [median(costs), late, Math.max(...costs)].map((value) => value.toFixed(2));
  console.log(
    `  ${what}: p50 ${figures[0]}, p95 ${figures[1]} of ${mostMilliseconds}, slowest ${figures[2]}`,
  );
  if (late > mostMilliseconds) process.exitCode = 1;
}

/** Of every key, typed and taken back again. */
function costsOf(at: number, typed: string): readonly number[] {
  const analyzer = createAnalyzer();
  analyzer.open(text);
  const costs: number[] = [];
  for (let round = 0; round < 3; round++) {
    let key = 0;
    const time = (change: { from: number; to: number; insert: string }) => {
      const start = performance.now();
      analyzer.change([change]);
      costs[key] = Math.min(costs[key] ?? Number.POSITIVE_INFINITY, performance.now() - start);
      key++;
    };
    const keys = [...typed.repeat(3)];
    keys.forEach((insert, index) => {
      time({ from: at + index, to: at + index, insert });
    });
    for (let end = at + keys.length; end > at; end--) time({ from: end - 1, to: end, insert: '' });
  }

  return costs;
}

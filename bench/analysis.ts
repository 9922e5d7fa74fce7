/**
 * The analysis beside others on the same 100,000 words, in one run: words per second of each of its layers and of the
 * whole, against what people use in its place. Ratios hold on any machine, times only on this one.
 */

import { analyze, createAnalyzer, tokensOf } from '@longhand/analysis';
import '@longhand/analysis/every-language';
import { loadProfileData, profileOf } from '@longhand/analysis/whole';
import { fastestInTurn } from './fastest.ts';
import { others, readWithWink } from './other-readers.ts';
import { print } from './report.ts';
import { novel } from './texts.ts';

const words = 100_000;
const text = novel(words);
const start = performance.now();
analyze(text);
const cold = performance.now() - start;

const analyzer = createAnalyzer();
analyzer.open(text);
const data = await loadProfileData(analyzer.material);
const [whole = 0, wink = 0] = fastestInTurn(15, [
  () => analyze(text).findings.length,
  () => readWithWink(text),
]);
const [segmented = 0, profiled = 0] = fastestInTurn(5, [
  () => tokensOf(text, { language: 'en' }).length,
  () => profileOf(analyzer.material, data).pacing.length,
]);

print(`Analysis of ${words.toLocaleString('en')} words, fastest of 15 runs`, [
  against('core (words, sentences, speech, counts, measures, findings)', whole, {
    name: 'wink-nlp, full pipe',
    milliseconds: wink,
  }),
  against('words and sentences alone', segmented, {
    name: 'wink-nlp, full pipe',
    milliseconds: wink,
  }),
  against('profile (variety, sentiment, rhythm, mind …), once words are known', profiled, {
    name: 'wink-nlp, full pipe',
    milliseconds: wink,
  }),
  against('core, first text of a process', cold, { name: 'core, warm', milliseconds: whole }),
]);

const [ours = 0, ...theirs] = fastestInTurn(3, [
  () => analyze(text).findings.length,
  ...others.map(
    ({ read }) =>
      () =>
        read(text),
  ),
]);
print(
  'The core beside others on the same text, fastest of 3 runs',
  others.map(({ name }, at) => against('core', ours, { name, milliseconds: theirs[at] ?? 0 })),
);

function against(
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

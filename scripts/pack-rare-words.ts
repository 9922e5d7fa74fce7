/**
 * Writes the rare English words: those in both the American and the British SCOWL lists that the dictionaries of size 60 do not know. Words
 * of size 70 are always accepted, words of size 80 only if no other word is close. Requires the lists of Debian's `wamerican-large`,
 * `wbritish-large`, `wamerican-huge` and `wbritish-huge`: `node scripts/pack-rare-words.ts american-english-large british-english-large
 * american-english-huge british-english-huge`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { dictionariesOf, openDictionaries } from '../packages/analysis/src/proofreading.ts';
import { isDerived } from '../packages/analysis/src/spelling/derived-words.ts';
import { encodeWords } from '../packages/analysis/src/spelling/front-coding.ts';
import { isPlural } from '../packages/analysis/src/spelling/plural-words.ts';
import { openRareWords } from '../packages/analysis/src/spelling/rare-words.ts';
import { combineSpellers } from '../packages/analysis/src/spelling/speller.ts';
import { readDictionary } from './dictionary-files.ts';

const [american, british, hugeAmerican, hugeBritish] = process.argv
  .slice(2)
  .map((file) => readFileSync(file, 'utf8').split('\n'));
const commonSpeller = await openDictionaries(dictionariesOf('en'), readDictionary, {
  omitsRareWords: true,
});
if (!commonSpeller || !american || !british || !hugeAmerican || !hugeBritish)
  throw new Error('Four word lists are required.');
/** Shorter words are too often typos of other words. */
const minLength = { rare: 4, rarest: 5 };

const rare = intersect(american, british, minLength.rare).filter(
  (word) => !commonSpeller.knows(word),
);
const allKnownWords = combineSpellers([commonSpeller, openRareWords(encodeWords(rare))]);
const rarest = intersect(hugeAmerican, hugeBritish, minLength.rarest).filter(
  (word) =>
    !allKnownWords.knows(word) &&
    !isDerived(word, allKnownWords.knows) &&
    !isPlural(word, allKnownWords.knows),
);
write('en.words.br', rare);
write('en-rarest.words.br', rarest);

function intersect(one: readonly string[], other: readonly string[], length: number) {
  const isInOther = new Set(other);

  return one
    .filter((word) => word.length >= length && /^[A-Za-z]+$/.test(word) && isInOther.has(word))
    .sort();
}

function write(file: string, words: readonly string[]): void {
  const text = encodeWords(words);
  const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(new URL(`../packages/analysis/dictionaries/${file}`, import.meta.url), packed);
  console.log(`${file}: ${words.length} words, ${text.length} bytes, ${packed.length} packed`);
}

/**
 * Writes the rarer words of English: those that both the American and the British list of SCOWL have, and that the dictionaries
 * of size 60 do not know. Size 70 is right where it stands; size 80, the rarest, where nothing else lies near. Give it the lists of
 * Debian's `wamerican-large`, `wbritish-large`, `wamerican-huge` and `wbritish-huge`:
 * `node scripts/pack-rare-words.ts american-english-large british-english-large american-english-huge british-english-huge`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { dictionariesOf, openDictionaries } from '../packages/analysis/src/proofreading.ts';
import { isDerived } from '../packages/analysis/src/spelling/derived-words.ts';
import { frontCoded } from '../packages/analysis/src/spelling/front-coding.ts';
import { isPlural } from '../packages/analysis/src/spelling/plural-words.ts';
import { openRareWords } from '../packages/analysis/src/spelling/rare-words.ts';
import { joined } from '../packages/analysis/src/spelling/speller.ts';
import { readDictionary } from './dictionary-files.ts';

const [american, british, hugeAmerican, hugeBritish] = process.argv
  .slice(2)
  .map((file) => readFileSync(file, 'utf8').split('\n'));
const common = await openDictionaries(dictionariesOf('en'), readDictionary, { isBare: true });
if (!common || !american || !british || !hugeAmerican || !hugeBritish)
  throw new Error('Give four lists.');
/** Shorter ones are too often a slip for another word. */
const shortest = { rare: 4, rarest: 5 };

const rare = shared(american, british, shortest.rare).filter((word) => !common.knows(word));
const known = joined([common, openRareWords(frontCoded(rare))]);
const rarest = shared(hugeAmerican, hugeBritish, shortest.rarest).filter(
  (word) => !known.knows(word) && !isDerived(word, known.knows) && !isPlural(word, known.knows),
);
write('en.words.br', rare);
write('en-rarest.words.br', rarest);

function shared(one: readonly string[], other: readonly string[], length: number) {
  const isInOther = new Set(other);

  return one
    .filter((word) => word.length >= length && /^[A-Za-z]+$/.test(word) && isInOther.has(word))
    .sort();
}

function write(file: string, words: readonly string[]): void {
  const text = frontCoded(words);
  const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(new URL(`../packages/analysis/dictionaries/${file}`, import.meta.url), packed);
  console.log(`${file}: ${words.length} words, ${text.length} bytes, ${packed.length} packed`);
}

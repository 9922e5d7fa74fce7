/**
 * Writes the rarer words of English: those of SCOWL up to size 70 that both its American and its British list have, and that the
 * dictionaries of size 60 do not know. Give it the lists of Debian's `wamerican-large` and `wbritish-large`:
 * `node scripts/pack-rare-words.ts american-english-large british-english-large`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { dictionariesOf, openDictionaries } from '../packages/analysis/src/proofreading.ts';
import { frontCoded } from '../packages/analysis/src/spelling/front-coding.ts';
import { readDictionary } from './dictionary-files.ts';

const [american = [], british = []] = process.argv
  .slice(2)
  .map((file) => readFileSync(file, 'utf8').split('\n'));
const common = await openDictionaries(dictionariesOf('en'), readDictionary, { isBare: true });
const isBritish = new Set(british);
/** Shorter ones are too often a slip for another word. */
const shortest = 4;

const words = american
  .filter((word) => word.length >= shortest && /^[A-Za-z]+$/.test(word) && isBritish.has(word))
  .filter((word) => !common?.knows(word))
  .sort();
const text = frontCoded(words);
const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
writeFileSync(new URL('../packages/analysis/dictionaries/en.words.br', import.meta.url), packed);
console.log(`${words.length} words, ${text.length} bytes, ${packed.length} packed`);

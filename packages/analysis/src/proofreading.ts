/** Spelling and grammar: what fetches large files and runs WebAssembly, for workers of its own and the command line. */

export { type GrammarReader, openHarper } from './grammar/harper.ts';
export { checkWords } from './spelling/check-words.ts';
export {
  anyVariety,
  type DictionaryFile,
  type DictionaryName,
  dictionaries,
  dictionariesOf,
  openDictionaries,
  type Variety,
} from './spelling/dictionaries.ts';
export type { Speller, Verdict } from './spelling/speller.ts';

/**
 * Spelling: loads large files and runs WebAssembly, so only for a worker of its own and the command line. Grammar is in
 * `grammar/harper.ts`.
 */

export { checkWords } from './spelling/check-words.ts';
export {
  anyRegion,
  type DictionaryFile,
  type DictionaryName,
  dictionaries,
  dictionariesOf,
  dictionaryFiles,
  openDictionaries,
  type RegionalVariety,
} from './spelling/dictionaries.ts';
export { loadHunspell } from './spelling/hunspell.ts';
export type { Speller, Verdict } from './spelling/speller.ts';

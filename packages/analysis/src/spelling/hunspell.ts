import type { Speller } from './speller.ts';

export type HunspellFiles = { affixes: string; words: string };

/** A dictionary in Hunspell's format, checked by Hunspell itself in WebAssembly. Rejects where WebAssembly is forbidden. */
export async function openHunspell({ affixes, words }: HunspellFiles): Promise<Speller> {
  const [{ Hunspell }, { default: make }] = await Promise.all([
    import('hunspell-wasm/dist/Hunspell.js'),
    import('hunspell-wasm/wasm/hunspell.js'),
  ]);
  const dictionary = new Hunspell(await make(), affixes, words);

  return {
    knows: (word) => dictionary.testSpelling(word),
    guess: (word) => dictionary.getSpellingSuggestions(word),
    close: () => dictionary.dispose(),
  };
}

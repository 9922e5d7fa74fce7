import type { Speller } from './speller.ts';

export type HunspellFiles = { affixes: string; words: string };

/** Hunspell itself, before it has a dictionary. */
export type HunspellEngine = (files: HunspellFiles) => Promise<Speller>;

/**
 * Hunspell in WebAssembly. Each dictionary has a memory of its own. Rejects where WebAssembly is forbidden.
 *
 * @param wasm the bytes of `hunspell.wasm`; left out, they are read where the package lies (outside of a browser)
 */
export async function hunspellEngine(wasm?: Uint8Array): Promise<HunspellEngine> {
  const [{ Hunspell }, { default: make }] = await Promise.all([
    import('hunspell-wasm/dist/Hunspell.js'),
    import('hunspell-wasm/wasm/hunspell.js'),
  ]);
  const begin: (options: { wasmBinary?: Uint8Array }) => Promise<unknown> = make;

  return async ({ affixes, words }) => {
    const dictionary = new Hunspell(await begin(wasm ? { wasmBinary: wasm } : {}), affixes, words);

    return {
      knows: (word) => dictionary.testSpelling(word),
      guess: (word) => dictionary.getSpellingSuggestions(word),
      close: () => dictionary.dispose(),
    };
  };
}

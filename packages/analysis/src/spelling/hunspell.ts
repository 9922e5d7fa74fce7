import type { Speller } from './speller.ts';

export type HunspellFiles = { affixes: string; words: string };

/** Opens a dictionary with Hunspell. */
export type HunspellEngine = (files: HunspellFiles) => Promise<Speller>;

/**
 * Hunspell in WebAssembly. Each dictionary has its own memory. Rejects if WebAssembly is not allowed.
 *
 * @param wasm the bytes of `hunspell.wasm`; left out, they are read where the package lies (outside of a browser)
 */
export async function loadHunspell(wasm?: Uint8Array): Promise<HunspellEngine> {
  const [{ Hunspell }, { default: initialize }] = await Promise.all([
    import('hunspell-wasm/dist/Hunspell.js'),
    import('hunspell-wasm/wasm/hunspell.js'),
  ]);
  const instantiate: (options: { wasmBinary?: Uint8Array }) => Promise<unknown> = initialize;

  return async ({ affixes, words }) => {
    const dictionary = new Hunspell(
      await instantiate(wasm ? { wasmBinary: wasm } : {}),
      affixes,
      words,
    );

    return {
      knows: (word) => dictionary.testSpelling(word),
      suggest: (word) => dictionary.getSpellingSuggestions(word),
      close: () => dictionary.dispose(),
    };
  };
}

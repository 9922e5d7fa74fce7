import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type GrammarChecker,
  harperWasmUrl,
  openHarper,
} from '../packages/analysis/src/grammar/harper.ts';

/** Opens Harper in Node. The file is passed as data, because Harper cannot load a path with a space. */
export function openHarperInNode(): Promise<GrammarChecker> {
  const bytes = readFileSync(fileURLToPath(harperWasmUrl));

  return openHarper({ wasmUrl: `data:application/wasm;base64,${bytes.toString('base64')}` });
}

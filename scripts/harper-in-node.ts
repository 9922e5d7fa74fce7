import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type GrammarChecker,
  harperWasmUrl,
  openHarper,
} from '../packages/analysis/src/grammar/harper.ts';

/** Harper as Node reads it: given what its file holds, since it does not find a file on a path with a space in it. */
export function openHarperInNode(): Promise<GrammarChecker> {
  const bytes = readFileSync(fileURLToPath(harperWasmUrl));

  return openHarper({ wasmUrl: `data:application/wasm;base64,${bytes.toString('base64')}` });
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { DictionaryFile } from '../packages/analysis/src/spelling/dictionaries.ts';

/** Path of a dictionary file: in its npm package or in the analysis package. */
export function dictionaryPath({ file, packaged }: DictionaryFile): string {
  if (!packaged)
    return fileURLToPath(new URL(`../packages/analysis/dictionaries/${file}.br`, import.meta.url));
  const [name = '', part = ''] = file.split('/');

  return fileURLToPath(new URL(part, import.meta.resolve(name)));
}

/** Text of a dictionary file, decompressed. */
export async function readDictionary(file: DictionaryFile): Promise<string> {
  const content = await readFile(dictionaryPath(file));

  return (file.packaged ? content : brotliDecompressSync(content)).toString('utf8');
}

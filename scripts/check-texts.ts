import { screenRows, textsOf } from './slice-map.ts';
import { allKeys, missingKeys, unusedKeys } from './texts/keys.ts';
import { literalWords } from './texts/literals.ts';
import { textsNotLoaded } from './texts/loaded.ts';
import { type Source, sources } from './texts/sources.ts';

/** Words in the markup, texts that nobody asks for, texts that somebody asks for in vain or that are not loaded. */
const all = sources();
const keys = allKeys();
const slices = new Set([...keys].map((key) => key.split('.')[0] ?? ''));
const screens = await Promise.all(
  screenRows()
    .filter(({ isBuilt }) => isBuilt)
    .map(async (row) => ({ ...row, messages: await textsOf(row) })),
);
const broken = [
  ...all.filter(isForPeople).flatMap(literalWords),
  ...unusedKeys(keys, all),
  ...all.flatMap((source) => missingKeys(keys, source)),
  ...textsNotLoaded(screens, { sources: all, slices }),
];

/** The gallery is for developers, and in English. */
function isForPeople({ file }: Source): boolean {
  return file.endsWith('.tsx') && !file.includes('/gallery/');
}

for (const sentence of broken) console.error(sentence);
process.exit(broken.length === 0 ? 0 : 1);

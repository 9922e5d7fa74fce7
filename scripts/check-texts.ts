import { getMessageSlices, screenRows } from './slice-map.ts';
import { allKeys, missingKeys, unusedKeys } from './texts/keys.ts';
import { findLiteralText } from './texts/literals.ts';
import { findUnloadedMessages } from './texts/message-loading.ts';
import { readSources, type Source } from './texts/sources.ts';

/** Checks for literal text in the markup, unused messages, and messages that are missing or not loaded. */
const all = readSources();
const keys = allKeys();
const slices = new Set([...keys].map((key) => key.split('.')[0] ?? ''));
const screens = await Promise.all(
  screenRows()
    .filter(({ isBuilt }) => isBuilt)
    .map(async (row) => ({ ...row, messages: await getMessageSlices(row) })),
);
const violations = [
  ...all.filter(isUserFacing).flatMap(findLiteralText),
  ...unusedKeys(keys, all),
  ...all.flatMap((source) => missingKeys(keys, source)),
  ...findUnloadedMessages(screens, { sources: all, slices }),
];

/** The gallery is for developers and in English only. */
function isUserFacing({ file }: Source): boolean {
  return file.endsWith('.tsx') && !file.includes('/gallery/');
}

for (const sentence of violations) console.error(sentence);
process.exit(violations.length === 0 ? 0 : 1);

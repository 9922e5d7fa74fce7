/**
 * Writes `packages/analysis/src/languages/en-valences.ts`: the valences of the VADER lexicon, and the emoji names that VADER reads instead
 * of emoji. `node scripts/pack-valences.ts EMOJI_TEST`, with Unicode's `emoji-test.txt` (in Debian: package unicode-data,
 * /usr/share/unicode/emoji).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const emojiFile = process.argv[2];
if (emojiFile === undefined) throw new Error('The path of emoji-test.txt is required.');
const target = new URL('../packages/analysis/src/languages/en-valences.ts', import.meta.url);
const lexicon = fileURLToPath(import.meta.resolve('vader-sentiment/vader_lexicon.txt'));

writeFileSync(
  target,
  `/**
 * Made by scripts/pack-valences.ts from the lexicon of VADER, (c) 2016 C.J. Hutto (MIT), and from the names of
 * emoji, (c) 1991-2022 Unicode, Inc. (Unicode License v3); see NOTICE.md. Tenths of a valence before its words.
 */
export const valenceWords: readonly (readonly [tenths: number, words: string])[] = [
${readValences()
  .map(([tenths, words]) => `  [\n    ${tenths},\n    ${toTemplateLiteral(words.join(' '))},\n  ],`)
  .join('\n')}
];

/** Each emoji of one character, and its name. */
export const emojiNames =
  ${toTemplateLiteral(readEmoji().join('|'))};
`,
);

/** Skips entries with a space, which the algorithm never matches. The later of two entries for one word wins. */
function readValences(): [tenths: number, words: string[]][] {
  const byWord = new Map<string, number>();
  for (const line of readFileSync(lexicon, 'utf8').split('\n')) {
    const [word = '', mean = ''] = line.split('\t');
    if (word !== '' && !word.includes(' ')) byWord.set(word, Math.round(Number(mean) * 10));
  }
  const byValence = Map.groupBy([...byWord.keys()], (word) => byWord.get(word) ?? 0);

  return [...byValence].sort(([one], [other]) => one - other);
}

function readEmoji(): string[] {
  const names = readFileSync(emojiFile ?? '', 'utf8').matchAll(
    /^([0-9A-F]+) +;.*# \S+ E\S+ (.+)$/gm,
  );

  return [...names].map(([, point = '', name = '']) => {
    return `${String.fromCodePoint(Number.parseInt(point, 16))} ${name}`;
  });
}

function toTemplateLiteral(text: string): string {
  return `\`${text.replaceAll(/[\\`$]/g, '\\$&').replaceAll(/(.{1,108}) /gu, '$1\n')}\``;
}

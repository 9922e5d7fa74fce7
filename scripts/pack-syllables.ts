/**
 * Writes `packages/analysis/src/languages/en-syllable-exceptions.ts`: the words of the CMU Pronouncing Dictionary whose syllables the rules
 * count wrongly. Run it after changing the rules: `node scripts/pack-syllables.ts`.
 */
import { writeFileSync } from 'node:fs';
import { dictionary } from 'cmu-pronouncing-dictionary';
import { countSyllablesByRule } from '../packages/analysis/src/languages/en-syllable-rules.ts';

const target = new URL(
  '../packages/analysis/src/languages/en-syllable-exceptions.ts',
  import.meta.url,
);
const wordsByDelta = new Map<number, string[]>();
for (const [word, sounds] of Object.entries(dictionary)) {
  if (!/^[a-z]{2,}$/.test(word) || !/[aeiouy]/.test(word)) continue;
  const delta = (sounds.match(/\d/g)?.length ?? 0) - countSyllablesByRule(word);
  if (delta !== 0) wordsByDelta.set(delta, [...(wordsByDelta.get(delta) ?? []), word]);
}
const entries = [...wordsByDelta].sort(([one], [other]) => one - other);

writeFileSync(
  target,
  `/**
 * Made by scripts/pack-syllables.ts from the CMU Pronouncing Dictionary, (c) 1993-2015 Carnegie
 * Mellon University (BSD-2-Clause, see NOTICE.md): words the rules count wrongly, by difference.
 * Front coded: a capital is the number of letters shared with the previous word (A none, B one).
 */
export const syllableExceptions: readonly (readonly [step: number, words: string])[] = [
${entries.map(([delta, words]) => `  [\n    ${delta},\n    \`${wrap(pack(words.sort()))}\`,\n  ],`).join('\n')}
];
`,
);

function pack(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const shared = countSharedLetters(word, words[index - 1] ?? '');

      return String.fromCharCode(65 + shared) + word.slice(shared);
    })
    .join('');
}

function countSharedLetters(word: string, before: string): number {
  let shared = 0;
  while (shared < 25 && shared < before.length && word[shared] === before[shared]) shared++;

  return shared;
}

function wrap(text: string): string {
  return text.replaceAll(/.{110}/g, '$&\n');
}

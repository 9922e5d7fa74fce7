/**
 * Writes `packages/analysis/src/languages/en-syllable-exceptions.ts`: the words of the CMU
 * Pronouncing Dictionary whose syllables the rules get wrong. Run it after a change of the rules:
 * `node scripts/pack-syllables.ts`.
 */
import { writeFileSync } from 'node:fs';
import { dictionary } from 'cmu-pronouncing-dictionary';
import { syllablesByRule } from '../packages/analysis/src/languages/en-syllable-rules.ts';

const target = new URL(
  '../packages/analysis/src/languages/en-syllable-exceptions.ts',
  import.meta.url,
);
const byStep = new Map<number, string[]>();
for (const [word, sounds] of Object.entries(dictionary)) {
  if (!/^[a-z]{2,}$/.test(word) || !/[aeiouy]/.test(word)) continue;
  const step = (sounds.match(/\d/g)?.length ?? 0) - syllablesByRule(word);
  if (step !== 0) byStep.set(step, [...(byStep.get(step) ?? []), word]);
}
const entries = [...byStep].sort(([one], [other]) => one - other);

writeFileSync(
  target,
  `/**
 * Made by scripts/pack-syllables.ts from the CMU Pronouncing Dictionary, (c) 1993-2015 Carnegie
 * Mellon University (BSD-2-Clause, see NOTICE.md): words the rules get wrong, by how many syllables.
 * A capital says how many letters to keep of the word before (A none, B one), the rest follows.
 */
export const syllableExceptions: readonly (readonly [step: number, words: string])[] = [
${entries.map(([step, words]) => `  [\n    ${step},\n    \`${wrapped(packed(words.sort()))}\`,\n  ],`).join('\n')}
];
`,
);

function packed(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const shared = sharedLetters(word, words[index - 1] ?? '');

      return String.fromCharCode(65 + shared) + word.slice(shared);
    })
    .join('');
}

function sharedLetters(word: string, before: string): number {
  let shared = 0;
  while (shared < 25 && shared < before.length && word[shared] === before[shared]) shared++;

  return shared;
}

function wrapped(text: string): string {
  return text.replaceAll(/.{110}/g, '$&\n');
}

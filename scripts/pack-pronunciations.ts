/**
 * Writes `packages/analysis/src/languages/en-pronunciations-{a,m}.ts`: the words of the CMU Pronouncing Dictionary and their endings, one
 * symbol per sound. Run `node scripts/pack-pronunciations.ts`.
 */
import { writeFileSync } from 'node:fs';
import { dictionary } from 'cmu-pronouncing-dictionary';

const sounds =
  'AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW B CH D DH F G HH JH K L M N NG P R S SH T TH V W Y Z ZH'.split(
    ' ',
  );
/** No capitals or digits, which separate the entries. Vowels come first. */
const soundSymbols = 'aeo,.*ir+y;u:=-bc%dfgh!klmn&pqs#t/vwxz@';

const entries = Object.entries(dictionary)
  .map(([word, pronunciation]) => [word.replace(/\(\d\)$/, ''), encode(pronunciation)] as const)
  .filter(([word, ending]) => /^[a-z']+$/.test(word) && !/'s$|s'$/.test(word) && /^\d/.test(ending))
  .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));

write(
  'a',
  entries.filter(([word]) => word < 'm'),
);
write(
  'm',
  entries.filter(([word]) => word >= 'm'),
);

/** Two files, because a single one would be too large for the tools. */
function write(half: string, words: typeof entries): void {
  writeFileSync(
    new URL(`../packages/analysis/src/languages/en-pronunciations-${half}.ts`, import.meta.url),
    `/**
 * Made by scripts/pack-pronunciations.ts from the CMU Pronouncing Dictionary, (c) 1993-2015 Carnegie Mellon
 * University (BSD-2-Clause, see NOTICE.md). Each entry: a capital for the letters shared with the previous word (A none,
 * B one), the other letters, the stress of each syllable (0 none, 1 primary, 2 secondary), and the sounds from the
 * last stressed vowel on.
 */
export const pronunciations =
  \`${pack(words)}\`;
`,
  );
}

/** The stress of each syllable, and the sounds from the last stressed vowel on (the last vowel if none is stressed). */
function encode(pronunciation: string): string {
  const all = pronunciation.split(' ');
  const stress = all.map((sound) => /\d/.exec(sound)?.[0] ?? '').join('');
  const stressed = all.findLastIndex((sound) => /[12]/.test(sound));
  const from = stressed >= 0 ? stressed : all.findLastIndex((sound) => sound.includes('0'));
  const tail = all
    .slice(from)
    .map((sound) => soundSymbols[sounds.indexOf(sound.replace(/\d/, ''))] ?? '');

  return stress + tail.join('');
}

function pack(entriesToPack: typeof entries): string {
  let before = '';
  const words = entriesToPack.map(([word, ending]) => {
    let shared = 0;
    while (shared < 25 && shared < before.length && word[shared] === before[shared]) shared++;
    before = word;

    return String.fromCharCode(65 + shared) + word.slice(shared) + ending;
  });

  return words.join('').replaceAll(/.{118}/g, '$&\n');
}

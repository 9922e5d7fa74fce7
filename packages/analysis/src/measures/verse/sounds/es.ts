import { syllablesOfSpanish } from '../../../languages/es-syllables.ts';
import type { RhymeKeys, VerseSounds } from './sounds.ts';

/**
 * Spanish verse: adjacent vowels of two words are one syllable (sinalefa); a line that ends on a stressed syllable counts one more, one
 * with the stress on the third-last syllable one less. Rhyme begins at the last stressed vowel: consonant rhyme is perfect, assonance (the
 * vowels alone) slant. Each half of an alejandrino is counted like a line, without sinalefa across the caesura. After Navarro Tomás 1956,
 * Métrica española.
 */
export const spanishSounds: VerseSounds = {
  endingOf(word) {
    const tail = tailOf(word);
    if (tail === '') return null;

    return { perfect: [tail], slant: [`vowels ${assonance(tail)}`] } satisfies RhymeKeys;
  },
  syllablesOf: (words) => (isAlejandrino(words) ? 2 * half : counted(words)),
  counting: {
    5: 'pentasyllable',
    6: 'hexasyllable',
    7: 'heptasyllable',
    8: 'octosyllable',
    9: 'enneasyllable',
    10: 'decasyllable',
    11: 'hendecasyllable',
    12: 'dodecasyllable',
    14: 'alexandrine',
  },
  stressOf: (word) => {
    const count = syllablesOfSpanish(word);
    const fromEnd = stressFromEnd(word);

    return Array.from({ length: count }, (_, at) =>
      count - at === Math.min(count, fromEnd) ? '1' : '0',
    ).join('');
  },
};

/** Syllables per hemistich of an alejandrino. */
const half = 7;

/** Seven and seven syllables, whatever the count of the line as a whole. */
function isAlejandrino(words: readonly string[]): boolean {
  if (words.length < 2 || Math.abs(counted(words) - 2 * half) > 2) return false;

  return words.some(
    (_, end) => counted(words.slice(0, end)) === half && counted(words.slice(end)) === half,
  );
}

function counted(words: readonly string[]): number {
  const last = words.at(-1);
  if (last === undefined) return 0;
  const own = words.reduce((sum, word) => sum + syllablesOfSpanish(word), 0);

  return own - joints(words) + lineEnd(last);
}

const vowels = 'aeiouáéíóúü';

/** Number of word boundaries between two vowels (sinalefa); “y” counts as a vowel. */
function joints(words: readonly string[]): number {
  let count = 0;
  for (let at = 1; at < words.length; at++) {
    const before = words[at - 1] ?? '';
    const after = (words[at] ?? '').replace(/^h(?!ie|ue)/, '');
    const opens = vowels.includes(after.charAt(0)) || after === 'y';
    if (opens && (vowels.includes(before.at(-1) ?? '-') || /y$/.test(before))) count++;
  }

  return count;
}

/** Plus one for a line that ends on a stressed syllable, minus one for stress on the third from last. */
function lineEnd(last: string): number {
  const fromEnd = Math.min(stressFromEnd(last), Math.max(1, syllablesOfSpanish(last)));

  return fromEnd === 1 ? 1 : fromEnd === 2 ? 0 : -1;
}

/** Position of the stressed syllable from the end: by the written accent, or by the default rule. */
function stressFromEnd(word: string): number {
  const accent = word.search(/[áéíóú]/);
  if (accent >= 0) {
    const rest = word.slice(accent).replace(/^.[iu](?![áéíóú])/, 'a');

    return Math.max(1, syllablesOfSpanish(rest));
  }

  return /[aeiouns]$/.test(word) && syllablesOfSpanish(word) > 1 ? 2 : 1;
}

/** The letters from the stressed vowel on, normalized by sound: no h, b for v, no accents. */
function tailOf(word: string): string {
  const plain = sounded(word);
  const groups = [...plain.matchAll(/[aeiou]+/g)];
  const nuclei = groups.flatMap(({ 0: run, index }) => nucleiOf(run, index));
  const fromEnd = stressFromEnd(word);
  const at = nuclei.at(-Math.min(fromEnd, nuclei.length));

  return at === undefined ? '' : plain.slice(at);
}

function sounded(word: string): string {
  return word
    .replaceAll(/qu(?=[eiéí])/g, 'k')
    .replaceAll(/gu(?=[eiéí])/g, 'g')
    .replaceAll(/(?<!c)h/g, '')
    .replaceAll('ll', 'y')
    .replaceAll('v', 'b')
    .replaceAll(/c(?=[eiéí])/g, 'z')
    .replaceAll(/g(?=[eiéí])/g, 'j')
    .replaceAll(/y(?![aeiouáéíóú])/g, 'i')
    .replaceAll('ü', 'u')
    .replaceAll('í', 'I')
    .replaceAll('ú', 'U')
    .normalize('NFD')
    .replaceAll(/\u0301/g, '')
    .replaceAll('I', 'i')
    .replaceAll('U', 'u');
}

/** Indexes of the syllabic vowels in a run; a close vowel next to an open one is a glide. */
function nucleiOf(run: string, from: number): number[] {
  const open = [...run].flatMap((vowel, at) => ('aeo'.includes(vowel) ? [from + at] : []));

  return open.length > 0 ? open : [from + run.length - 1];
}

/** Only the vowels that carry a syllable: gracia rhymes with cara. */
function assonance(tail: string): string {
  const groups = tail.match(/[aeiou]+/g) ?? [];

  return groups
    .map((run) => run.replaceAll(/[iu](?=[aeo])|(?<=[aeo])[iu]/g, '') || run.slice(-1))
    .join('');
}

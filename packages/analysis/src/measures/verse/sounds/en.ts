import { en } from '../../../languages/en.ts';
import { syllablesOfEnglish } from '../../../languages/en-syllables.ts';
import { functionWord } from '../../../languages/word-classes.ts';
import { type Pronunciation, PronunciationDictionary, vowelSigns } from './en-words.ts';
import { type RhymeKeys, sumSyllables, type VerseSounds } from './sounds.ts';

let loaded: Promise<VerseSounds> | undefined;

/** Loads the endings of the CMU Pronouncing Dictionary (490 kB compressed), once. */
export function loadEnglishSounds(): Promise<VerseSounds> {
  loaded ??= Promise.all([
    import('../../../languages/en-pronunciations-a.ts'),
    import('../../../languages/en-pronunciations-m.ts'),
  ]).then((halves) =>
    englishSounds(new PronunciationDictionary(halves.map((half) => half.pronunciations))),
  );

  return loaded;
}

function englishSounds(words: PronunciationDictionary): VerseSounds {
  return {
    endingOf: (word) => endingOf(lastPart(word), words.spoken(lastPart(word))),
    syllablesOf: sumSyllables(syllablesOfEnglish),
    stressOf: (word) => stressOf(word, words.spoken(word)),
  };
}

function lastPart(word: string): string {
  return word.split('-').at(-1) ?? word;
}

/**
 * Perfect: the same sounds from the last stressed vowel on. Slant: the same vowel before consonants of one family (time, mine); two or more
 * of the same consonants after another vowel (worse, horse); an unstressed last syllable that verse may stress (free, eternity); or the
 * same spelling (love, prove).
 */
function endingOf(word: string, spoken: readonly Pronunciation[]): RhymeKeys | null {
  const eye = eyeRhyme(word);
  if (spoken.length === 0) return eye === null ? null : { perfect: [], slant: [eye] };
  const slant = spoken.flatMap(({ stress, tail }) => [
    ...liftedEnding(stress, tail),
    ...familyRhyme(tail),
    ...consonance(tail),
  ]);

  return { perfect: spoken.map(({ tail }) => tail), slant: eye === null ? slant : [...slant, eye] };
}

/** The last syllable alone, if it is stressed or if the last two are unstressed. */
function liftedEnding(stress: string, tail: string): readonly string[] {
  return /[12]$|00$/.test(stress) ? [`lifted ${tail.slice(lastVowel(tail))}`] : [];
}

/** Consonant classes: nasals, voiced stops, and so on. A vowel without consonants is not a slant rhyme. */
function familyRhyme(tail: string): readonly string[] {
  const coda = tail.slice(lastVowel(tail) + 1);
  if (coda === '') return [];

  return [`family ${tail.slice(0, lastVowel(tail) + 1)}${[...coda].map(familyOf).join('')}`];
}

function familyOf(sign: string): string {
  const family = consonantFamilies.find((one) => one.includes(sign));

  return family?.charAt(0) ?? sign;
}

/** m n ng; p t k; b d g; f th s sh ch; v dh z zh j, as phoneme symbols. */
const consonantFamilies = ['mn&', 'ptk', 'b%g', 'f/s#c', 'vdz@!'];

/** Two or more of the same consonants after any vowel; or one sonorous consonant after vowels that are both back or both front. */
function consonance(tail: string): readonly string[] {
  const at = lastVowel(tail);
  const coda = tail.slice(at + 1);
  if (coda.length >= 2) return [`coda ${coda}`];
  const side = at === 0 ? vowelSides.findIndex((vowels) => vowels.includes(tail.charAt(0))) : -1;

  return side >= 0 && carrying.includes(coda) && coda !== '' ? [`coda ${side} ${coda}`] : [];
}

/** Back vowels, front vowels; l r m ng v th k p b g f, as phoneme symbols. */
const vowelSides = ['ao,u=-', 'ei+y;'];
const carrying = 'lqm&v/kpbgf';

function lastVowel(tail: string): number {
  for (let at = tail.length - 1; at >= 0; at--) {
    if (vowelSigns.includes(tail.charAt(at))) return at;
  }

  return 0;
}

/** Inflectional endings: same spelling without rhyming. */
const inflections =
  /^(?:ing|ings|er|ers|ed|es|est|ly|ies|ion|ions|ent|ant|able|al|ous|ess|en|ened|le|les|y|e|a|o)$/;

function eyeRhyme(word: string): string | null {
  const letters = /[aeiouy]+[^aeiouy]*e?$/.exec(word)?.[0] ?? '';

  return letters.length < 3 || inflections.test(letters) ? null : `eye ${letters}`;
}

/** A monosyllabic function word may be stressed or not; other monosyllables usually are. */
function stressOf(word: string, spoken: readonly Pronunciation[]): string | null {
  const [first] = spoken;
  if (!first) return null;
  if (first.stress.length > 1) return first.stress.replaceAll('2', '1');

  return (en.classify(word, 1) & functionWord) !== 0 || oldSmallWords.has(word) ? '?' : '1';
}

const oldSmallWords = new Set(
  "thee thou thy thine hath doth dost hast art wert shalt wilt nor ye 'twas 'tis ere o'er lest whilst oft st mr".split(
    ' ',
  ),
);

import { isMuteVerb, syllablesOfFrench } from '../../../languages/fr-syllables.ts';
import type { RhymeKeys, VerseSounds } from './sounds.ts';

/**
 * French verse: an e that is mute in prose counts within the line before a consonant, not before a vowel and not at the line’s end. Rhyme
 * is of sounds: perfect if the last pronounced vowel and a consonant after or before it are the same, slant (rime pauvre) if only the vowel
 * is. After Grammont 1913.
 */
export const frenchSounds: VerseSounds = {
  endingOf(word) {
    const sounds = soundsOf(word.replace(/^.*['-](?=.)/, ''));
    const at = sounds.search(/[aAeEiouyOI2@5§](?:[^aAeEiouyOI2@5§]*)$/);
    if (at < 0) return null;
    const tail = sounds.slice(at);
    const whole = tail.length > 1 ? tail : sounds.slice(Math.max(0, at - 1));

    return { perfect: [whole], slant: [`vowel ${tail}`] } satisfies RhymeKeys;
  },
  syllablesOf(words) {
    return words.reduce(
      (sum, word, at) => sum + syllablesOfFrench(word) + spokenMute(word, words[at + 1]),
      0,
    );
  },
  counting: {
    6: 'hexasyllable',
    7: 'heptasyllable',
    8: 'octosyllable',
    10: 'decasyllable',
    11: 'hendecasyllable',
    12: 'alexandrine',
  },
  stressOf: () => null,
};

/** 1 if the final mute e of a word counts as a syllable in the line. */
function spokenMute(word: string, next: string | undefined): number {
  if (next === undefined || !endsMute(word)) return 0;
  const meetsVowel =
    /^(?:[aeiouyàâéèêëîïôûùœ]|h(?!aut|ér(?:os|iss)|ont|aine|aï|âte|ors|uit|arp|alte|ibou))/.test(
      next,
    );

  return word.endsWith('e') && meetsVowel ? 0 : 1;
}

/** A mute e after a consonant, in a word with another vowel. */
function endsMute(word: string): boolean {
  const stem = word.replace(isMuteVerb(word) ? /ent$/ : /es?$/, '');

  return (
    stem !== word &&
    /[aeiouyàâéèêëîïôûùœ]/.test(stem.replace(/[qg]u$/, '')) &&
    /(?:[^aeiouyéèêàâîôûù]|[qg]u)$/.test(stem)
  );
}

/** The sounds at the end of a word, one symbol each. */
function soundsOf(word: string): string {
  const isMute = isMuteVerb(word);
  let letters = word.replace(isMute ? /ent$/ : /(?<=.[^aeiou]|[éiu])es?$/, 'ə');
  if (!letters.endsWith('ə')) letters = withoutSilent(letters);
  for (const [pattern, sound] of sounds) letters = letters.replaceAll(pattern, sound);

  return letters.replaceAll('ə', '');
}

/** Silent final consonants. */
function withoutSilent(letters: string): string {
  if (/^(?:mer|fer|hiver|enfer|cher|fier|hier|amer|ver|cancer)s?$/.test(letters))
    return letters.replace(/s$/, '');
  if (/^(?:fils|ours|sens|lys|mars|as|os|hélas|jadis|tous|vénus)$/.test(letters)) return letters;
  const bare = letters
    .replace(/(?:er|ez)$/, 'é')
    .replace(/(?:ds|ts|ps|cs|gs|[sxzdtp])$/, '')
    .replace(/(?<=[nr])[tdcg]$/, '');

  return bare.replace(/et$/, 'è');
}

/** Spellings and their sounds, the longest first: @ an, 5 in, § on, 2 eu, O o, E è, I é. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ç/g, 's'],
  [/(?<=[aeiouéèêâîôû])s(?=[aeiouyéèêâîôûə])/g, 'z'],
  [/c(?=[eiyéèê])/g, 's'],
  [/ch/g, 'S'],
  [/ph/g, 'f'],
  [/mn(?=ə)/g, 'n'],
  [/qu|q|ck|cc|c/g, 'k'],
  [/ge(?=[aou])|g(?=[eiyéèêə])|j/g, 'Z'],
  [/gu(?=[eiyéèêə])/g, 'g'],
  [/gn/g, 'N'],
  [/th/g, 't'],
  [/h/g, ''],
  [/euill|euil|ueill|ueil|œil/g, '2J'],
  [/eill|eil(?=$)/g, 'EJ'],
  [/aill|ail(?=$)/g, 'aJ'],
  [/ouill/g, 'uJ'],
  [/(?<=[^v])ill(?=[eaoə])/g, 'iJ'],
  [/eau|au/g, 'O'],
  [/oin/g, 'w5'],
  [/(?:aî?n|eî?n|ai|ei|i|y|u)(?:n|m)(?![aeiouyéèêâîônmə])/g, '5'],
  [/i[eé]n(?![aeiouyéèêâîôné])/g, 'j5'],
  [/(?:a|e|â)[nm](?![aeiouyéèêâîônmə])/g, '@'],
  [/o[nm](?![aeiouyéèêâîônmə])/g, '§'],
  [/oeu|œu|eû|eu/g, '2'],
  [/oi|oî|oê/g, 'wa'],
  [/où|oû|ou/g, 'U'],
  [/aî|ai|ei|ê|è|ë/g, 'E'],
  [/é/g, 'I'],
  [/e(?=[^aeiouyIEO2U@5§wə]{1,2}ə?$)/g, 'E'],
  [/[âà]/g, 'a'],
  [/[ôo]/g, 'O'],
  [/[ûùu]/g, 'y'],
  [/[îïiy](?=y)/g, 'i'],
  [/[îï]/g, 'i'],
  [/U/g, 'u'],
  [/([a-zA-Z])\1/g, '$1'],
];

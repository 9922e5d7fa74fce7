import { aDouble, aWrongLetter } from './costs.ts';
import type { Near } from './near-words.ts';

/**
 * The word that a consonant three times over is a slip of: allles, Schifff, balllon. What is drawn out as it is said is none: a vowel
 * (hoolaaa), or a consonant that can be held and that the word has but once (señorrr, Immmer). One held at the end of a word that has it
 * twice (kommm) may be either: it counts as farther off, which speech is left. Null where it is none, or no word is known.
 */
export function withoutThird(word: string, knows: (word: string) => boolean): Near | null {
  const found = /^(.+?)(\p{L})\2\2(?!\2)(.*)$/iu.exec(word);
  if (!found) return null;
  const [, before = '', letter = '', behind = ''] = found;
  const isLone = !/(\p{L})\1\1/iu.test(behind) && !new RegExp(`${letter}$`, 'iu').test(before);
  if (!isLone || vowels.test(letter) || !vowels.test(before + behind)) return null;
  const isHeld = held.test(letter);
  const twice = meant(before + letter + letter + behind, knows);
  if (twice) return { word: twice, cost: isHeld && behind === '' ? aWrongLetter : aDouble };
  const once = isHeld ? null : meant(before + letter + behind, knows);

  return once ? { word: once, cost: aDouble } : null;
}

const vowels = /[aeiouyáéíóúàâèêëîïôùûœäöü]/i;
const held = /[fhjmnrsvzß]/i;

/** As it is, or with the accent that it lacks as well (balllon for balón). */
function meant(word: string, knows: (word: string) => boolean): string | null {
  if (knows(word)) return word;
  const accented = [...word].flatMap((letter, at) => {
    const marked = accents[letter];

    return marked === undefined ? [] : [word.slice(0, at) + marked + word.slice(at + 1)];
  });

  return accented.find(knows) ?? null;
}

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

import { exchanges, sounds } from './near-words.ts';
import type { Speller, SpellingHabits } from './speller.ts';

/** So many at most are offered, and so many look-ups made. */
const most = 3;
const mostTries = 4000;

/**
 * Known words that two slips of the likely kinds part from this one, the likeliest first: letters doubled or not, vowels and
 * sounds taken for one another, neighbours exchanged (dissapear, disapeer, embarasment). To be asked when nothing is nearer.
 */
export function wordsTwoSlipsAway(
  word: string,
  speller: Pick<Speller, 'knows' | 'lists'>,
  habits: SpellingHabits,
): readonly string[] {
  const knows = speller.lists ?? speller.knows;
  const found = new Map<string, number>();
  const tried = new Set([word]);
  for (const [first, cost] of likelySlips(word, habits)) {
    for (const [second, more] of likelySlips(first, habits)) {
      if (tried.size > mostTries) break;
      if (!tried.has(second)) {
        tried.add(second);
        if (knows(second)) found.set(second, cost + more);
      } else if (found.has(second)) {
        found.set(second, Math.min(found.get(second) ?? 0, cost + more));
      }
    }
  }

  return [...found]
    .sort(([one, cost], [other, its]) => cost - its || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([candidate]) => candidate);
}

/** The likely slips of one kind each, and what they cost. */
function likelySlips(word: string, habits: SpellingHabits): ReadonlyMap<string, number> {
  const slips = new Map<string, number>();
  const take = (candidate: string, cost: number) => {
    if ((slips.get(candidate) ?? 9) > cost) slips.set(candidate, cost);
  };
  sounds(word, habits, take);
  exchanges(word, take);
  for (let at = 0; at < word.length; at++) {
    const letter = word[at] ?? '';
    if (letter === word[at + 1]) take(word.slice(0, at) + word.slice(at + 1), doubling);
    else if (!vowels.includes(letter)) take(word.slice(0, at) + letter + word.slice(at), doubling);
    else changeVowel(word, at, take);
  }

  return slips;
}

/** Another vowel in its place, or none. */
function changeVowel(word: string, at: number, take: (one: string, cost: number) => void): void {
  for (const vowel of vowels) {
    if (vowel !== word[at]) take(word.slice(0, at) + vowel + word.slice(at + 1), 0.7);
  }
  if (at > 0) take(word.slice(0, at) + word.slice(at + 1), 0.8);
}

const doubling = 0.5;
const vowels = 'aeiou';

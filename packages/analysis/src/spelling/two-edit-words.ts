import type { Speller, SpellingPatterns } from './speller.ts';
import { tryAlikeSpellings, tryTranspositions } from './spelling-candidates.ts';

/** Maximum numbers of suggestions and of lookups. */
const maxWords = 3;
const maxLookups = 4000;

/**
 * Known words two likely edits away, the likeliest first: doubling errors, confused vowels and sounds, transpositions (dissapear, disapeer,
 * embarasment). Used only if no closer word is found.
 */
export function findTwoEditWords(
  word: string,
  speller: Pick<Speller, 'knows' | 'isSuggestable'>,
  patterns: SpellingPatterns,
): readonly string[] {
  const knows = speller.isSuggestable ?? speller.knows;
  const found = new Map<string, number>();
  const tried = new Set([word]);
  for (const [first, cost] of likelyEdits(word, patterns)) {
    for (const [second, secondCost] of likelyEdits(first, patterns)) {
      if (tried.size > maxLookups) break;
      if (!tried.has(second)) {
        tried.add(second);
        if (knows(second)) found.set(second, cost + secondCost);
      } else if (found.has(second)) {
        found.set(second, Math.min(found.get(second) ?? 0, cost + secondCost));
      }
    }
  }

  return [...found]
    .sort(([one, cost], [other, otherCost]) => cost - otherCost || (one < other ? -1 : 1))
    .slice(0, maxWords)
    .map(([candidate]) => candidate);
}

/** Likely single edits of a word, with their costs. */
function likelyEdits(word: string, patterns: SpellingPatterns): ReadonlyMap<string, number> {
  const edits = new Map<string, number>();
  const addCandidate = (candidate: string, cost: number) => {
    if ((edits.get(candidate) ?? 9) > cost) edits.set(candidate, cost);
  };
  tryAlikeSpellings(word, patterns, addCandidate);
  tryTranspositions(word, addCandidate);
  for (let at = 0; at < word.length; at++) {
    const letter = word[at] ?? '';
    if (letter === word[at + 1]) addCandidate(word.slice(0, at) + word.slice(at + 1), doublingCost);
    else if (!vowels.includes(letter))
      addCandidate(word.slice(0, at) + letter + word.slice(at), doublingCost);
    else changeVowel(word, at, addCandidate);
  }

  return edits;
}

/** Replaces or removes a vowel. */
function changeVowel(
  word: string,
  at: number,
  addCandidate: (one: string, cost: number) => void,
): void {
  for (const vowel of vowels) {
    if (vowel !== word[at]) addCandidate(word.slice(0, at) + vowel + word.slice(at + 1), 0.7);
  }
  if (at > 0) addCandidate(word.slice(0, at) + word.slice(at + 1), 0.8);
}

const doublingCost = 0.5;
const vowels = 'aeiou';

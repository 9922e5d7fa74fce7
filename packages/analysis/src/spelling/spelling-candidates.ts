import type { Speller, SpellingPatterns } from './speller.ts';

type CostByWord = Map<string, number>;

/** Maximum number of suggestions. */
const maxCandidates = 5;
const maxCost = 1.9;

/**
 * Known words one edit away, the likeliest first: accents and commonly confused sounds, two letters transposed, one letter doubled, wrong,
 * missing or superfluous, a missing space. Costs several hundred lookups.
 */
export function findCandidates(
  word: string,
  speller: Pick<Speller, 'knows' | 'isSuggestable'>,
  patterns: SpellingPatterns,
): readonly SpellingCandidate[] {
  const knows = speller.isSuggestable ?? speller.knows;
  const isCapital = word !== word.toLowerCase();
  const base = word.toLowerCase();
  const triedWords = new Set([base]);
  const costs: CostByWord = new Map();
  const tryCandidate = (candidate: string, cost: number) => {
    if (candidate === '' || triedWords.has(candidate)) return;
    triedWords.add(candidate);
    const written = isCapital ? upperFirst(candidate) : candidate;
    if (knows(written)) costs.set(written, cost);
    else if (!isCapital && knows(upperFirst(candidate)))
      costs.set(upperFirst(candidate), cost + 0.3);
  };

  if (!isCapital && knows(upperFirst(base))) costs.set(upperFirst(base), 0.1);
  tryAccents(base, patterns, tryCandidate);
  if (patterns.letters.includes('œ')) tryCandidate(base.replaceAll('oe', 'œ'), accentEditCost);
  tryAlikeSpellings(base, patterns, tryCandidate);
  tryTranspositions(base, tryCandidate);
  tryDeletions(base, tryCandidate);
  trySubstitutions(base, patterns, tryCandidate);
  tryInsertions(base, patterns, tryCandidate);
  const all = [...costs].filter(([, cost]) => cost <= maxCost);
  trySplits(word, patterns, (one, other) => {
    if (!knows(one) || !knows(other)) return;
    const isAllowed = one.length === 1 || all.length === 0;
    if (isAllowed) all.push([`${one} ${other}`, one.length === 1 ? 0.5 : 1.6]);
  });

  return all
    .sort(([one, cost], [other, otherCost]) => cost - otherCost || (one < other ? -1 : 1))
    .slice(0, maxCandidates)
    .map(([candidate, cost]) => ({ word: candidate, cost }));
}

/** A known word and its edit cost: below 1 a common typo, above 1 a rare one. */
export type SpellingCandidate = { word: string; cost: number };

type TryCandidate = (candidate: string, cost: number) => void;

/** Cost of one accent, or of a ligature written as two letters (œil). */
const accentEditCost = 0.15;

const accentedLetters: Readonly<Record<string, string>> = {
  a: 'áàâä',
  e: 'éèêë',
  i: 'íîï',
  o: 'óôö',
  u: 'úùûü',
  c: 'ç',
  n: 'ñ',
};
const plainLetters = new Map(
  Object.entries(accentedLetters).flatMap(([letter, others]) =>
    [...others].map((other) => [other, letter]),
  ),
);

/** Tries accents on up to three letters, limited to a number of variants. */
function tryAccents(word: string, { letters }: SpellingPatterns, tryCandidate: TryCandidate): void {
  const maxVariants = 300;
  let variants: { text: string; changes: number }[] = [{ text: '', changes: 0 }];
  for (const letter of word) {
    const plain = plainLetters.get(letter) ?? letter;
    const others = [plain, ...(accentedLetters[plain] ?? '')].filter(
      (other) => other !== letter && letters.includes(other),
    );
    variants = variants
      .flatMap(({ text, changes }) => [
        { text: text + letter, changes },
        ...(changes < 3
          ? others.map((other) => ({ text: text + other, changes: changes + 1 }))
          : []),
      ])
      .slice(0, maxVariants);
  }
  for (const { text, changes } of variants) tryCandidate(text, accentEditCost * changes);
}

/** Tries similar-sounding and commonly confused spellings at each position. */
export function tryAlikeSpellings(
  word: string,
  { similarSpellings }: SpellingPatterns,
  tryCandidate: TryCandidate,
): void {
  for (const [one, other] of similarSpellings) {
    replaceEach(word, one, other, tryCandidate);
    replaceEach(word, other, one, tryCandidate);
  }
}

function replaceEach(word: string, from: string, to: string, tryCandidate: TryCandidate): void {
  if (from === '') {
    if (to === 'h')
      for (let at = 0; at <= word.length; at++)
        tryCandidate(word.slice(0, at) + to + word.slice(at), 0.7);

    return;
  }
  for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) {
    const cost = at + from.length === word.length ? 0.4 : at === 0 ? 0.6 : 0.5;
    tryCandidate(word.slice(0, at) + to + word.slice(at + from.length), cost);
  }
}

/** Tries transposed adjacent letters. */
export function tryTranspositions(word: string, tryCandidate: TryCandidate): void {
  for (let at = 0; at < word.length - 1; at++) {
    const [one = '', other = ''] = [word[at], word[at + 1]];
    tryCandidate(word.slice(0, at) + other + one + word.slice(at + 2), at === 0 ? 0.9 : 0.6);
  }
}

function tryDeletions(word: string, tryCandidate: TryCandidate): void {
  if (word.length < 3) return;
  for (let at = 0; at < word.length; at++) {
    const isDouble = word[at] === word[at - 1] || word[at] === word[at + 1];
    tryCandidate(word.slice(0, at) + word.slice(at + 1), isDouble ? 0.55 : at === 0 ? 1.5 : 1);
  }
}

function trySubstitutions(
  word: string,
  { letters }: SpellingPatterns,
  tryCandidate: TryCandidate,
): void {
  for (let at = 0; at < word.length; at++) {
    const here = word[at] ?? '';
    for (const letter of letters) {
      if (letter === here || letter === "'") continue;
      const isSound = vowels.includes(letter) === vowels.includes(here);
      const cost =
        isSound && vowels.includes(letter) ? 0.8 : areAdjacentKeys(letter, here) ? 0.9 : 1.2;
      tryCandidate(word.slice(0, at) + letter + word.slice(at + 1), cost + (at === 0 ? 0.5 : 0));
    }
  }
}

function tryInsertions(
  word: string,
  { letters }: SpellingPatterns,
  tryCandidate: TryCandidate,
): void {
  for (let at = 0; at <= word.length; at++) {
    for (const letter of letters) {
      const isDouble = letter === word[at - 1] || letter === word[at];
      const cost = letter === "'" ? 0.5 : isDouble ? 0.55 : at === 0 ? 1.4 : 1;
      tryCandidate(word.slice(0, at) + letter + word.slice(at), cost);
    }
  }
}

function trySplits(
  word: string,
  { oneLetterWords }: SpellingPatterns,
  tryCandidate: (one: string, other: string) => void,
) {
  for (let at = 1; at < word.length; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    if (suffixWords.has(other)) continue;
    const isWhole = (part: string) =>
      part.length > 2 || (part.length === 1 && oneLetterWords.includes(part.toLowerCase()));
    if (isWhole(one) && isWhole(other)) tryCandidate(one, other);
  }
}

/** Suffixes that are also words but never intended as such. */
const suffixWords = new Set(
  'ally ant ants est ted den men man less some ness able ism ish ward like eth ers ing ring ling ting red ter'.split(
    ' ',
  ),
);

const vowels = 'aeiouyáéíóúàâêîôûäöü';
const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function areAdjacentKeys(one: string, other: string): boolean {
  return keyboardRows.some(
    (row) =>
      row.includes(one) &&
      Math.abs(row.indexOf(one) - row.indexOf(other)) === 1 &&
      row.includes(other),
  );
}

function upperFirst(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

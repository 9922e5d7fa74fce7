import type { Speller, SpellingHabits } from './speller.ts';

type Found = Map<string, number>;

/** So many at most are offered. */
const most = 5;
const dearest = 1.9;

/**
 * Known words one slip away, the likeliest first: accents and sounds that are often taken for one another, two letters
 * exchanged, one doubled, one wrong, missing or too many, a space left out. Costs some hundred look-ups.
 */
export function nearWords(
  word: string,
  speller: Pick<Speller, 'knows' | 'lists'>,
  habits: SpellingHabits,
): readonly Near[] {
  const knows = speller.lists ?? speller.knows;
  const isCapital = word !== word.toLowerCase();
  const base = word.toLowerCase();
  const tried = new Set([base]);
  const found: Found = new Map();
  const attempt = (candidate: string, cost: number) => {
    if (candidate === '' || tried.has(candidate)) return;
    tried.add(candidate);
    const written = isCapital ? upperFirst(candidate) : candidate;
    if (knows(written)) found.set(written, cost);
    else if (!isCapital && knows(upperFirst(candidate)))
      found.set(upperFirst(candidate), cost + 0.3);
  };

  if (!isCapital && knows(upperFirst(base))) found.set(upperFirst(base), 0.1);
  accents(base, habits, attempt);
  if (habits.letters.includes('œ')) attempt(base.replaceAll('oe', 'œ'), anAccentEach);
  sounds(base, habits, attempt);
  exchanges(base, attempt);
  dropped(base, attempt);
  replaced(base, habits, attempt);
  added(base, habits, attempt);
  const all = [...found].filter(([, cost]) => cost <= dearest);
  split(word, habits, (one, other) => {
    if (!knows(one) || !knows(other)) return;
    const isFree = one.length === 1 || all.length === 0;
    if (isFree) all.push([`${one} ${other}`, one.length === 1 ? 0.5 : 1.6]);
  });

  return all
    .sort(([one, cost], [other, its]) => cost - its || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([candidate, cost]) => ({ word: candidate, cost }));
}

/** A known word, and how far it is: below 1 a common slip, above 1 a rare one. */
export type Near = { word: string; cost: number };

type Attempt = (candidate: string, cost: number) => void;

/** What an accent costs, or two letters that are written as one (œil). */
const anAccentEach = 0.15;

const marked: Readonly<Record<string, string>> = {
  a: 'áàâä',
  e: 'éèêë',
  i: 'íîï',
  o: 'óôö',
  u: 'úùûü',
  c: 'ç',
  n: 'ñ',
};
const bare = new Map(
  Object.entries(marked).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
);

/** Any accents of the language on up to three letters; so many candidates at most. */
function accents(word: string, { letters }: SpellingHabits, attempt: Attempt): void {
  const mostVariants = 300;
  let variants: { text: string; changes: number }[] = [{ text: '', changes: 0 }];
  for (const letter of word) {
    const plain = bare.get(letter) ?? letter;
    const others = [plain, ...(marked[plain] ?? '')].filter(
      (other) => other !== letter && letters.includes(other),
    );
    variants = variants
      .flatMap(({ text, changes }) => [
        { text: text + letter, changes },
        ...(changes < 3
          ? others.map((other) => ({ text: text + other, changes: changes + 1 }))
          : []),
      ])
      .slice(0, mostVariants);
  }
  for (const { text, changes } of variants) attempt(text, anAccentEach * changes);
}

/** What sounds alike, or is often taken for it, at each place. */
export function sounds(word: string, { alike }: SpellingHabits, attempt: Attempt): void {
  for (const [one, other] of alike) {
    swapEach(word, one, other, attempt);
    swapEach(word, other, one, attempt);
  }
}

function swapEach(word: string, from: string, to: string, attempt: Attempt): void {
  if (from === '') {
    if (to === 'h')
      for (let at = 0; at <= word.length; at++)
        attempt(word.slice(0, at) + to + word.slice(at), 0.7);

    return;
  }
  for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) {
    const cost = at + from.length === word.length ? 0.4 : at === 0 ? 0.6 : 0.5;
    attempt(word.slice(0, at) + to + word.slice(at + from.length), cost);
  }
}

/** Two neighbours, the wrong way round. */
export function exchanges(word: string, attempt: Attempt): void {
  for (let at = 0; at < word.length - 1; at++) {
    const [one = '', other = ''] = [word[at], word[at + 1]];
    attempt(word.slice(0, at) + other + one + word.slice(at + 2), at === 0 ? 0.9 : 0.6);
  }
}

function dropped(word: string, attempt: Attempt): void {
  if (word.length < 3) return;
  for (let at = 0; at < word.length; at++) {
    const isDouble = word[at] === word[at - 1] || word[at] === word[at + 1];
    attempt(word.slice(0, at) + word.slice(at + 1), isDouble ? 0.55 : at === 0 ? 1.5 : 1);
  }
}

function replaced(word: string, { letters }: SpellingHabits, attempt: Attempt): void {
  for (let at = 0; at < word.length; at++) {
    const here = word[at] ?? '';
    for (const letter of letters) {
      if (letter === here || letter === "'") continue;
      const isSound = vowels.includes(letter) === vowels.includes(here);
      const cost = isSound && vowels.includes(letter) ? 0.8 : isNeighbour(letter, here) ? 0.9 : 1.2;
      attempt(word.slice(0, at) + letter + word.slice(at + 1), cost + (at === 0 ? 0.5 : 0));
    }
  }
}

function added(word: string, { letters }: SpellingHabits, attempt: Attempt): void {
  for (let at = 0; at <= word.length; at++) {
    for (const letter of letters) {
      const isDouble = letter === word[at - 1] || letter === word[at];
      const cost = letter === "'" ? 0.5 : isDouble ? 0.55 : at === 0 ? 1.4 : 1;
      attempt(word.slice(0, at) + letter + word.slice(at), cost);
    }
  }
}

function split(
  word: string,
  { single }: SpellingHabits,
  attempt: (one: string, other: string) => void,
) {
  for (let at = 1; at < word.length; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    if (endings.has(other)) continue;
    const isWhole = (part: string) =>
      part.length > 2 || (part.length === 1 && single.includes(part.toLowerCase()));
    if (isWhole(one) && isWhole(other)) attempt(one, other);
  }
}

/** Known as words by themselves, but never meant. */
const endings = new Set(
  'ally ant ants est ted den men man less some ness able ism ish ward like eth ers ing ring ling ting red ter'.split(
    ' ',
  ),
);

const vowels = 'aeiouyáéíóúàâêîôûäöü';
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function isNeighbour(one: string, other: string): boolean {
  return rows.some(
    (row) =>
      row.includes(one) &&
      Math.abs(row.indexOf(one) - row.indexOf(other)) === 1 &&
      row.includes(other),
  );
}

function upperFirst(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

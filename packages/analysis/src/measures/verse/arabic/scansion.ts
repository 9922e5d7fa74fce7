/**
 * Scansion of vocalised Arabic verse into moving (1) and quiescent (0) letters, as spoken: doubled letters twice, the n of the tanwīn, no
 * alif of joining, no long vowel before a quiescent letter, the last vowel long. `?` is a long vowel that may be read short (لَهُ, أَنَا).
 * The sign sukūn and the vowel sign before a long vowel letter are optional. After Wright, A Grammar of the Arabic Language (1898), §§
 * 191–197.
 *
 * @example quantitiesOf('فَعُولُنْ مَفَاعِيلُنْ') // '110101101010'
 */
export function quantitiesOf(text: string): string {
  const heard: Sound[] = [];
  for (const [at, word] of spelledOut(text).entries()) appendSounds(word, at === 0, heard);

  return joined(heard);
}

/** Share of letters with vowel signs among those that would have one in a vocalised text, 0–1. */
export function vocalised(text: string): number {
  const letters = lettersOf(text).filter(({ letter }) => !'اٱآىوي'.includes(letter));

  return letters.length === 0
    ? 0
    : letters.filter(({ signs }) => signs !== '').length / letters.length;
}

type Letter = { letter: string; signs: string };

/** A moving letter, a quiescent one, or a vowel that may be long; `isVowel` marks a vowel that is dropped before a quiescent letter. */
type Sound = { weight: '1' | '0' | '?'; isVowel: boolean };

const moving: Sound = { weight: '1', isVowel: false };
const resting: Sound = { weight: '0', isVowel: false };
const long: Sound = { weight: '0', isVowel: true };
const either: Sound = { weight: '?', isVowel: true };

const shortVowel = /[\u064e-\u0650]/;
const nunation = /[\u064b-\u064d]/;
const shadda = '\u0651';
const dagger = '\u0670';
const vowelled = /[\u064b-\u0650\u0670]/;

function lettersOf(word: string): readonly Letter[] {
  return [...word.matchAll(/(\p{L})([\u064b-\u0652\u0670\u06e1]*)/gu)].map(
    ([, letter = '', signs = '']) => ({ letter, signs }),
  );
}

/** Adds vowels that are not written by convention (هذا, لكن, الله), and moves the alif of a tanwīn after it. */
function spelledOut(text: string): readonly string[] {
  return text
    .normalize('NFC')
    .replaceAll('\u0640', '')
    .replaceAll(/([اى])([\u064b-\u064d])/g, '$2$1')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '')
    .map((word) =>
      customs.reduce((spelled, [pattern, vowel]) => spelled.replace(pattern, vowel), word),
    );
}

const signs = '[\\u064b-\\u0652]*';
const opening = `^((?:[وفبكل]${signs}){0,2})`;
const customs: readonly (readonly [pattern: RegExp, spelled: string])[] = [
  [new RegExp(`${opening}ه${signs}(?=ذ|ؤ|ك${signs}ذ)`, 'u'), '$1ه\u064e\u0670'],
  [new RegExp(`${opening}ذ${signs}(?=ل${signs}ك)`, 'u'), '$1ذ\u064e\u0670'],
  [new RegExp(`^((?:[وف]${signs})?)ل${signs}(?=ك${signs}ن)`, 'u'), '$1ل\u064e\u0670'],
  [new RegExp(`${opening}أ${signs}و${signs}ل${signs}(?=ئ|ا${signs}ئ)`, 'u'), '$1أُلَ\u0670'],
  [/(لِ?لّ)\u064e?(?=ه)/u, '$1\u064e\u0670'],
  [/(لِ?ل\u064e\u0651|لِ?ل\u0651\u064e?)(?=ه)/u, '$1\u0670'],
  [/(إِ?ل)\u064e?(?=ه[^ا])/u, '$1\u064e\u0670'],
  [/(رَّ?حْ?م)\u064e?(?=ن[\u064b-\u0652]*$)/u, '$1\u064e\u0670'],
];

function appendSounds(word: string, isFirst: boolean, heard: Sound[]): void {
  const letters = lettersOf(word);
  letters.forEach((one, at) => {
    const place = { before: letters[at - 1], next: letters[at + 1], isFirst: isFirst && at === 0 };
    if (one.letter === 'آ') heard.push(moving, long);
    else if (one.letter === 'ى' && nunation.test(place.before?.signs ?? ''))
      return; // أسًى
    else if ('اٱ'.includes(one.letter)) hearAlif(one, place, heard);
    else if (isLongGlide(one, place))
      heard.push(one.letter === 'ى' || !isOpen(place) ? long : resting);
    else hearConsonant(one, place, heard);
  });
  if (/^[وف]?\u064e?أ\u064e?ن\u064e?ا$/u.test(word)) heard.splice(-1, 1, either);
  const last = letters.at(-1);
  const isPronoun = last?.letter === 'ه' && /[\u064f\u0650]/.test(last.signs);
  if (isPronoun && letters.length > 1 && heard.at(-2)?.weight === '1') heard.push(either);
}

type LetterContext = { before: Letter | undefined; next: Letter | undefined; isFirst: boolean };

/** After a letter with an a, و and ي are quiescent consonants (يَوْم), not vowels. */
function isOpen({ before }: LetterContext): boolean {
  return before?.signs.includes('\u064e') ?? false;
}

/** A long vowel; or the alif of joining, pronounced only at the beginning; or mute after a tanwīn or the و of a plural. */
function hearAlif(
  { signs: own }: Letter,
  { before, next, isFirst }: LetterContext,
  heard: Sound[],
): void {
  if (!before) {
    const isHeld = shortVowel.test(own) && next !== undefined && vowelled.test(next.signs);
    if (isFirst || (isHeld && !next.signs.includes(shadda))) heard.push(moving);

    return;
  }
  const isPlural = before.letter === 'و' && !next && !vowelled.test(before.signs);
  if (!nunation.test(before.signs) && !isPlural) heard.push(long);
}

function isLongGlide({ letter, signs: own }: Letter, { before }: LetterContext): boolean {
  if (!before || !'وىي'.includes(letter)) return false;
  if (nunation.test(before.signs)) return false;

  return !vowelled.test(own.replace(dagger, '')) && !own.includes(shadda);
}

function hearConsonant(one: Letter, { before, next }: LetterContext, heard: Sound[]): void {
  const { letter, signs: own } = one;
  const isDoubled = own.includes(shadda);
  if (letter === 'و' && before && nunation.test(before.signs) && !next) return; // عَمْرٌو
  if (isDoubled) heard.push(resting);
  if (vowelled.test(own)) {
    heard.push(moving);
    if (nunation.test(own)) heard.push(resting);
    if (own.includes(dagger)) heard.push(long);
  } else if (isDoubled) {
    if (next) heard.push(moving);
  } else if (/[\u0652\u06e1]/.test(own)) heard.push(resting);
  else if (next?.signs.includes(shadda)) return;
  else heard.push(!before || isBeforeLong(next) ? moving : resting);
}

/** The vowel sign of a letter may be missing if its long vowel letter follows. */
function isBeforeLong(next: Letter | undefined): boolean {
  return next !== undefined && 'اىوي'.includes(next.letter) && !/[\u064b-\u0652]/.test(next.signs);
}

/**
 * Two adjacent quiescent letters are possible only at the end: elsewhere a long vowel is dropped and a consonant gets a vowel. The last
 * vowel is long.
 */
function joined(heard: readonly Sound[]): string {
  const weights = heard.map(({ weight, isVowel }, at) => {
    const next = heard[at + 1];
    if (weight === '1' || next?.weight !== '0') return weight;
    if (at + 2 === heard.length && weight === '0') return weight;

    return isVowel ? '' : '1';
  });
  const line = weights.join('').replace(/\?$/, '0');

  return line.endsWith('1') ? `${line}0` : line;
}

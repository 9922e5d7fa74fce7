import { describe, expect, test } from 'vitest';
import { analyze } from '../analyze.ts';
import { catalogue } from '../catalogue.ts';
import type { Finding } from '../findings.ts';
import type { PhraseLists } from '../languages/language.ts';
import { arabicPhrases } from '../lexicons/ar-phrases.ts';
import { germanPhrases } from '../lexicons/de-phrases.ts';
import { englishPhrases } from '../lexicons/en-phrases.ts';
import { spanishPhrases } from '../lexicons/es-phrases.ts';
import { frenchPhrases } from '../lexicons/fr-phrases.ts';
import type { LanguageCode } from '../options.ts';
import type { PhraseTree } from './phrase-book.ts';
import { treeOf } from './phrase-lists.ts';
import { articleBefore } from './replacement-forms.ts';

type Book = { language: LanguageCode; lists: PhraseLists; before: string; after: string };

const books: readonly Book[] = [
  { language: 'en', lists: englishPhrases, before: 'They heard that', after: 'old boats came.' },
  { language: 'es', lists: spanishPhrases, before: 'Oyeron que', after: 'barcos llegaban.' },
  { language: 'fr', lists: frenchPhrases, before: 'Alors', after: 'les bateaux viennent.' },
  { language: 'de', lists: germanPhrases, before: 'Dort hat', after: 'wohl jemand gerufen.' },
  { language: 'ar', lists: arabicPhrases, before: 'ثم', after: 'على الرصيف.' },
];

describe.each(books)('every replacement of the lists of $language', (book) => {
  const phrases = phrasesOf(treeOf(book.lists, (phrase) => phrase.toLowerCase().split(/\s+/)));
  const texts = phrases.flatMap((phrase) => [
    `${book.before} ${phrase} ${book.after}`,
    `${capitalized(phrase)} ${book.after}`,
    `${book.before} ${phrase} ${book.after}`.toUpperCase(),
    ...(book.language === 'en' ? [`It was a ${phrase} ${book.after}`] : []),
  ]);
  const read = texts.map((text) => replacementsIn(text, book.language));

  test('is offered for many phrases', () => {
    expect(read.filter((found) => found.length > 0).length).toBeGreaterThan(phrases.length / 4);
  });

  test('keeps lower case, capital and capitals', () => {
    const wrong = read.flat().filter(({ written, suggestion }) => !isCaseKept(written, suggestion));

    expect(wrong.map(told)).toEqual([]);
  });

  test('brings in no first person', () => {
    const person =
      /(?<!\p{L})(?:my|me|i|our|us|we|mi|mis|nuestro|mon|ma|mes|nos|mein|unser)(?!\p{L})/iu;
    const wrong = read
      .flat()
      .filter(({ written, suggestion }) => person.test(suggestion) && !person.test(written));

    expect(wrong.map(told)).toEqual([]);
  });

  test('leaves no word twice and no wrong article', () => {
    const wrong = read
      .flat()
      .filter(
        ({ text, result }) => isBroken(result, book.language) && !isBroken(text, book.language),
      );

    expect(wrong.map(told)).toEqual([]);
  });

  test('goes with the form of the phrase: each form has its own, and every alternative its place', () => {
    expect(linesOf(book.lists).filter((line) => isUneven(line, book.lists.slots ?? {}))).toEqual(
      [],
    );
  });
});

describe('a replacement', () => {
  test.each([
    ['It was her own personal boat.', 'her own personal', ['her own']],
    ['He spoke of the fact that I had gone.', 'the fact that I had', ['that I had']],
    ['It was an unexpected surprise.', 'an unexpected surprise', ['a surprise']],
    ['She saw a very old gate.', 'a very old', ['an ancient', 'an old']],
    ['VERY TIRED THEY CAME.', 'VERY TIRED', ['EXHAUSTED', 'WEARY', 'TIRED']],
    ['A lot of boats came.', 'A lot of', ['Many']],
    ['A lot of rain fell.', 'A lot of', ['Much']],
    ['A lot of old gates fell.', 'A lot of', []],
    ['The majority of the boats came.', 'The majority of', ['Most of']],
    ['The policemen came.', 'policemen', ['police officers']],
    ['They will have the ability to sail.', 'have the ability to', []],
    ['He was rather tired.', 'rather tired', ['tired']],
  ])('of “%s”', (text, written, suggestions) => {
    const finding = findingsIn(text, 'en').find((one) => one.text === written);

    expect(finding?.suggestions).toEqual(suggestions);
  });

  test('of a word in two spellings keeps capitals', () => {
    const text = 'A grey dawn, a grey sea. COLOR AND LIGHT.';

    expect(findingsIn(text, 'en').find(({ text: word }) => word === 'COLOR')?.suggestions).toEqual([
      'COLOUR',
    ]);
  });
});

/** Every rule, also those that a kind of text is spared by default. */
const everyRule = Object.fromEntries(catalogue.rules.map(({ name }) => [name, true]));

function findingsIn(text: string, language: LanguageCode): readonly Finding[] {
  return analyze(text, { language, kind: 'business', rules: everyRule }).findings;
}

type Replacement = { text: string; written: string; suggestion: string; result: string };

function replacementsIn(text: string, language: LanguageCode): readonly Replacement[] {
  return findingsIn(text, language)
    .filter(({ rule }) => rule !== 'spelling')
    .flatMap((finding) => finding.suggestions.map((one) => replacementOf(text, finding, one)));
}

function replacementOf(text: string, { span, text: written }: Finding, suggestion: string) {
  const behind = suggestion === '' ? text.slice(span.to).trimStart() : text.slice(span.to);

  return { text, written, suggestion, result: text.slice(0, span.from) + suggestion + behind };
}

function told({ written, suggestion, result }: Replacement): string {
  return `${written} → ${suggestion}: ${result}`;
}

function isCaseKept(written: string, suggestion: string): boolean {
  if (suggestion === '' || !/\p{Lu}/u.test(written)) return true;
  const letters = written.replaceAll(/\P{L}/gu, '');
  if (letters.length > 1 && letters === letters.toUpperCase())
    return suggestion === suggestion.toUpperCase();

  return /^\p{Ll}/u.test(written) || /^(?:I\b|\p{Lu})/u.test(suggestion) || /^I /.test(written);
}

function isBroken(result: string, language: LanguageCode): boolean {
  const words = result.toLowerCase().split(/[^\p{L}'’-]+/u);
  const isDoubled = words.some((word, at) => word.length > 1 && word === words[at + 1]);
  if (language !== 'en') return isDoubled;
  const isWrongArticle = [...result.matchAll(/(?<![\p{L}'])(an?) ([\p{L}]+)/giu)].some(
    ([, article = '', word = '']) => article.toLowerCase() !== articleBefore(word),
  );

  return isDoubled || isWrongArticle;
}

function capitalized(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

function phrasesOf({ next, phrases }: PhraseTree, before: readonly string[] = []): string[] {
  const here = phrases?.some(({ suggestions }) => suggestions.length > 0) ? [before.join(' ')] : [];

  return [
    ...here.map((phrase) => phrase.replaceAll(' ,', ',').replaceAll(/(?<!\p{L})i(?!\p{L})/gu, 'I')),
    ...[...(next ?? [])].flatMap(([word, tree]) => phrasesOf(tree, [...before, word])),
  ];
}

function linesOf({ phrases }: PhraseLists): readonly string[] {
  return Object.values(phrases)
    .flatMap((list) => list.split(/[|\n]/))
    .filter((line) => line.includes('>') && !line.includes('='));
}

/** Alternatives without a slot of as many, or one replacement for several forms of a verb. */
function isUneven(line: string, slots: Readonly<Record<string, string>>): boolean {
  const [phrase = '', instead = ''] = (line.split('#')[0] ?? '').split('>');
  const cut = (words: string) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => (word.startsWith('@') ? (slots[word.slice(1)] ?? '') : word).split('/'));
  const forms = cut(phrase);
  const [first = []] = forms;
  const isInflected =
    first.length > 2 &&
    first.some((one, at) =>
      first.some((two, place) => place > at && one.slice(0, 2) === two.slice(0, 2)),
    );

  return instead.split(',').some((one) => {
    if (one.trim() === '-') return false;
    const its = cut(one).filter((slot) => slot.length > 1);
    const isLoose = its.some((slot) => !forms.some(({ length }) => length === slot.length));

    return isLoose || (isInflected && !its.some(({ length }) => length === first.length));
  });
}

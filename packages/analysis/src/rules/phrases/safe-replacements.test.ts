import { describe, expect, test } from 'vitest';
import { analyze } from '../../analyze.ts';
import { catalogue } from '../../catalogue.ts';
import type { Finding } from '../../findings.ts';
import type { PhraseLists } from '../../languages/language.ts';
import { arabicPhrases } from '../../lexicons/ar-phrases.ts';
import { germanPhrases } from '../../lexicons/de-phrases.ts';
import { englishPhrases } from '../../lexicons/en-phrases.ts';
import { spanishPhrases } from '../../lexicons/es-phrases.ts';
import { frenchPhrases } from '../../lexicons/fr-phrases.ts';
import type { LanguageCode } from '../../options.ts';
import type { PhraseTrie } from './phrase-matcher.ts';
import { buildPhraseTrie } from './phrase-parser.ts';
import { articleBefore } from './replacement-forms.ts';

type PhraseListCase = { language: LanguageCode; lists: PhraseLists; before: string; after: string };

const phraseListCases: readonly PhraseListCase[] = [
  { language: 'en', lists: englishPhrases, before: 'They heard that', after: 'old boats came.' },
  { language: 'es', lists: spanishPhrases, before: 'Oyeron que', after: 'barcos llegaban.' },
  { language: 'fr', lists: frenchPhrases, before: 'Alors', after: 'les bateaux viennent.' },
  { language: 'de', lists: germanPhrases, before: 'Dort hat', after: 'wohl jemand gerufen.' },
  { language: 'ar', lists: arabicPhrases, before: 'ثم', after: 'على الرصيف.' },
];

describe.each(phraseListCases)('replacements in the phrase lists of $language', (phraseList) => {
  const phrases = phrasesOf(
    buildPhraseTrie(phraseList.lists, (phrase) => phrase.toLowerCase().split(/\s+/)),
  );
  const texts = phrases.flatMap((phrase) => [
    `${phraseList.before} ${phrase} ${phraseList.after}`,
    `${capitalized(phrase)} ${phraseList.after}`,
    `${phraseList.before} ${phrase} ${phraseList.after}`.toUpperCase(),
    ...(phraseList.language === 'en' ? [`It was a ${phrase} ${phraseList.after}`] : []),
  ]);
  const replacements = texts.map((text) => replacementsIn(text, phraseList.language));

  test('are offered for many phrases', () => {
    expect(replacements.filter((found) => found.length > 0).length).toBeGreaterThan(
      phrases.length / 4,
    );
  });

  test('keep the letter case', () => {
    const failures = replacements
      .flat()
      .filter(({ written, suggestion }) => !isCaseKept(written, suggestion));

    expect(failures.map(describeReplacement)).toEqual([]);
  });

  test('add no first person', () => {
    const person =
      /(?<!\p{L})(?:my|me|i|our|us|we|mi|mis|nuestro|mon|ma|mes|nos|mein|unser)(?!\p{L})/iu;
    const failures = replacements
      .flat()
      .filter(({ written, suggestion }) => person.test(suggestion) && !person.test(written));

    expect(failures.map(describeReplacement)).toEqual([]);
  });

  test('leave no repeated word and no wrong article', () => {
    const failures = replacements
      .flat()
      .filter(
        ({ text, result }) =>
          isBroken(result, phraseList.language) && !isBroken(text, phraseList.language),
      );

    expect(failures.map(describeReplacement)).toEqual([]);
  });

  test('match the form of the phrase: one replacement per inflected form', () => {
    expect(
      linesOf(phraseList.lists).filter((line) =>
        hasUnevenAlternatives(line, phraseList.lists.slots ?? {}),
      ),
    ).toEqual([]);
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
  ])('in “%s”', (text, written, suggestions) => {
    const finding = findingsIn(text, 'en').find((one) => one.text === written);

    expect(finding?.suggestions).toEqual(suggestions);
  });

  test('of a spelling variant keeps capitals', () => {
    const text = 'A grey dawn, a grey sea. COLOR AND LIGHT.';

    expect(findingsIn(text, 'en').find(({ text: word }) => word === 'COLOR')?.suggestions).toEqual([
      'COLOUR',
    ]);
  });
});

/** Enables every rule, including those that are off by default. */
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

function describeReplacement({ written, suggestion, result }: Replacement): string {
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

function phrasesOf({ children, phrases }: PhraseTrie, preceding: readonly string[] = []): string[] {
  const ownPhrases = phrases?.some(({ suggestions }) => suggestions.length > 0)
    ? [preceding.join(' ')]
    : [];

  return [
    ...ownPhrases.map((phrase) =>
      phrase.replaceAll(' ,', ',').replaceAll(/(?<!\p{L})i(?!\p{L})/gu, 'I'),
    ),
    ...[...(children ?? [])].flatMap(([word, tree]) => phrasesOf(tree, [...preceding, word])),
  ];
}

function linesOf({ phrases }: PhraseLists): readonly string[] {
  return Object.values(phrases)
    .flatMap((list) => list.split(/[|\n]/))
    .filter((line) => line.includes('>') && !line.includes('='));
}

/** Alternatives without a slot of the same size, or one replacement for several verb forms. */
function hasUnevenAlternatives(line: string, slots: Readonly<Record<string, string>>): boolean {
  const [phrase = '', instead = ''] = (line.split('#')[0] ?? '').split('>');
  const parseSlots = (words: string) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => (word.startsWith('@') ? (slots[word.slice(1)] ?? '') : word).split('/'));
  const forms = parseSlots(phrase);
  const [first = []] = forms;
  const isInflected =
    first.length > 2 &&
    first.some((one, at) =>
      first.some((two, otherIndex) => otherIndex > at && one.slice(0, 2) === two.slice(0, 2)),
    );

  return instead.split(',').some((one) => {
    if (one.trim() === '-') return false;
    const alternatives = parseSlots(one).filter((slot) => slot.length > 1);
    const isUnmatched = alternatives.some(
      (slot) => !forms.some(({ length }) => length === slot.length),
    );

    return (
      isUnmatched || (isInflected && !alternatives.some(({ length }) => length === first.length))
    );
  });
}

import type { LanguageCode } from '../options.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { isUpper } from '../text/characters.ts';
import { endOf, startOf } from '../text/words.ts';
import { follows, formAt, isNamed, isSpokenAt, opens } from './reading.ts';

type SmallNumber = { side: 0 | 1; other: string };

/** From two to twelve: one is an article as often as a number. */
const words: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: 'two three four five six seven eight nine ten eleven twelve',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
};

const none: ReadonlyMap<string, SmallNumber> = new Map();

const tables = new Map(
  Object.entries(words).map(([language, list]) => {
    const pairs = list.split(' ').flatMap((word, index): [string, SmallNumber][] => {
      const figure = String(index + 2);

      return [
        [word, { side: 0, other: figure }],
        [figure, { side: 1, other: word }],
      ];
    });

    return [language, new Map(pairs)] as const;
  }),
);

/** Small numbers of a language, in words (side 0) and in figures (side 1). */
export function numbersOf(language: LanguageCode): ReadonlyMap<string, SmallNumber> {
  return tables.get(language) ?? none;
}

/** A count of things: "three boats", not "chapter 3", "3 km", "at three", "3 March" or what is spoken. */
export function isCountedNumber(paragraph: SegmentedParagraph, index: number): boolean {
  const { text, words: table } = paragraph;
  if (isSpokenAt(paragraph, index) || opens(paragraph, index)) return false;
  if (!follows(paragraph, index) || !follows(paragraph, index + 1)) return false;
  if (/[/%°€$£–-]/.test(text.charAt(endOf(table, index)) + text.charAt(startOf(table, index) - 1)))
    return false;
  if (
    isUpper(text.charCodeAt(startOf(table, index + 1))) &&
    paragraph.vocabulary.language.code !== 'de'
  )
    return false;

  return (
    !isNamed(paragraph, index - 1) &&
    !/^(?:page|pages|chapter|figure|table|section|step|part|volume|line|no|at|by|after|before|until|till|to|or|and|kapitel|seite|página|capítulo|chapitre)$/.test(
      formAt(paragraph, index - 1),
    ) &&
    !/^(?:am|pm|km|m|cm|mm|kg|g|mb|gb|h|s|ms|o'clock|uhr|heures|percent|prozent|to|or|and|million|billion|y|et|und|oder|ou|o)$/.test(
      formAt(paragraph, index + 1),
    )
  );
}

import type { LanguageCode } from '../../options.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { isUpper } from '../../text/characters.ts';
import { endOf, startOf } from '../../text/words.ts';
import { formAt, isAdjacent, isNameAt, isSentenceStart, isSpokenAt } from '../word-access.ts';

type SmallNumber = { side: 0 | 1; other: string };

/** From two to twelve; "one" is excluded because it is often an article. */
const numberWords: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: 'two three four five six seven eight nine ten eleven twelve',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
};

const noNumbers: ReadonlyMap<string, SmallNumber> = new Map();

const tables = new Map(
  Object.entries(numberWords).map(([language, list]) => {
    const pairs = list.split(' ').flatMap((word, index): [string, SmallNumber][] => {
      const digits = String(index + 2);

      return [
        [word, { side: 0, other: digits }],
        [digits, { side: 1, other: word }],
      ];
    });

    return [language, new Map(pairs)] as const;
  }),
);

/** Small numbers of a language, spelled out (side 0) and in digits (side 1). */
export function getSmallNumbers(language: LanguageCode): ReadonlyMap<string, SmallNumber> {
  return tables.get(language) ?? noNumbers;
}

/** Whether the word counts things: "three boats", not "chapter 3", "3 km", "at three", "3 March" or dialogue. */
export function isCountedNumber(paragraph: SegmentedParagraph, index: number): boolean {
  const { text, words: wordTable } = paragraph;
  if (isSpokenAt(paragraph, index) || isSentenceStart(paragraph, index)) return false;
  if (!isAdjacent(paragraph, index) || !isAdjacent(paragraph, index + 1)) return false;
  if (
    /[/%°€$£–-]/.test(
      text.charAt(endOf(wordTable, index)) + text.charAt(startOf(wordTable, index) - 1),
    )
  )
    return false;
  if (
    isUpper(text.charCodeAt(startOf(wordTable, index + 1))) &&
    paragraph.vocabulary.language.code !== 'de'
  )
    return false;

  return (
    !isNameAt(paragraph, index - 1) &&
    !/^(?:page|pages|chapter|figure|table|section|step|part|volume|line|no|at|by|after|before|until|till|to|or|and|kapitel|seite|página|capítulo|chapitre)$/.test(
      formAt(paragraph, index - 1),
    ) &&
    !/^(?:am|pm|km|m|cm|mm|kg|g|mb|gb|h|s|ms|o'clock|uhr|heures|percent|prozent|to|or|and|million|billion|y|et|und|oder|ou|o)$/.test(
      formAt(paragraph, index + 1),
    )
  );
}

import {
  auxiliaryAdverb,
  beForm,
  deliberateRepeatWord,
  functionWord,
  mannerAdverb,
  plainWord,
} from '../../languages/word-classes.ts';
import type { SegmentedParagraph } from '../../paragraph.ts';
import { entryOf } from '../../text/words.ts';
import { formAt, hasClass, isAdjacent, isCapitalAt, isSentenceStart } from '../word-access.ts';
import { rhetoricalWindow, type WordUse } from './echo.ts';

/** Maximum distance in words; farther apart, a repetition is seldom noticed. */
const maxClearDistance = 30;

/**
 * Whether an echo is likely unintended: an adjective or adverb in exactly the same form a few lines later, with no word next to it that
 * marks a deliberate repetition. Nouns and verbs are excluded because the subject and the action recur necessarily.
 */
export function isClearEcho(use: WordUse, earlier: WordUse, distance: number): boolean {
  const { vocabulary, words } = use.paragraph;
  const isQualifier = qualifierTests[vocabulary.language.code];
  const entry = entryOf(words, use.index);
  if (!isQualifier || distance > maxClearDistance || distance <= rhetoricalWindow) return false;
  if (entry !== entryOf(earlier.paragraph.words, earlier.index)) return false;
  if (hasClass(use.paragraph, use.index, plainWord) || isDeliberateRepetition(use)) return false;

  return [use, earlier].every(({ paragraph, index }) => isQualifier(paragraph, index));
}

/** A word such as again, also, other or not stands next to it, or it repeats a state (she was lonely). */
function isDeliberateRepetition({ paragraph, index }: WordUse): boolean {
  for (let at = Math.max(0, index - 2); at <= index + 1; at++) {
    if (
      at !== index &&
      hasClass(paragraph, at, at < index ? deliberateRepeatWord | beForm : deliberateRepeatWord)
    )
      return true;
  }

  return false;
}

/** Tests for qualifiers (adjectives and adverbs), by language. Languages without a test have no clear echoes. */
const qualifierTests: Readonly<
  Partial<Record<string, (paragraph: SegmentedParagraph, index: number) => boolean>>
> = {
  en: isEnglishQualifier,
  de: isGermanQualifier,
  fr: isFrenchQualifier,
  es: isSpanishQualifier,
};

/** slowly; a black cloak. */
function isEnglishQualifier(paragraph: SegmentedParagraph, index: number): boolean {
  if (hasClass(paragraph, index, mannerAdverb | auxiliaryAdverb)) return true;
  const form = formAt(paragraph, index);
  const isAdjective = englishAdjectives.has(form) || /.{4}(?:ful|ous|less)$/.test(form);

  return isAdjective && isBeforeContent(paragraph, index);
}

/** A content word follows directly. */
function isBeforeContent(paragraph: SegmentedParagraph, index: number): boolean {
  return (
    isAdjacent(paragraph, index + 1) &&
    formAt(paragraph, index + 1) !== '' &&
    !hasClass(paragraph, index + 1, functionWord)
  );
}

/** leise; der schwere, dunkle Vorhang. */
function isGermanQualifier(paragraph: SegmentedParagraph, index: number): boolean {
  if (isCapitalAt(paragraph, index) && !isSentenceStart(paragraph, index)) return false;
  if (hasClass(paragraph, index, mannerAdverb) || germanAdverbs.has(formAt(paragraph, index)))
    return true;
  for (let at = index; /.{2}e[mnrs]?$/.test(formAt(paragraph, at)); at++) {
    if (!isAdjacent(paragraph, at + 1)) return false;
    if (isCapitalAt(paragraph, at + 1)) return true;
  }

  return false;
}

function isFrenchQualifier(paragraph: SegmentedParagraph, index: number): boolean {
  const form = formAt(paragraph, index);

  return (
    hasClass(paragraph, index, mannerAdverb) ||
    frenchQualifiers.has(form.replace(/e?s?$/, '')) ||
    /.{2}(?:eu(?:x|ses?)|iques?|[ai]bles?|ifs?|ives?|elles?|âtres?)$/.test(form)
  );
}

function isSpanishQualifier(paragraph: SegmentedParagraph, index: number): boolean {
  const form = formAt(paragraph, index);

  return (
    hasClass(paragraph, index, mannerAdverb) ||
    spanishQualifiers.has(form.replace(/[oa]?s?$/, '')) ||
    /.{2}(?:os[oa]s?|[ai]bles?|iv[oa]s?|[íi]sim[oa]s?|ic[oa]s?|mente)$/.test(form)
  );
}

const parseWords = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const englishAdjectives =
  parseWords(`small large big tiny huge vast enormous immense dark bright black white red blue green yellow grey
  gray brown golden silver pale faint dim soft hard loud quiet silent heavy thin thick narrow wide broad deep tall short
  high low sharp rough smooth warm cold cool hot wet dry damp clean dirty empty round square flat steep bare bitter sweet
  sour fresh beautiful pretty handsome ugly lovely fine pleasant strange odd queer sudden slow quick swift rapid gentle
  tender fierce wild calm sad gay cheerful gloomy grave stern proud noble humble rich poor strong weak brave
  clever stupid foolish wise mad kind cruel rude polite shy bold lonely weary tired sleepy hungry thirsty
  terrible horrible dreadful awful fearful wonderful splendid magnificent brilliant delicate exquisite
  ancient modern fat lean slender plump slim stout crooked straight stiff loose tight firm solid hollow
  dull keen vague clear plain simple perfect immense distant remote close violent intense extreme
  concrete comfortable miserable considerable remarkable probable terrible visible invisible incredible`);

const germanAdverbs =
  parseWords(`recht ziemlich kaum früh spät sonst langsam leise laut plötzlich schnell rasch still stumm ruhig
  ängstlich sorgfältig vorsichtig heftig lebhaft gänzlich vollständig völlig vollkommen nachdenklich freundlich ernst traurig
  fröhlich mühsam eilig hastig zögernd lächelnd lachend seufzend schweigend deutlich genau leicht schwer fest tief hoch
  sanft zärtlich höflich kühl kalt warm bitter scharf hell dunkel sofort augenblicklich allmählich ungefähr beinahe
  hauptsächlich wahrscheinlich natürlich offenbar sichtlich unwillkürlich aufmerksam neugierig geduldig`);

const frenchQualifiers =
  parseWords(`fort blanc noir roug bleu vert gris jaun brun blond pâl sombr clair doux lourd léger vast
  immens énorm étroit larg profond froid chaud trist gai calm tranquill brusqu lent rapid vif viv étrang mince maigr
  gros épais sec tendr rud faibl soudain guèr`);

const spanishQualifiers =
  parseWords(`blanc negr roj azul verd gris amarill pálid oscur clar dulce pesad liger inmens enorm
  estrech anch profund frí calient trist alegr calm tranquil brusc lent rápid viv extrañ delgad grues espes sec tiern rud débil
  súbit suave hondo hond pequeñ`);

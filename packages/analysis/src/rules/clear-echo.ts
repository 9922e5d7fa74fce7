import {
  being,
  functionWord,
  interposed,
  mannerAdverb,
  quietWord,
  returnWord,
} from '../languages/word-classes.ts';
import type { SegmentedParagraph } from '../paragraph.ts';
import { entryOf } from '../text/words.ts';
import { figureWindow, type WordUse } from './echo.ts';
import { follows, formAt, isCapitalAt, isOf, opens } from './reading.ts';

/** Further apart than this, a return is seldom heard. */
const clearWindow = 30;

/**
 * Whether a return that is heard is likely a slip: an adjective or an adverb in the very same form, a few lines on, with no word
 * beside it that takes it up on purpose. A noun is what is spoken of and a verb what happens: both return of necessity.
 */
export function isClearEcho(use: WordUse, earlier: WordUse, distance: number): boolean {
  const { vocabulary, words } = use.paragraph;
  const says = sayingIn[vocabulary.language.code];
  const entry = entryOf(words, use.index);
  if (!says || distance > clearWindow || distance <= figureWindow) return false;
  if (entry !== entryOf(earlier.paragraph.words, earlier.index)) return false;
  if (isOf(use.paragraph, use.index, quietWord) || isTakenUp(use)) return false;

  return [use, earlier].every(({ paragraph, index }) => says(paragraph, index));
}

/** again, also, other or not before it, or behind it; or it tells again what somebody is (she was lonely). */
function isTakenUp({ paragraph, index }: WordUse): boolean {
  for (let at = Math.max(0, index - 2); at <= index + 1; at++) {
    if (at !== index && isOf(paragraph, at, at < index ? returnWord | being : returnWord))
      return true;
  }

  return false;
}

/** Whether a word says something of another, by language; where it cannot be told, nothing is a clear echo. */
const sayingIn: Readonly<
  Partial<Record<string, (paragraph: SegmentedParagraph, index: number) => boolean>>
> = { en: saysInEnglish, de: saysInGerman, fr: saysInFrench, es: saysInSpanish };

/** slowly; a black cloak. */
function saysInEnglish(paragraph: SegmentedParagraph, index: number): boolean {
  if (isOf(paragraph, index, mannerAdverb | interposed)) return true;
  const form = formAt(paragraph, index);
  const isAdjective = englishAdjectives.has(form) || /.{4}(?:ful|ous|less)$/.test(form);

  return isAdjective && isBeforeContent(paragraph, index);
}

/** A content word stands right behind. */
function isBeforeContent(paragraph: SegmentedParagraph, index: number): boolean {
  return (
    follows(paragraph, index + 1) &&
    formAt(paragraph, index + 1) !== '' &&
    !isOf(paragraph, index + 1, functionWord)
  );
}

/** leise; der schwere, dunkle Vorhang. */
function saysInGerman(paragraph: SegmentedParagraph, index: number): boolean {
  if (isCapitalAt(paragraph, index) && !opens(paragraph, index)) return false;
  if (isOf(paragraph, index, mannerAdverb) || germanAdverbs.has(formAt(paragraph, index)))
    return true;
  for (let at = index; /.{2}e[mnrs]?$/.test(formAt(paragraph, at)); at++) {
    if (!follows(paragraph, at + 1)) return false;
    if (isCapitalAt(paragraph, at + 1)) return true;
  }

  return false;
}

function saysInFrench(paragraph: SegmentedParagraph, index: number): boolean {
  const form = formAt(paragraph, index);

  return (
    isOf(paragraph, index, mannerAdverb) ||
    frenchQualifiers.has(form.replace(/e?s?$/, '')) ||
    /.{2}(?:eu(?:x|ses?)|iques?|[ai]bles?|ifs?|ives?|elles?|âtres?)$/.test(form)
  );
}

function saysInSpanish(paragraph: SegmentedParagraph, index: number): boolean {
  const form = formAt(paragraph, index);

  return (
    isOf(paragraph, index, mannerAdverb) ||
    spanishQualifiers.has(form.replace(/[oa]?s?$/, '')) ||
    /.{2}(?:os[oa]s?|[ai]bles?|iv[oa]s?|[íi]sim[oa]s?|ic[oa]s?|mente)$/.test(form)
  );
}

const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const englishAdjectives =
  listOf(`small large big tiny huge vast enormous immense dark bright black white red blue green yellow grey
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
  listOf(`recht ziemlich kaum früh spät sonst langsam leise laut plötzlich schnell rasch still stumm ruhig
  ängstlich sorgfältig vorsichtig heftig lebhaft gänzlich vollständig völlig vollkommen nachdenklich freundlich ernst traurig
  fröhlich mühsam eilig hastig zögernd lächelnd lachend seufzend schweigend deutlich genau leicht schwer fest tief hoch
  sanft zärtlich höflich kühl kalt warm bitter scharf hell dunkel sofort augenblicklich allmählich ungefähr beinahe
  hauptsächlich wahrscheinlich natürlich offenbar sichtlich unwillkürlich aufmerksam neugierig geduldig`);

const frenchQualifiers =
  listOf(`fort blanc noir roug bleu vert gris jaun brun blond pâl sombr clair doux lourd léger vast
  immens énorm étroit larg profond froid chaud trist gai calm tranquill brusqu lent rapid vif viv étrang mince maigr
  gros épais sec tendr rud faibl soudain guèr`);

const spanishQualifiers =
  listOf(`blanc negr roj azul verd gris amarill pálid oscur clar dulce pesad liger inmens enorm
  estrech anch profund frí calient trist alegr calm tranquil brusc lent rápid viv extrañ delgad grues espes sec tiern rud débil
  súbit suave hondo hond pequeñ`);

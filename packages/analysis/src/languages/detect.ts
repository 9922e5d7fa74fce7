import type { LanguageCode } from '../options.ts';

/** Number of characters of a text used for detection. */
export const sampleLength = 4000;

/**
 * Detects the language of a text by its script and, for Latin script, by function words. Returns `und` for other languages and for texts
 * that are too short.
 *
 * @example
 * detectLanguage('Es war einmal ein König, der hatte eine Tochter.') // 'de'
 */
export function detectLanguage(text: string): LanguageCode {
  const sample = text.slice(0, sampleLength);
  const letters = countMatches(sample, /\p{L}/gu);
  if (letters === 0) return 'und';

  const han = countMatches(sample, /\p{Script=Han}/gu);
  const kana = countMatches(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  if (han + kana > letters * 0.3) return kana > han * 0.1 ? 'und' : 'zh';
  const arabic = countMatches(sample, /\p{Script=Arabic}/gu);
  if (arabic > letters * 0.5)
    return countMatches(sample, /[پچژگکیہےٹڈڑں]/g) > arabic * 0.01 ? 'und' : 'ar';
  if (countMatches(sample, /\p{Script=Latin}/gu) < letters * 0.7) return 'und';

  return detectLatinLanguage(sample);
}

const functionWords = {
  en: `the of and to in is was that it for with as his he be on at by had not are but from or have they which you were
    her she all this an there been one him we their so would what when my i me your do if no up out into who will can
    could them then about like just said very did how its than more only other some after before because`,
  es: `de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre
    este ya entre cuando todo esta ser son dos también fue había era muy años hasta desde está mi porque qué sólo han
    yo hay vez puede todos así nos ni parte tiene él uno donde bien era estaba estaban tenía del les ella eran esto esa ese mucho cuando nada`,
  fr: `de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la avec son elle
    aux mais comme ou si leur y dont je nous vous tout sa ses était cette être fait ont lui bien même on sans c d l qu
    n s j m ils à été avait`,
  de: `der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass
    sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch
    man sein wurde ich du wir ihr mir mich was wenn schon`,
};

/** Similar languages, listed so that they are not mistaken for a supported one. */
const similarLanguages = {
  it: `di e il la che è per un una in con non si da del della dei delle al alla i le lo gli era come anche ma più nel nella
    sono ha ho se ci mi tutto questo suo sua quando`,
  pt: `de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou era estava
    ser quando muito há nos já está eu também só pelo pela até isso ela`,
  nl: `de het een van en in is dat op te zijn met voor niet aan er om ook als dan maar bij nog uit naar hij ze was door
    over wat heeft had zo geen dit die of`,
};

type LatinLanguage = keyof typeof functionWords | keyof typeof similarLanguages;

const lists: readonly (readonly [LatinLanguage, string])[] = [
  ['en', functionWords.en],
  ['es', functionWords.es],
  ['fr', functionWords.fr],
  ['de', functionWords.de],
  ['it', similarLanguages.it],
  ['pt', similarLanguages.pt],
  ['nl', similarLanguages.nl],
];

const languagesByWord = new Map<string, LatinLanguage[]>();
for (const [language, words] of lists) {
  for (const word of new Set(words.split(/\s+/))) {
    languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language]);
  }
}

function detectLatinLanguage(text: string): LanguageCode {
  const hits = { en: 0, es: 0, fr: 0, de: 0, it: 0, pt: 0, nl: 0 };
  let words = 0;
  for (const { 0: word } of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    words++;
    const matchingLanguages = languagesByWord.get(word) ?? [];
    for (const language of matchingLanguages) hits[language] += 1 / matchingLanguages.length;
  }
  const ranked = lists
    .map(([language]) => language)
    .toSorted((one, other) => hits[other] - hits[one]);
  const [best = 'it', second = 'it'] = ranked;
  if (best === 'it' || best === 'pt' || best === 'nl') return 'und';
  const isClear =
    hits[best] >= 1.3 && hits[best] >= words * 0.15 && hits[best] >= hits[second] * 1.4;

  return isClear ? best : 'und';
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

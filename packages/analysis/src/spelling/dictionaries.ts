import type { LanguageCode } from '../options.ts';
import { openGermanWordList } from './de-word-list.ts';
import { type HunspellEngine, loadHunspell } from './hunspell.ts';
import { openRareWords } from './rare-words.ts';
import { combineSpellers, type Speller } from './speller.ts';

/** A file of a dictionary. `packaged`: part of the npm package `dictionary-…`; otherwise a brotli-compressed file of this package. */
export type DictionaryFile = { file: string; packaged: boolean };

type Dictionary = {
  language: LanguageCode;
  /** The two Hunspell files (affixes and words), or a single plain word list. */
  files: readonly DictionaryFile[];
  licence: string;
};

const hunspellFiles = (name: string): readonly DictionaryFile[] =>
  ['aff', 'dic'].map((end) => ({ file: `dictionary-${name}/index.${end}`, packaged: true }));

/** Every dictionary, by the name used in user preferences. */
export const dictionaries = {
  'en-US': { language: 'en', files: hunspellFiles('en'), licence: 'MIT and BSD (SCOWL)' },
  'en-GB': { language: 'en', files: hunspellFiles('en-gb'), licence: 'MIT and BSD (SCOWL)' },
  es: { language: 'es', files: hunspellFiles('es'), licence: 'MPL-1.1' },
  'es-MX': { language: 'es', files: hunspellFiles('es-mx'), licence: 'MPL-1.1' },
  fr: { language: 'fr', files: hunspellFiles('fr'), licence: 'MPL-2.0' },
  de: { language: 'de', files: [{ file: 'de.words', packaged: false }], licence: 'CC BY-SA 4.0' },
  ar: {
    language: 'ar',
    files: ['ar.aff', 'ar.dic'].map((file) => ({ file, packaged: false })),
    licence: 'MPL-1.1',
  },
} as const satisfies Record<string, Dictionary>;

/** Rare and very rare words missing from the dictionaries, checked in addition to each of them. */
const rareWords: Readonly<Partial<Record<LanguageCode, readonly DictionaryFile[]>>> = {
  en: ['en.words', 'en-rarest.words'].map((file) => ({ file, packaged: false })),
};

/** Each dictionary file, once. */
export const dictionaryFiles: readonly DictionaryFile[] = [
  ...Object.values(dictionaries).flatMap((one): readonly DictionaryFile[] => one.files),
  ...Object.values(rareWords).flat(),
];

export type DictionaryName = keyof typeof dictionaries;

/** The regional variety of English and Spanish that the user writes; `any` accepts all. */
export type RegionalVariety = { en: 'any' | 'en-US' | 'en-GB'; es: 'any' | 'es' | 'es-MX' };

export const anyRegion: RegionalVariety = { en: 'any', es: 'any' };

/** The dictionaries of a language; empty if there is no free dictionary or no word boundaries (Chinese). */
export function dictionariesOf(
  language: LanguageCode,
  region: RegionalVariety = anyRegion,
): readonly DictionaryName[] {
  const chosen = language === 'en' || language === 'es' ? region[language] : 'any';
  const all = dictionaryNames.filter((name) => dictionaries[name].language === language);

  return chosen === 'any' ? all : all.filter((name) => name === chosen);
}

/**
 * Opens the dictionaries of a language; null if it has none. Rejects if a file cannot be read.
 *
 * @param read the text of one of their files, unpacked
 * @param engine Hunspell, asked for when the first dictionary needs it
 * @param omitsRareWords leaves the rare words out
 */
export async function openDictionaries(
  names: readonly DictionaryName[],
  read: (file: DictionaryFile) => Promise<string>,
  {
    engine = loadHunspell,
    omitsRareWords = false,
  }: { engine?: () => Promise<HunspellEngine>; omitsRareWords?: boolean } = {},
): Promise<Speller | null> {
  const spellers: Speller[] = [];
  for (const name of names) {
    const { files } = dictionaries[name];
    const [affixes = '', words] = await Promise.all(files.map(read));
    if (words === undefined) spellers.push(openGermanWordList(affixes));
    else spellers.push(await (await engine())({ affixes, words }));
  }

  const [first] = names;
  const rare = first && !omitsRareWords ? rareWords[dictionaries[first].language] : undefined;
  if (rare) {
    const [rareText = '', rarestText] = await Promise.all(rare.map(read));
    spellers.push(openRareWords(rareText, rarestText));
  }

  return spellers.length === 0 ? null : combineSpellers(spellers);
}

const dictionaryNames = Object.keys(dictionaries) as DictionaryName[]; // as: Object.keys loses the key type

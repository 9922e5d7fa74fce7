import type { LanguageCode } from '../options.ts';
import { type HunspellEngine, hunspellEngine } from './hunspell.ts';
import { openRareWords } from './rare-words.ts';
import { joined, type Speller } from './speller.ts';
import { openWordList } from './word-list.ts';

/** What a dictionary is made of. `packaged`: of the npm package `dictionary-…`; otherwise the files of this package, brotli-packed. */
export type DictionaryFile = { file: string; packaged: boolean };

type Dictionary = {
  language: LanguageCode;
  /** Hunspell's two files, affixes and words, or the one of a plain list. */
  files: readonly DictionaryFile[];
  licence: string;
};

const hunspell = (name: string): readonly DictionaryFile[] =>
  ['aff', 'dic'].map((end) => ({ file: `dictionary-${name}/index.${end}`, packaged: true }));

/** Every dictionary, by the name that a writer's choice goes by. */
export const dictionaries = {
  'en-US': { language: 'en', files: hunspell('en'), licence: 'MIT and BSD (SCOWL)' },
  'en-GB': { language: 'en', files: hunspell('en-gb'), licence: 'MIT and BSD (SCOWL)' },
  es: { language: 'es', files: hunspell('es'), licence: 'MPL-1.1' },
  'es-MX': { language: 'es', files: hunspell('es-mx'), licence: 'MPL-1.1' },
  fr: { language: 'fr', files: hunspell('fr'), licence: 'MPL-2.0' },
  de: { language: 'de', files: [{ file: 'de.words', packaged: false }], licence: 'CC BY-SA 4.0' },
  ar: {
    language: 'ar',
    files: ['ar.aff', 'ar.dic'].map((file) => ({ file, packaged: false })),
    licence: 'MPL-1.1',
  },
} as const satisfies Record<string, Dictionary>;

/** Words that a dictionary of the language leaves out for being rare, and for being rarest; looked up beside each of them. */
const rareWords: Readonly<Partial<Record<LanguageCode, readonly DictionaryFile[]>>> = {
  en: ['en.words', 'en-rarest.words'].map((file) => ({ file, packaged: false })),
};

/** Each file that a dictionary is made of, once. */
export const dictionaryFiles: readonly DictionaryFile[] = [
  ...Object.values(dictionaries).flatMap((one): readonly DictionaryFile[] => one.files),
  ...Object.values(rareWords).flat(),
];

export type DictionaryName = keyof typeof dictionaries;

/** Which English and which Spanish a writer writes; `any` takes the words of all of them for right. */
export type Variety = { en: 'any' | 'en-US' | 'en-GB'; es: 'any' | 'es' | 'es-MX' };

export const anyVariety: Variety = { en: 'any', es: 'any' };

/** The dictionaries of a language; none where there is no free one, or where words can not be listed (Chinese). */
export function dictionariesOf(
  language: LanguageCode,
  variety: Variety = anyVariety,
): readonly DictionaryName[] {
  const chosen = language === 'en' || language === 'es' ? variety[language] : 'any';
  const all = dictionaryNames.filter((name) => dictionaries[name].language === language);

  return chosen === 'any' ? all : all.filter((name) => name === chosen);
}

/**
 * Opens the dictionaries of a language; null where it has none. Rejects when one of their files can not be read.
 *
 * @param read the text of one of their files, unpacked
 * @param engine Hunspell, asked for when the first dictionary needs it
 * @param isBare leaves the rare words out
 */
export async function openDictionaries(
  names: readonly DictionaryName[],
  read: (file: DictionaryFile) => Promise<string>,
  {
    engine = hunspellEngine,
    isBare = false,
  }: { engine?: () => Promise<HunspellEngine>; isBare?: boolean } = {},
): Promise<Speller | null> {
  const spellers: Speller[] = [];
  for (const name of names) {
    const { files } = dictionaries[name];
    const [affixes = '', words] = await Promise.all(files.map(read));
    if (words === undefined) spellers.push(openWordList(affixes));
    else spellers.push(await (await engine())({ affixes, words }));
  }

  const [first] = names;
  const rare = first && !isBare ? rareWords[dictionaries[first].language] : undefined;
  if (rare) {
    const [rareOnes = '', rarest] = await Promise.all(rare.map(read));
    spellers.push(openRareWords(rareOnes, rarest));
  }

  return spellers.length === 0 ? null : joined(spellers);
}

const dictionaryNames = Object.keys(dictionaries) as DictionaryName[]; // as: Object.keys forgets the keys' type

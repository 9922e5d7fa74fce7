import type { LanguageCode } from '../options.ts';

/** Spell checker with one or more dictionaries. Words are passed as written, with straight apostrophes. */
export type Speller = {
  knows(word: string): boolean;
  /** Whether the word may be suggested: not a productive compound. Defaults to `knows`. */
  isSuggestable?(word: string): boolean;
  /** Whether the word is so rare that it is accepted only if no other word is close. */
  isVeryRareWord?(word: string): boolean;
  /** Suggestions from a search of the whole dictionary. Slow, so it is used only if no similar word was found. */
  suggest(word: string): readonly string[];
  /** Frees the memory. */
  close(): void;
};

/** Result of checking a word. `suggestions` is null for a correct word, otherwise likeliest first. */
export type Verdict = {
  word: string;
  suggestions: readonly string[] | null;
  /**
   * Weighted edit distance (Levenshtein) of the first suggestion: below 0.7 a common typo, from 1 on a rare one; infinite if no word is
   * close.
   */
  distance: number;
  /** The modern spelling of a word in an older spelling. */
  modern?: string;
};

/** Combines dictionaries: a word is known if one of them knows it. */
export function combineSpellers(spellers: readonly Speller[]): Speller {
  return {
    knows: (word) => spellers.some((speller) => speller.knows(word)),
    isSuggestable: (word) =>
      spellers.some((speller) => (speller.isSuggestable ?? speller.knows)(word)),
    isVeryRareWord: (word) => spellers.some((speller) => speller.isVeryRareWord?.(word) ?? false),
    suggest: (word) => [...new Set(spellers.flatMap((speller) => speller.suggest(word)))],
    close() {
      for (const speller of spellers) speller.close();
    },
  };
}

/** Language-specific patterns for finding suggestions. */
export type SpellingPatterns = {
  /** Letters to try as substitutions. */
  letters: string;
  /** Similar-sounding or commonly confused spellings, in both directions. */
  similarSpellings: readonly (readonly [string, string])[];
  /** One-letter words, needed to split "alot" into "a lot". */
  oneLetterWords: string;
};

export const spellingPatterns: Readonly<Partial<Record<LanguageCode, SpellingPatterns>>> = {
  en: {
    letters: "abcdefghijklmnopqrstuvwxyz'",
    similarSpellings: parsePairs(
      'f/ph ible/able ance/ence ant/ent tion/sion cion/tion c/s s/z k/c gh/f ea/ee ie/y er/or er/ar ou/u ei/i ie/i oo/u ough/off ght/te kn/n wr/r wh/w ise/ize que/k ew/u ly/ely ly/ally',
    ),
    oneLetterWords: 'ai',
  },
  es: {
    letters: 'abcdefghijklmnñopqrstuvwxyzáéíóúü',
    similarSpellings: parsePairs(
      'b/v c/s c/z s/z g/j ll/y k/qu k/c h/ x/s cc/c ci/si gü/gu n/ñ m/n v/w',
    ),
    oneLetterWords: 'yaoeu',
  },
  fr: {
    letters: "abcdefghijklmnopqrstuvwxyzàâçéèêëîïôùûüœ'",
    similarSpellings: parsePairs(
      'c/ss ç/c ss/s an/en em/am ai/è ai/é é/er é/ez ei/ai eau/o au/o ph/f qu/c k/c y/i oe/œ z/s g/j ge/j ment/mment',
    ),
    oneLetterWords: 'àay',
  },
  de: {
    letters: 'abcdefghijklmnopqrstuvwxyzäöüß',
    similarSpellings: parsePairs(
      'ss/ß s/ß ae/ä oe/ö ue/ü ä/e äu/eu ai/ei ie/i ih/i ah/a eh/e oh/o uh/u f/v f/ph v/w tz/z ck/k d/t b/p g/k dt/t seid/seit s/z c/k x/chs',
    ),
    oneLetterWords: '',
  },
  ar: {
    letters: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويةىءآأإؤئ',
    similarSpellings: parsePairs('ا/أ ا/إ ا/آ ه/ة ى/ي ء/ئ ؤ/و ئ/ي ض/ظ ذ/د ث/ت س/ص ت/ط ق/ك'),
    oneLetterWords: '',
  },
};

function parsePairs(text: string): readonly (readonly [string, string])[] {
  return text.split(' ').map((pair) => {
    const [one = '', other = ''] = pair.split('/');

    return [one, other];
  });
}

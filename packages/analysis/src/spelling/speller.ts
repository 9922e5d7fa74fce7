import type { LanguageCode } from '../options.ts';

/** What one or more dictionaries know of words. Words come as they are written, with straight apostrophes. */
export type Speller = {
  knows(word: string): boolean;
  /** Whether it is a word by itself, not one put together: what may be suggested. As `knows` where it is absent. */
  lists?(word: string): boolean;
  /** Whether it is a word so rare that it is meant only where nothing lies near that is less so. */
  admits?(word: string): boolean;
  /** What may have been meant, from afar: slow, so only asked when nothing near was found. */
  guess(word: string): readonly string[];
  /** Gives the memory back. */
  close(): void;
};

/** Spelled rightly (null), or what may have been meant, the likeliest first. */
export type Verdict = {
  word: string;
  suggestions: readonly string[] | null;
  /** How far the first suggestion is: below 0.7 a slip of the hand, from 1 on a rare one; infinite where nothing is near. */
  distance: number;
  /** How it is written today, where it is in an older spelling. */
  modern?: string;
};

/** Several dictionaries as one: a word is known when one of them knows it. */
export function joined(spellers: readonly Speller[]): Speller {
  return {
    knows: (word) => spellers.some((speller) => speller.knows(word)),
    lists: (word) => spellers.some((speller) => (speller.lists ?? speller.knows)(word)),
    admits: (word) => spellers.some((speller) => speller.admits?.(word) ?? false),
    guess: (word) => [...new Set(spellers.flatMap((speller) => speller.guess(word)))],
    close() {
      for (const speller of spellers) speller.close();
    },
  };
}

/** What differs from one language to the next. */
export type SpellingHabits = {
  /** Letters to try in the place of others. */
  letters: string;
  /** Spellings that sound alike or are often taken for one another, in both directions. */
  alike: readonly (readonly [string, string])[];
  /** Words of one letter, which alone may stand apart in "a lot". */
  single: string;
};

export const spellingHabits: Readonly<Partial<Record<LanguageCode, SpellingHabits>>> = {
  en: {
    letters: "abcdefghijklmnopqrstuvwxyz'",
    alike: pairs(
      'f/ph ible/able ance/ence ant/ent tion/sion cion/tion c/s s/z k/c gh/f ea/ee ie/y er/or er/ar ou/u ei/i ie/i oo/u ough/off ght/te kn/n wr/r wh/w ise/ize que/k ew/u ly/ely ly/ally',
    ),
    single: 'ai',
  },
  es: {
    letters: 'abcdefghijklmnñopqrstuvwxyzáéíóúü',
    alike: pairs('b/v c/s c/z s/z g/j ll/y k/qu k/c h/ x/s cc/c ci/si gü/gu n/ñ m/n v/w'),
    single: 'yaoeu',
  },
  fr: {
    letters: "abcdefghijklmnopqrstuvwxyzàâçéèêëîïôùûüœ'",
    alike: pairs(
      'c/ss ç/c ss/s an/en em/am ai/è ai/é é/er é/ez ei/ai eau/o au/o ph/f qu/c k/c y/i oe/œ z/s g/j ge/j ment/mment',
    ),
    single: 'àay',
  },
  de: {
    letters: 'abcdefghijklmnopqrstuvwxyzäöüß',
    alike: pairs(
      'ss/ß s/ß ae/ä oe/ö ue/ü ä/e äu/eu ai/ei ie/i ih/i ah/a eh/e oh/o uh/u f/v f/ph v/w tz/z ck/k d/t b/p g/k dt/t seid/seit s/z c/k x/chs',
    ),
    single: '',
  },
  ar: {
    letters: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويةىءآأإؤئ',
    alike: pairs('ا/أ ا/إ ا/آ ه/ة ى/ي ء/ئ ؤ/و ئ/ي ض/ظ ذ/د ث/ت س/ص ت/ط ق/ك'),
    single: '',
  },
};

function pairs(text: string): readonly (readonly [string, string])[] {
  return text.split(' ').map((pair) => {
    const [one = '', other = ''] = pair.split('/');

    return [one, other];
  });
}

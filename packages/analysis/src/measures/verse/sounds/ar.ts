import { syllablesOfArabic } from '../../../languages/ar-syllables.ts';
import { findArabicMetre } from '../arabic/metre.ts';
import { type RhymeKeys, sumSyllables, type VerseSounds } from './sounds.ts';

/**
 * Arabic verse: a poem rhymes on one last consonant, the rawiyy. A long vowel after it, or the h of a pronoun or of ة, belongs to the rhyme
 * but is not the rawiyy. Perfect: rawiyy, what follows it and the long vowel before it; slant: the rawiyy alone. A hamza is a consonant,
 * whatever its carrier. After Wright, A Grammar of the Arabic Language (1898), part IV.
 */
export const arabicSounds: VerseSounds = {
  endingOf(word) {
    const bare = word
      .replaceAll(/[\u064b-\u0652\u0670\u0640]/g, '')
      .replaceAll(/[أإؤئ]/g, 'ء')
      .replaceAll('آ', 'ءا');
    const ending = /([اوي]?)([^اوىي])((?:[اوىي]|ه|ها|ة)?)$/.exec(bare);
    if (!ending) return null;
    const [, before = '', rawiyy = '', behind = ''] = ending;
    const lead = before === 'ا' ? 'ا' : before === '' ? '' : 'و';

    return {
      perfect: [`${lead}${rawiyy}${behind}`],
      slant: [`rawiyy ${rawiyy}`],
    } satisfies RhymeKeys;
  },
  syllablesOf: sumSyllables(syllablesOfArabic),
  stressOf: () => null,
  weigh: findArabicMetre,
};

import type { LanguageCode } from '../options.ts';
import { isCorrectlyVocalized, stripDiacritics } from './ar-diacritics.ts';
import { isReduplication } from './archaic-words.ts';
import { isDerived } from './derived-words.ts';
import { isSpanishForm } from './es-forms.ts';
import { isFrenchForm } from './fr-forms.ts';
import { isReformedSpelling } from './fr-reform-1990.ts';
import { isLanguageNeutral } from './language-neutral-words.ts';
import { isPlural } from './plural-words.ts';
import type { Speller } from './speller.ts';
import { correctTripledLetter } from './tripled-letter.ts';

/** Checks a word as written, without its possessive ending, or part by part if it is hyphenated. */
export function isCorrect(word: string, language: LanguageCode, speller: Speller): boolean {
  if (speller.knows(word) || isAcronym(word)) return true;
  if (language === 'en' && missingBritishWords.has(word.toLowerCase())) return true;
  if (
    language === 'en' &&
    /'s?$/i.test(word) &&
    isCorrect(word.replace(/'s?$/i, ''), language, speller)
  )
    return true;
  const checksLengthening = language !== 'en' && language !== 'ar'; // lengthened letters represent speech and are accepted
  if (checksLengthening && isLanguageNeutral(word))
    return correctTripledLetter(word, speller.knows) === null;
  if (language === 'de' && isElided(word, speller)) return true;
  if (language === 'fr' && isReformedSpelling(word, speller.knows)) return true;
  if (language === 'fr' && isFrenchForm(word, speller.knows)) return true;
  if (language === 'es' && isSpanishForm(word, speller.knows)) return true;
  if (language === 'ar' && word !== stripDiacritics(word))
    return isCorrectlyVocalized(word, speller.knows);
  if (language === 'en' && (isDerived(word, speller.knows) || isPlural(word, speller.knows)))
    return true;
  if (!word.includes('-')) return false;
  if (language === 'en' && isReduplication(word)) return true;

  return word.split('-').every((part) => isCorrectPart(part, language, speller));
}

export function isCorrectPart(part: string, language: LanguageCode, speller: Speller): boolean {
  if (part.length < 2 || hyphenParts.has(part.toLowerCase())) return true;
  if (language === 'en' && isDerived(part, speller.knows, true)) return true;

  return isCorrect(part, language, speller);
}

/** Parts of hyphenated words that are not words themselves. */
const hyphenParts = new Set(
  'anti bi co counter cryo nano intra cyber eco ex half inter mega meta mid mini mis multi neo non post pre pro pseudo quasi re self semi sub super tri ultra un auto ils elle elles je tu il nous vous on ci là t y en moi toi lui leur le la les ce'.split(
    ' ',
  ),
);

/** Common British words missing from the dictionary. */
const missingBritishWords = new Set(['leant', 'glebe', 'glebes']);

/** hatt', so'n */
function isElided(word: string, { knows }: Speller): boolean {
  return /'n(?:e[mnrs]?)?$|'$/.test(word) && knows(word.replace(/'.*$/, ''));
}

/** NASA, BBC’s: acronyms are not listed. */
function isAcronym(word: string): boolean {
  return /^\p{Lu}{2,6}s?$/u.test(word);
}

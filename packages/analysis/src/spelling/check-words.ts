import type { LanguageCode } from '../options.ts';
import { correctArabic } from './ar-corrections.ts';
import { isVocalized, stripDiacritics } from './ar-diacritics.ts';
import { isArchaic } from './archaic-words.ts';
import { isCorrect, isCorrectPart } from './correct-words.ts';
import { isLikelyGermanTypo } from './de-typos.ts';
import {
  accentCost,
  doublingCost,
  longWordLength,
  noMatchDistance,
  typoCost,
  wrongLetterCost,
} from './edit-costs.ts';
import {
  isLikelyTypo,
  languagesAcceptingUnknownWords,
  rankFunctionWordsFirst,
} from './likely-typos.ts';
import { hasIrregularPast, isNonceWord } from './nonce-words.ts';
import { lookUpModernSpelling, modernizeSpelling } from './old-spelling.ts';
import { type Speller, type SpellingPatterns, spellingPatterns, type Verdict } from './speller.ts';
import { findCandidates, type SpellingCandidate } from './spelling-candidates.ts';
import { correctTripledLetter } from './tripled-letter.ts';
import { findTwoEditWords } from './two-edit-words.ts';

/**
 * Checks words and finds suggestions for unknown ones. The slow full search of a dictionary is used for at most `searchBudget` words.
 *
 * @example
 * checkWords(['wierd'], 'en', speller)[0]?.suggestions?.[0] // 'weird'
 */
export function checkWords(
  words: readonly string[],
  language: LanguageCode,
  speller: Speller,
  searchBudget = { left: 40 },
): readonly Verdict[] {
  const patterns = spellingPatterns[language];

  return words.map((word) => {
    const normalized = normalizeWord(word);
    if (!patterns) return correctVerdict(word);
    const listed = lookUpModernSpelling(normalized, language);
    if (listed !== null)
      return { word, suggestions: [listed], distance: accentCost, modern: listed };
    if (isCorrect(normalized, language, speller)) return correctVerdict(word);
    const modern = modernizeSpelling(normalized, language, speller.knows);
    if (modern !== null) {
      const candidates = rankFunctionWordsFirst(
        findCandidates(normalized, speller, patterns),
        language,
      );
      const suggestions = [...new Set([modern, ...candidates.map((one) => one.word)])];

      return { word, suggestions, distance: accentCost, modern };
    }
    if (language === 'ar' && normalized !== stripDiacritics(normalized))
      return checkWithDiacritics(word, normalized, speller, searchBudget);
    if (language === 'ar') {
      const corrections = correctArabic(normalized, speller.knows);

      return corrections.length > 0
        ? { word, suggestions: corrections, distance: doublingCost }
        : correctVerdict(word);
    }
    const tripledLetterFix =
      language === 'en' ? null : correctTripledLetter(normalized, speller.knows);
    if (tripledLetterFix)
      return { word, suggestions: [tripledLetterFix.word], distance: tripledLetterFix.cost };
    if (normalized.includes('-')) {
      const correctedParts = correctParts(normalized, language, speller, patterns);
      const isProductive =
        language === 'de' || // Rubbel-Lose: hyphenated compounds are productive
        (languagesAcceptingUnknownWords.has(language) &&
          !areAllPartsTypos(normalized, language, speller, patterns));

      return correctedParts === normalized || isProductive
        ? correctVerdict(word)
        : {
            word,
            suggestions: correctedParts === null ? [] : [correctedParts],
            distance: noMatchDistance,
          };
    }
    const candidates = rankFunctionWordsFirst(
      findCandidates(normalized, speller, patterns),
      language,
    );
    if (
      language === 'en' &&
      isRareOrArchaic(normalized, candidates[0]?.cost ?? noMatchDistance, speller)
    )
      return correctVerdict(word);
    if (language === 'de' && !isLikelyGermanTypo(normalized, candidates, speller, patterns))
      return correctVerdict(word);
    if (
      languagesAcceptingUnknownWords.has(language) &&
      !isLikelyTypo(normalized, candidates[0], language)
    ) {
      const isLong =
        normalized.length >= longWordLength && !isCapital(normalized) && candidates.length === 0;
      const likely = isLong ? findTwoEditWords(normalized, speller, patterns) : [];

      return likely.length > 0
        ? { word, suggestions: likely, distance: noMatchDistance }
        : correctVerdict(word);
    }
    if (candidates.length > 0) {
      const suggestions = candidates.map(({ word: other }) => other);

      return {
        word,
        suggestions,
        distance: adjustDistanceForName(normalized, candidates, speller),
      };
    }
    if (searchBudget.left === 0 || isCapital(normalized))
      return { word, suggestions: [], distance: noMatchDistance };
    searchBudget.left--;

    const likely = findTwoEditWords(normalized, speller, patterns);
    const suggestions = likely.length > 0 ? likely : speller.suggest(normalized).slice(0, 3);

    return { word, suggestions, distance: noMatchDistance };
  });
}

/** Checks a word without its diacritics. Vocalized words are skipped, because suggestions would lose the diacritics. */
function checkWithDiacritics(
  word: string,
  normalized: string,
  speller: Speller,
  searchBudget: { left: number },
): Verdict {
  if (isVocalized(normalized)) return correctVerdict(word);
  const [verdict = correctVerdict(word)] = checkWords(
    [stripDiacritics(normalized)],
    'ar',
    speller,
    searchBudget,
  );

  return { ...verdict, word };
}

function correctVerdict(word: string): Verdict {
  return { word, suggestions: null, distance: 0 };
}

/** Rare, archaic or newly formed words, unless they are a likely typo of another word. */
function isRareOrArchaic(
  word: string,
  distance: number,
  { knows, isVeryRareWord }: Speller,
): boolean {
  if (distance > typoCost && (isArchaic(word, knows) || isNonceWord(word, knows))) return true;

  const isLong = word.length > 6;
  if (hasIrregularPast(word.toLowerCase())) return false;

  return (
    distance > (isLong ? typoCost + 0.2 : wrongLetterCost) && (isVeryRareWord?.(word) ?? false)
  );
}

/** Mapple, Stubb: doubling a letter makes a name of a common word, so its distance is increased. */
function adjustDistanceForName(
  word: string,
  [candidate]: readonly SpellingCandidate[],
  { knows }: Speller,
): number {
  if (!candidate) return noMatchDistance;
  const isLikeWord =
    isCapital(word) && word !== word.toUpperCase() && candidate.cost === doublingCost;

  return isLikeWord && knows(candidate.word.toLowerCase()) ? candidate.cost + 0.3 : candidate.cost;
}

/** Corrects only the wrong parts. Null if a part has no candidate. */
function correctParts(
  word: string,
  language: LanguageCode,
  speller: Speller,
  patterns: SpellingPatterns,
): string | null {
  const parts = word.split('-').map((part) => {
    if (isCorrectPart(part, language, speller)) return part;
    const [best] = findCandidates(part, speller, patterns);
    const isRare =
      language === 'en' && isRareOrArchaic(part, best?.cost ?? noMatchDistance, speller);

    return isRare ? part : (best?.word ?? null);
  });

  return parts.includes(null) ? null : parts.join('-');
}

/** Whether every wrong part of a hyphenated word is a likely typo; names and new compounds are not. */
function areAllPartsTypos(
  word: string,
  language: LanguageCode,
  speller: Speller,
  patterns: SpellingPatterns,
): boolean {
  return word
    .split('-')
    .filter((part) => !isCorrectPart(part, language, speller))
    .every(
      (part) => (findCandidates(part, speller, patterns)[0]?.cost ?? noMatchDistance) <= typoCost,
    );
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

function normalizeWord(word: string): string {
  return word
    .replaceAll(/[’ʼ]/g, "'")
    .replaceAll('\u00ad', '')
    .replaceAll(/[‑‐]/g, '-')
    .replace(/^'+/, '')
    .normalize('NFC');
}

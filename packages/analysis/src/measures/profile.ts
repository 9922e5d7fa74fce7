import { type Detector, loadDetector } from '../languages/identify.ts';
import { type Emotion, emotionsOf } from './affect/emotions.ts';
import { type AffectLexicon, loadAffect } from './affect/lexicon.ts';
import { sentimentOfText } from './affect/sentiment-of-text.ts';
import type { AnalyzedText } from './analyzed-text.ts';
import { type ForeignParagraph, findForeignParagraphs } from './foreign-paragraphs.ts';
import type { MetricValue } from './metric-value.ts';
import type { Facet } from './mindset/facet.ts';
import { type FacetLexicons, loadFacetLexicons } from './mindset/facet-phrases.ts';
import { computeMindset } from './mindset/mindset.ts';
import { computeNarrativeArc, type NarrativeArc } from './narrative.ts';
import { computePacing, type PacingWindow } from './pacing.ts';
import { computeRhythm, type Rhythm } from './rhythm-profile.ts';
import { loadSentimentLexicon, type SentimentLexicon } from './sentiment/lexicon.ts';
import type { TextSentiment } from './sentiment/text-sentiment.ts';
import { frequenciesOf, type WordFrequencies } from './style/frequencies.ts';
import { type FunctionShares, matchedCategories } from './style/matching.ts';
import { CategoryCounter } from './words/category-counts.ts';
import { loadCategoryLookup } from './words/category-lexicons.ts';
import { computeDiversity, type Diversity } from './words/diversity.ts';
import {
  computeFormality,
  formalityMinWords,
  loadPosTagger,
  type PosTagger,
} from './words/formality.ts';
import { type FrequencyNorm, loadFrequencyNorm } from './words/norm.ts';
import { findOverusedWords, type OverusedWords, overusedMinWords } from './words/overused.ts';
import type { CategoryLookup } from './words/word-categories.ts';
import { computeWordGaps, type WordGap } from './words/word-gaps.ts';
import { computeWordProfile, type WordProfileIndex } from './words/word-profile.ts';

/** Measures of the whole text, on demand: too expensive, or changing too slowly, to recompute on every keystroke. */
export type Profile = {
  /** Paragraphs of eight words or more in another language than the text. */
  foreign: readonly ForeignParagraph[];
  diversity: Diversity;
  sentiment: TextSentiment;
  rhythm: Rhythm;
  /** Windows of at least 200 words, at most 60; none below 400 words. */
  pacing: readonly PacingWindow[];
  narrative: NarrativeArc;
  formality: MetricValue;
  mind: readonly WordProfileIndex[];
  /** All eight, in the order of Plutchik’s wheel. */
  emotions: readonly Emotion[];
  mindset: readonly Facet[];
  /** Used more often than in others’ prose; none below 1,000 narrative words. */
  overused: OverusedWords;
  /** Percentages of nine categories of function words, for style matching; null if the language has no list. */
  functionWords: FunctionShares | null;
  /** For Delta and keyness. */
  frequencies: WordFrequencies;
  /** For content words used more than once in narration. */
  gaps: readonly WordGap[];
};

/** The word lists that a profile needs; null if a language has none. */
export type ProfileData = {
  detector: Detector;
  /** English only. */
  sentiment: SentimentLexicon | null;
  /** Affect words; in English only their emotions. */
  affect: AffectLexicon | null;
  categories: CategoryLookup | null;
  facets: FacetLexicons | null;
  tagger: PosTagger | null;
  norm: FrequencyNorm | null;
};

/** Loads what the profile of a text needs, by its language and length. */
export async function loadProfileData({
  language,
  sums,
}: Pick<AnalyzedText, 'language' | 'sums'>): Promise<ProfileData> {
  const isEnglish = language === 'en';
  const [detector, sentiment, affect, categories, facets, tagger, norm] = await Promise.all([
    loadDetector(),
    isEnglish ? loadSentimentLexicon() : null,
    loadAffect(language),
    loadCategoryLookup(language),
    loadFacetLexicons(language),
    isEnglish && sums.words >= formalityMinWords ? loadPosTagger() : null,
    sums.words >= overusedMinWords ? loadFrequencyNorm(language) : null,
  ]);

  return { detector, sentiment, affect, categories, facets, tagger, norm };
}

/**
 * Computes the profile of an analyzed text.
 *
 * @example
 * computeProfile(analyzer.analyzedText, await loadProfileData(analyzer.analyzedText)).diversity.mtld
 */
export function computeProfile(analyzedText: AnalyzedText, data: ProfileData): Profile {
  const counter = data.categories ? new CategoryCounter(analyzedText, data.categories) : null;
  const sentiment = sentimentOfText(analyzedText, data.sentiment, data.affect);
  const mindset = computeMindset(analyzedText, data.facets);

  return {
    foreign: findForeignParagraphs(analyzedText, data.detector),
    diversity: computeDiversity(analyzedText),
    sentiment,
    rhythm: computeRhythm(analyzedText),
    pacing: computePacing(analyzedText, counter, sentiment),
    narrative: computeNarrativeArc(analyzedText, counter),
    formality: computeFormality(analyzedText, data.tagger),
    mind: computeWordProfile(analyzedText, counter, mindset),
    emotions: emotionsOf(analyzedText, data.affect),
    mindset,
    overused: findOverusedWords(analyzedText, data.norm),
    functionWords: counter && functionWordShares(counter, analyzedText.sums.words),
    frequencies: frequenciesOf(analyzedText),
    gaps: computeWordGaps(analyzedText),
  };
}

function functionWordShares(counter: CategoryCounter, words: number): FunctionShares {
  const counts = counter.counts();
  const shares = matchedCategories.map((name) => [
    name,
    words === 0 ? 0 : (100 * counts[name]) / words,
  ]);

  return Object.fromEntries(shares) as FunctionShares; // as: Object.fromEntries widens the keys to string
}

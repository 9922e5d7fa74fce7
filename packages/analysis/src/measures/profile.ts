import { type Detector, loadDetector } from '../languages/identify.ts';
import { type Emotion, emotionsOf } from './affect/emotions.ts';
import { type AffectLexicon, loadAffect } from './affect/lexicon.ts';
import { CategoryCounter } from './category-counts.ts';
import { type Diversity, diversityOf } from './diversity.ts';
import type { Facet } from './facet.ts';
import { type FacetBooks, loadFacetBooks } from './facet-phrases.ts';
import type { Figure } from './figure.ts';
import { formalityLeast, formalityOf, loadTagger, type Tagger } from './formality.ts';
import { type Foreign, foreignParagraphs } from './languages-of-text.ts';
import { loadCategories } from './lexicons.ts';
import type { Material } from './material.ts';
import { type MindIndex, mindOf } from './mind.ts';
import { mindsetOf } from './mindset.ts';
import { type NarrativeArc, narrativeOf } from './narrative.ts';
import { loadNorm, type Norm } from './norm.ts';
import { type OverusedWords, overusedLeast, overusedOf } from './overused.ts';
import { type Pace, pacingOf } from './pacing.ts';
import { type Rhythm, rhythmOf } from './rhythm-of-text.ts';
import { loadSentimentLexicon, type SentimentLexicon } from './sentiment/lexicon.ts';
import { sentimentOfText } from './sentiment/of-text.ts';
import type { TextSentiment } from './sentiment/text-sentiment.ts';
import { frequenciesOf, type WordFrequencies } from './style/frequencies.ts';
import { type FunctionShares, matchedCategories } from './style/matching.ts';
import type { CategoryBits } from './word-categories.ts';
import { type WordGap, wordGapsOf } from './word-gaps.ts';

/** What is read from the whole of a text, on demand: too dear, or too slow to change, for every key. */
export type Profile = {
  /** Paragraphs of eight words or more in another language than the text. */
  foreign: readonly Foreign[];
  diversity: Diversity;
  sentiment: TextSentiment;
  rhythm: Rhythm;
  /** Windows of at least 200 words, at most 60; none below 400 words. */
  pacing: readonly Pace[];
  narrative: NarrativeArc;
  formality: Figure;
  mind: readonly MindIndex[];
  /** All eight, in the order of Plutchik’s wheel. */
  emotions: readonly Emotion[];
  mindset: readonly Facet[];
  /** Told more often than in others’ prose; none below 1,000 told words. */
  overused: OverusedWords;
  /** Percentages of nine kinds of small words, for style matching; null where the language has no list. */
  functionWords: FunctionShares | null;
  /** For Delta and keyness. */
  frequencies: WordFrequencies;
  /** Of content words told more than once. */
  gaps: readonly WordGap[];
};

/** The word lists that a profile needs beyond the engine's own; null where a language has none. */
export type ProfileData = {
  detector: Detector;
  /** Of English. */
  sentiment: SentimentLexicon | null;
  /** Words of feeling; of English their emotions alone. */
  affect: AffectLexicon | null;
  categories: CategoryBits | null;
  facets: FacetBooks | null;
  tagger: Tagger | null;
  norm: Norm | null;
};

/** Fetches what the profile of a text needs: by its language, and its length. */
export async function loadProfileData({
  language,
  sums,
}: Pick<Material, 'language' | 'sums'>): Promise<ProfileData> {
  const isEnglish = language === 'en';
  const [detector, sentiment, affect, categories, facets, tagger, norm] = await Promise.all([
    loadDetector(),
    isEnglish ? loadSentimentLexicon() : null,
    loadAffect(language),
    loadCategories(language),
    loadFacetBooks(language),
    isEnglish && sums.words >= formalityLeast ? loadTagger() : null,
    sums.words >= overusedLeast ? loadNorm(language) : null,
  ]);

  return { detector, sentiment, affect, categories, facets, tagger, norm };
}

/**
 * The profile of the text that an analyzer holds.
 *
 * @example
 * profileOf(analyzer.material, await loadProfileData(analyzer.material)).diversity.mtld
 */
export function profileOf(material: Material, data: ProfileData): Profile {
  const counter = data.categories ? new CategoryCounter(material, data.categories) : null;
  const sentiment = sentimentOfText(material, data.sentiment, data.affect);
  const mindset = mindsetOf(material, data.facets);

  return {
    foreign: foreignParagraphs(material, data.detector),
    diversity: diversityOf(material),
    sentiment,
    rhythm: rhythmOf(material),
    pacing: pacingOf(material, counter, sentiment),
    narrative: narrativeOf(material, counter),
    formality: formalityOf(material, data.tagger),
    mind: mindOf(material, counter, mindset),
    emotions: emotionsOf(material, data.affect),
    mindset,
    overused: overusedOf(material, data.norm),
    functionWords: counter && functionShares(counter, material.sums.words),
    frequencies: frequenciesOf(material),
    gaps: wordGapsOf(material),
  };
}

function functionShares(counter: CategoryCounter, words: number): FunctionShares {
  const counts = counter.counts();
  const shares = matchedCategories.map((name) => [
    name,
    words === 0 ? 0 : (100 * counts[name]) / words,
  ]);

  return Object.fromEntries(shares) as FunctionShares; // as: fromEntries forgets the names
}

import type { FindingCategory, LanguageCode, MeasureName, Span } from '@longhand/analysis';
import type { Emotion } from '@longhand/analysis/measures/affect/emotions';
import type { EmotionName } from '@longhand/analysis/measures/affect/lists';
import type { MetricValue } from '@longhand/analysis/measures/metric-value';
import type { Facet, FacetName } from '@longhand/analysis/measures/mindset/facet';
import type { NarrativeArc } from '@longhand/analysis/measures/narrative';
import type { PacingWindow } from '@longhand/analysis/measures/pacing';
import type { Coverage } from '@longhand/analysis/measures/sentiment/text-sentiment';
import type { OverusedWords } from '@longhand/analysis/measures/words/overused';
import type {
  WordProfileIndex,
  WordProfileIndexName,
} from '@longhand/analysis/measures/words/word-profile';
import type {
  AnalysisWithProfile,
  FunctionShares,
  Verse,
  WordFrequencies,
  WordGap,
} from '@longhand/analysis/whole';
import { limits } from '@longhand/contract/limits';
import { perThousand } from '../findings/finding-rate.ts';
import { isIgnored, nothingIgnored } from '../findings/ignored-keys.ts';
import type { Repetition } from './repetitions.ts';

/** Every metric that the lab screens use. Findings are rates per 1,000 words. */
export type LabMetricName =
  | MeasureName
  | WordProfileIndexName
  | 'mtld'
  | 'hdd42'
  | 'burstiness'
  | 'formality'
  | 'mean-sentiment'
  | `facet-${FacetName}`
  | `emotion-${EmotionName}`
  | 'find-all'
  | `find-${FindingCategory}`;

/** The part of a full analysis that is stored for each text, small enough for hundreds of them. */
export type TextAnalysis = {
  version: string;
  language: LanguageCode;
  words: number;
  sentences: number;
  figures: Readonly<Partial<Record<LabMetricName, MetricValue>>>;
  functionWords: FunctionShares | null;
  frequencies: WordFrequencies;
  /** For content words used more than once: the typical distance between two uses. */
  gaps: readonly WordGap[];
  /** Mean sentence length in twelve parts of the text, for a sparkline. */
  course: readonly number[];
};

/** Details shown only for the open text: the spans behind the metrics. */
type AnalysisDetails = {
  /** For poems and songs; otherwise null. */
  verse: Verse | null;
  /** Words and phrases that are repeated. */
  repetitions: readonly Repetition[];
  mind: readonly WordProfileIndex[];
  emotions: readonly Emotion[];
  facets: readonly Facet[];
  narrative: NarrativeArc;
  overused: OverusedWords;
  pacing: readonly PacingWindow[];
  sentences: readonly { span: Span; words: number; paragraph: number; isDialogue: boolean }[];
  sentenceSentiments: readonly { sentence: number; compound: number }[];
  /** The share of the text that Longhand's own sentiment lists cover; null in English. */
  sentimentCoverage: Coverage | null;
  /** The spans of the findings of each category. */
  findingSpans: Readonly<Partial<Record<FindingCategory, readonly Span[]>>>;
};

export type DetailedTextAnalysis = TextAnalysis & { details: AnalysisDetails };

/** Collects the metrics of an analysis by name. Ignored findings are not counted. */
export function toTextAnalysis(
  whole: AnalysisWithProfile,
  ignored = nothingIgnored,
): DetailedTextAnalysis {
  const { profile, counts, measures, sentences } = whole;
  const findings = whole.findings.filter((finding) => !isIgnored(ignored, finding));
  const figures: Partial<Record<LabMetricName, MetricValue>> = {
    mtld: profile.diversity.mtld,
    hdd42: profile.diversity.hdd42,
    burstiness: profile.rhythm.burstiness,
    formality: profile.formality,
    'mean-sentiment':
      profile.sentiment.compound === null
        ? { value: null, absent: profile.sentiment.absent }
        : { value: profile.sentiment.mean },
  };
  for (const measure of measures) figures[measure.name] = figureOf(measure);
  for (const { name, figure } of profile.mind) figures[name] = figure;
  for (const { name, figure } of profile.emotions) figures[`emotion-${name}`] = figure;
  for (const { name, balance } of profile.mindset) figures[`facet-${name}`] = balance;
  Object.assign(figures, ratesOf(findings, counts.words));

  return {
    version: whole.version,
    language: whole.language,
    words: counts.words,
    sentences: counts.sentences,
    figures,
    functionWords: profile.functionWords,
    frequencies: profile.frequencies,
    gaps: profile.gaps,
    course: sentenceLengthCourse(sentences.map(({ words }) => words)),
    details: {
      verse: null,
      repetitions: [],
      mind: profile.mind,
      emotions: profile.emotions,
      facets: profile.mindset,
      narrative: profile.narrative,
      overused: profile.overused,
      pacing: profile.pacing,
      sentences: sentences.map(({ span, words, paragraph, dialogue }) => ({
        span,
        words,
        paragraph,
        isDialogue: dialogue,
      })),
      sentenceSentiments: profile.sentiment.compound === null ? [] : profile.sentiment.sentences,
      sentimentCoverage: (profile.sentiment.compound !== null && profile.sentiment.beta) || null,
      findingSpans: spansByCategory(findings),
    },
  };
}

function spansByCategory(
  findings: AnalysisWithProfile['findings'],
): AnalysisDetails['findingSpans'] {
  const groups = Map.groupBy(findings, ({ category }) => category);

  return Object.fromEntries(
    [...groups].map(([category, list]) => [category, list.map(({ span }) => span)]),
  );
}

function figureOf(measure: AnalysisWithProfile['measures'][number]): MetricValue {
  return measure.value === null
    ? { value: null, absent: measure.absent }
    : { value: measure.value };
}

function ratesOf(
  findings: AnalysisWithProfile['findings'],
  words: number,
): Partial<Record<LabMetricName, MetricValue>> {
  const counts = new Map<LabMetricName, number>([['find-all', 0]]);
  for (const { category } of findings) {
    const name = `find-${category}` as const;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    counts.set('find-all', (counts.get('find-all') ?? 0) + 1);
  }
  const needs = limits.rateWordsMin;
  const toMetric = (count: number): MetricValue => {
    const value = perThousand(count, words);

    return value === null
      ? { value, absent: { code: 'too-short', unit: 'words', needs, has: words } }
      : { value };
  };

  return Object.fromEntries([...counts].map(([name, count]) => [name, toMetric(count)]));
}

const courseLength = 12;

/** Mean sentence length in consecutive groups; each sentence is in one group. */
function sentenceLengthCourse(lengths: readonly number[]): readonly number[] {
  const count = Math.min(courseLength, lengths.length);

  return Array.from({ length: count }, (_, at) => {
    const part = lengths.slice(
      Math.floor((at * lengths.length) / count),
      Math.floor(((at + 1) * lengths.length) / count),
    );

    return part.reduce((sum, words) => sum + words, 0) / Math.max(1, part.length);
  });
}

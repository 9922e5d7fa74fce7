import type { FindingCategory, LanguageCode, MeasureName, Span } from '@longhand/analysis';
import type { Emotion } from '@longhand/analysis/measures/affect/emotions';
import type { EmotionName } from '@longhand/analysis/measures/affect/lists';
import type { Facet, FacetName } from '@longhand/analysis/measures/facet';
import type { Figure } from '@longhand/analysis/measures/figure';
import type { MindIndex, MindIndexName } from '@longhand/analysis/measures/mind';
import type { NarrativeArc } from '@longhand/analysis/measures/narrative';
import type { OverusedWords } from '@longhand/analysis/measures/overused';
import type { Pace } from '@longhand/analysis/measures/pacing';
import type { Coverage } from '@longhand/analysis/measures/sentiment/text-sentiment';
import type {
  FunctionShares,
  Verse,
  WholeAnalysis,
  WordFrequencies,
  WordGap,
} from '@longhand/analysis/whole';
import { limits } from '@longhand/contract/limits';
import { isIgnored, nothingIgnored } from '../device/ignored.ts';
import { perThousand } from './rate.ts';
import type { Repetition } from './repetitions.ts';

/** Every figure that the screens of the lab follow, by one name. Findings are counted per 1,000 words. */
export type FigureName =
  | MeasureName
  | MindIndexName
  | 'mtld'
  | 'hdd42'
  | 'burstiness'
  | 'formality'
  | 'mean-sentiment'
  | `facet-${FacetName}`
  | `emotion-${EmotionName}`
  | 'find-all'
  | `find-${FindingCategory}`;

/** What stays of a text that was read whole: small enough to be kept for each of hundreds. */
export type Reading = {
  version: string;
  language: LanguageCode;
  words: number;
  sentences: number;
  figures: Readonly<Partial<Record<FigureName, Figure>>>;
  functionWords: FunctionShares | null;
  frequencies: WordFrequencies;
  /** Of content words told more than once: what is usual between two uses. */
  gaps: readonly WordGap[];
  /** Mean words of a sentence in twelve stretches, for a line in a row. */
  course: readonly number[];
};

/** What is only shown of the text in question: the very places behind the figures. */
type Details = {
  /** Of poems and songs; null of everything else. */
  verse: Verse | null;
  /** Words and phrases that return. */
  repetitions: readonly Repetition[];
  mind: readonly MindIndex[];
  emotions: readonly Emotion[];
  facets: readonly Facet[];
  narrative: NarrativeArc;
  overused: OverusedWords;
  pacing: readonly Pace[];
  sentences: readonly { span: Span; words: number; paragraph: number; isDialogue: boolean }[];
  moved: readonly { sentence: number; compound: number }[];
  /** How much of the text the lists of sentiment know, where they are Longhand’s own; null in English. */
  known: Coverage | null;
  /** Where the findings of each category stand. */
  found: Readonly<Partial<Record<FindingCategory, readonly Span[]>>>;
};

export type WholeReading = Reading & { details: Details };

/** Puts the figures of an analysis under their names. What the writer put aside is not counted. */
export function readingOf(whole: WholeAnalysis, ignored = nothingIgnored): WholeReading {
  const { profile, counts, measures, sentences } = whole;
  const findings = whole.findings.filter((finding) => !isIgnored(ignored, finding));
  const figures: Partial<Record<FigureName, Figure>> = {
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
    course: courseOf(sentences.map(({ words }) => words)),
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
      moved: profile.sentiment.compound === null ? [] : profile.sentiment.sentences,
      known: (profile.sentiment.compound !== null && profile.sentiment.beta) || null,
      found: spansOf(findings),
    },
  };
}

function spansOf(findings: WholeAnalysis['findings']): Details['found'] {
  const groups = Map.groupBy(findings, ({ category }) => category);

  return Object.fromEntries(
    [...groups].map(([category, list]) => [category, list.map(({ span }) => span)]),
  );
}

function figureOf(measure: WholeAnalysis['measures'][number]): Figure {
  return measure.value === null
    ? { value: null, absent: measure.absent }
    : { value: measure.value };
}

function ratesOf(
  findings: WholeAnalysis['findings'],
  words: number,
): Partial<Record<FigureName, Figure>> {
  const counts = new Map<FigureName, number>([['find-all', 0]]);
  for (const { category } of findings) {
    const name = `find-${category}` as const;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    counts.set('find-all', (counts.get('find-all') ?? 0) + 1);
  }
  const needs = limits.rateWordsLeast;
  const rate = (count: number): Figure => {
    const value = perThousand(count, words);

    return value === null
      ? { value, absent: { code: 'too-short', unit: 'words', needs, has: words } }
      : { value };
  };

  return Object.fromEntries([...counts].map(([name, count]) => [name, rate(count)]));
}

const stretches = 12;

/** Means of as many stretches of sentences; each sentence stands in one. */
function courseOf(lengths: readonly number[]): readonly number[] {
  const count = Math.min(stretches, lengths.length);

  return Array.from({ length: count }, (_, at) => {
    const part = lengths.slice(
      Math.floor((at * lengths.length) / count),
      Math.floor(((at + 1) * lengths.length) / count),
    );

    return part.reduce((sum, words) => sum + words, 0) / Math.max(1, part.length);
  });
}

import { findingCategories } from '@longhand/analysis';
import { catalogue } from '@longhand/analysis/catalogue';
import { emotionNames } from '@longhand/analysis/measures/affect/lists';
import type { MetricValue } from '@longhand/analysis/measures/metric-value';
import { facetNames, facetPoles } from '@longhand/analysis/measures/mindset/facet';
import { wordProfileIndexNames } from '@longhand/analysis/measures/words/word-profile';
import type { MeasureCard } from '@longhand/analysis/whole';
import type { MetricTarget } from '@longhand/contract/writing-lab-targets';
import type { LabMetricName } from '../analysis/texts/text-analysis.ts';

/** Published indices of the words of a whole text. */
export const indexNames = ['formality', 'mean-sentiment', ...wordProfileIndexNames] as const;
export const emotionMetrics = emotionNames.map((name) => `emotion-${name}` as const);
export const psychoNames = [...indexNames, ...emotionMetrics] as const;
export type PsychoName = (typeof psychoNames)[number];

type MetricGroup = 'form' | 'words' | 'ease' | 'tone' | 'emotions' | 'mindset' | 'findings';

/** The metrics that screens compare, in display order. */
export const metricGroups: Readonly<Record<MetricGroup, readonly MetricTarget['figure'][]>> = {
  form: ['mean-sentence-length', 'sentence-length-deviation', 'burstiness', 'dialogue-share'],
  words: ['mattr', 'mtld', 'hdd42'],
  ease: [
    'flesch-reading-ease',
    'szigriszt-pazos',
    'kandel-moles',
    'amstad',
    'osman',
    'xu-wei',
    'lix',
  ],
  tone: indexNames,
  emotions: emotionMetrics,
  mindset: facetNames.map((name) => `facet-${name}` as const),
  findings: ['find-all', ...findingCategories.map((name) => `find-${name}` as const)],
};

export const metricNames: readonly MetricTarget['figure'][] = Object.values(metricGroups).flat();

const cardNameOverrides: Partial<Record<LabMetricName, string>> = {
  burstiness: 'rhythm burstiness',
  'mean-sentiment': 'mean sentiment',
  ...Object.fromEntries(emotionNames.map((name) => [`emotion-${name}`, name])),
  ...Object.fromEntries(
    facetNames.map((name) => [`facet-${name}`, facetPoles[name].join(' against ')]),
  ),
};

/** The catalogue card of a metric: source, languages, minimum length. Finding rates have none. */
export function cardOf(name: LabMetricName): MeasureCard | undefined {
  const cardName = cardNameOverrides[name] ?? name;

  return catalogue.measures.find((card) => card.name === cardName);
}

/** Whether a longer text would have a value. In a language that the metric does not support it would not. */
export function isTooShort(figure: MetricValue | undefined): boolean {
  return figure !== undefined && figure.value === null && figure.absent.code === 'too-short';
}

/** Whether no text of this language has a value. */
export function isUnsupportedLanguage(figure: MetricValue | undefined): boolean {
  return figure !== undefined && figure.value === null && figure.absent.code === 'language';
}

/** Metrics that need more than a citation: the screens describe their method in the user's language. */
const methods = [
  'mtld',
  'szigriszt-pazos',
  'formality',
  'analytic',
  'human-interest',
  'mean-sentence-length',
  'sentence-length-deviation',
  'dialogue-share',
  'mean-sentiment',
  'hedging',
  'boosting',
  'promotion',
  'prevention',
  'past-forms',
  'future-markers',
] as const;

type Method = (typeof methods)[number] | 'facet' | 'emotion';

export function methodOf(name: LabMetricName): Method | undefined {
  if (name.startsWith('emotion-')) return 'emotion';

  return name.startsWith('facet-') ? 'facet' : methods.find((method) => method === name);
}

export type NumberStyle = {
  style?: 'percent';
  minimumFractionDigits?: number;
  maximumFractionDigits: number;
};

/** Shares are formatted in percent, rates and grades with one decimal. */
export function numberStyle(name: LabMetricName): NumberStyle {
  if (name === 'dialogue-share') return { style: 'percent', maximumFractionDigits: 0 };
  const digits = fractionDigits[name] ?? (/^(?:facet|emotion)-/.test(name) ? 2 : 1);

  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

const fractionDigits: Partial<Record<LabMetricName, number>> = {
  mattr: 2,
  hdd42: 2,
  burstiness: 2,
  'mean-sentiment': 2,
  'flesch-reading-ease': 0,
  'szigriszt-pazos': 0,
  'kandel-moles': 0,
  amstad: 0,
  osman: 0,
  lix: 0,
  mtld: 0,
};

import { findingCategories } from '@longhand/analysis';
import { catalogue } from '@longhand/analysis/catalogue';
import { emotionNames } from '@longhand/analysis/measures/affect/lists';
import { facetNames, facetPoles } from '@longhand/analysis/measures/facet';
import type { Figure } from '@longhand/analysis/measures/figure';
import { mindIndexNames } from '@longhand/analysis/measures/mind';
import type { MeasureCard } from '@longhand/analysis/whole';
import type { Aim } from '@longhand/contract/writing-lab-targets';
import type { FigureName } from './reading.ts';

/** Published indices about the words of a text as a whole. */
export const indexNames = ['formality', 'mean-sentiment', ...mindIndexNames] as const;
export const emotionFigures = emotionNames.map((name) => `emotion-${name}` as const);
export const psychoNames = [...indexNames, ...emotionFigures] as const;
export type PsychoName = (typeof psychoNames)[number];

type FigureGroup = 'form' | 'words' | 'ease' | 'tone' | 'emotions' | 'mindset' | 'findings';

/** What the screens compare, in the order in which they are offered. */
export const figureGroups: Readonly<Record<FigureGroup, readonly Aim['figure'][]>> = {
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
  emotions: emotionFigures,
  mindset: facetNames.map((name) => `facet-${name}` as const),
  findings: ['find-all', ...findingCategories.map((name) => `find-${name}` as const)],
};

export const figureNames: readonly Aim['figure'][] = Object.values(figureGroups).flat();

const cardNames: Partial<Record<FigureName, string>> = {
  burstiness: 'rhythm burstiness',
  'mean-sentiment': 'mean sentiment',
  ...Object.fromEntries(emotionNames.map((name) => [`emotion-${name}`, name])),
  ...Object.fromEntries(
    facetNames.map((name) => [`facet-${name}`, facetPoles[name].join(' against ')]),
  ),
};

/** What the engine's catalogue says of a figure: source, languages, least length. Rates of findings have no card. */
export function cardOf(name: FigureName): MeasureCard | undefined {
  const wanted = cardNames[name] ?? name;

  return catalogue.measures.find((card) => card.name === wanted);
}

/** Whether more words would give a value; in a language that the figure is not made for they would not. */
export function isTooShort(figure: Figure | undefined): boolean {
  return figure !== undefined && figure.value === null && figure.absent.code === 'too-short';
}

/** Whether no text of this language has a value. */
export function isOfOtherLanguages(figure: Figure | undefined): boolean {
  return figure !== undefined && figure.value === null && figure.absent.code === 'language';
}

/** Figures that more than a citation is to be told of: the screens say in the reader's language how they are made. */
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

export function methodOf(name: FigureName): Method | undefined {
  if (name.startsWith('emotion-')) return 'emotion';

  return name.startsWith('facet-') ? 'facet' : methods.find((method) => method === name);
}

export type NumberStyle = {
  style?: 'percent';
  minimumFractionDigits?: number;
  maximumFractionDigits: number;
};

/** Shares are written in percent, rates and grades with one digit behind the point. */
export function numberStyle(name: FigureName): NumberStyle {
  if (name === 'dialogue-share') return { style: 'percent', maximumFractionDigits: 0 };
  const places = placesOf[name] ?? (/^(?:facet|emotion)-/.test(name) ? 2 : 1);

  return { minimumFractionDigits: places, maximumFractionDigits: places };
}

const placesOf: Partial<Record<FigureName, number>> = {
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

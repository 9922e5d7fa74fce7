import type { LanguageCode } from '../options.ts';
import { emotionSource } from './affect/emotions.ts';
import { emotionNames } from './affect/lists.ts';
import { anyLanguage, type MeasureCard } from './card.ts';
import { facetNames, facetPoles } from './facet.ts';
import { formalityLeast, formalitySource } from './formality.ts';
import { mindIndexNames, mindIndices, mindLeast } from './mind.ts';
import { narrativeSource } from './narrative.ts';
import { overusedLeast, overusedSource } from './overused.ts';
import { changePointSource } from './style/change-points.ts';
import { deltaSources } from './style/delta.ts';
import { keynessSource } from './style/keyness.ts';
import { matchingSource } from './style/matching.ts';
import { verseSources } from './verse/verse.ts';

const listed: readonly LanguageCode[] = ['en', 'es', 'fr', 'de'];
const english: readonly LanguageCode[] = ['en'];
const six: readonly LanguageCode[] = ['en', 'es', 'fr', 'de', 'ar', 'zh'];
const ownLists = 'outside English by Longhand’s own lists (beta)';

export function readingCards(): readonly MeasureCard[] {
  const pace = 'Longhand’s own, from windows of equal length';
  const words = (least: number) => ({ unit: 'words', least }) as const;

  return [
    {
      name: 'sentiment',
      at: 'profile.sentiment.compound',
      unit: 'score',
      range: [-1, 1],
      source: `Hutto & Gilbert 2014, VADER, ICWSM-14; the mean over sentences in texts of more than ten; ${ownLists}`,
      languages: six,
      needs: words(1),
    },
    {
      name: 'mean sentiment',
      at: 'profile.sentiment.mean',
      unit: 'score',
      range: [-1, 1],
      source: `Mean over sentences, as VADER’s authors advise for longer texts; ${ownLists}`,
      languages: six,
      needs: words(1),
    },
    {
      name: 'pace',
      at: 'profile.pacing',
      unit: 'windows',
      range: [null, null],
      source: pace,
      languages: anyLanguage,
      needs: words(400),
    },
    {
      name: 'sentiment arc',
      at: 'profile.pacing[].sentiment',
      unit: 'score',
      range: [-1, 1],
      source: `Reagan et al. 2016, The emotional arcs of stories, EPJ Data Science 5; ${ownLists}`,
      languages: six,
      needs: words(400),
    },
    {
      name: 'narrative arc',
      at: 'profile.narrative',
      unit: 'percent of words',
      range: [0, 100],
      source: narrativeSource,
      languages: listed,
      needs: words(500),
    },
    {
      name: 'formality',
      at: 'profile.formality',
      unit: 'score',
      range: [0, 100],
      source: formalitySource,
      languages: english,
      needs: words(formalityLeast),
    },
    {
      name: 'overused words',
      at: 'profile.overused',
      unit: 'words',
      range: [null, null],
      source: overusedSource,
      languages: six,
      needs: words(overusedLeast),
    },
    {
      name: 'foreign paragraphs',
      at: 'profile.foreign',
      unit: 'paragraphs',
      range: [null, null],
      source: 'eld (Apache-2.0), where small words speak against the text’s language',
      languages: anyLanguage,
      needs: words(8),
    },
  ];
}

export function mindCards(): readonly MeasureCard[] {
  const indices = mindIndexNames.map(
    (name): MeasureCard => ({
      name,
      at: 'profile.mind',
      unit: name === 'analytic' || name === 'human-interest' ? 'score' : 'percent of words',
      range: name === 'analytic' ? [null, null] : [0, name === 'human-interest' ? null : 100],
      source: mindIndices[name].source,
      languages: mindIndices[name].elsewhere ? six : mindIndices[name].languages,
      needs: { unit: 'words', least: mindLeast },
    }),
  );
  const facets = facetNames.map(
    (name): MeasureCard => ({
      name: `${facetPoles[name][0]} against ${facetPoles[name][1]}`,
      at: 'profile.mindset',
      unit: 'score',
      range: [-1, 1],
      source: 'Longhand’s own phrases; no validated public list exists',
      languages: six,
      needs: { unit: 'words', least: mindLeast },
    }),
  );

  const emotions = emotionNames.map(
    (name): MeasureCard => ({
      name,
      at: 'profile.emotions',
      unit: 'per 100 words',
      range: [0, 100],
      source: emotionSource,
      languages: six,
      needs: { unit: 'words', least: mindLeast },
    }),
  );

  return [...indices, ...facets, ...emotions];
}

export function comparisonCards(): readonly MeasureCard[] {
  return [
    {
      name: 'Burrows’s Delta',
      at: 'styleDistance().burrows',
      unit: 'score',
      range: [0, null],
      source: deltaSources.burrows,
      languages: anyLanguage,
      needs: { unit: 'words', least: 2500 },
    },
    {
      name: 'cosine Delta',
      at: 'styleDistance().cosine',
      unit: 'score',
      range: [0, 2],
      source: deltaSources.cosine,
      languages: anyLanguage,
      needs: { unit: 'words', least: 2500 },
    },
    {
      name: 'keyness',
      at: 'keywords()',
      unit: 'score',
      range: [null, null],
      source: keynessSource,
      languages: anyLanguage,
      needs: { unit: 'words', least: 1 },
    },
    {
      name: 'style matching',
      at: 'styleMatching()',
      unit: 'share',
      range: [0, 1],
      source: matchingSource,
      languages: listed,
      needs: { unit: 'words', least: 1 },
    },
    {
      name: 'change points',
      at: 'changePoints()',
      unit: 'score',
      range: [null, null],
      source: changePointSource,
      languages: anyLanguage,
      needs: { unit: 'values', least: 8 },
    },
  ];
}

export function verseCards(): readonly MeasureCard[] {
  return [
    {
      name: 'syllables of a line',
      at: 'verseOf().lines[].syllables',
      unit: 'syllables',
      range: [0, null],
      source: 'By the rules of each language’s verse (measures/verse)',
      languages: six,
      needs: { unit: 'lines', least: 1 },
    },
    {
      name: 'rhyme scheme',
      at: 'verseOf().scheme',
      unit: 'letters',
      range: [null, null],
      source: verseSources.rhyme,
      languages: six,
      needs: { unit: 'lines', least: 1 },
    },
    {
      name: 'metre',
      at: 'verseOf().metre.value.feet',
      unit: 'feet',
      range: [2, null],
      source: verseSources.metre,
      languages: ['en', 'de', 'ar'],
      needs: { unit: 'lines', least: 4 },
    },
    {
      name: 'length of line',
      at: 'verseOf().lineLength.value.syllables',
      unit: 'syllables',
      range: [2, null],
      source: verseSources.lineLength,
      languages: ['es', 'fr', 'zh'],
      needs: { unit: 'lines', least: 4 },
    },
    {
      name: 'tones of regulated verse',
      at: 'verseOf().regulation.value',
      unit: 'share',
      range: [0, 1],
      source: verseSources.regulation,
      languages: ['zh'],
      needs: { unit: 'lines', least: 2 },
    },
    {
      name: 'repetition',
      at: 'verseOf().repetition',
      unit: 'lines',
      range: [null, null],
      source: 'Lines and phrases that return, word for word',
      languages: anyLanguage,
      needs: { unit: 'lines', least: 1 },
    },
  ];
}

import { type LanguageCode, languageCodes, supportedLanguages } from '../options.ts';
import { emotionSource } from './affect/emotions.ts';
import { emotionNames } from './affect/lists.ts';
import type { MeasureCard } from './card.ts';
import { facetNames, facetPoles } from './mindset/facet.ts';
import { narrativeSource } from './narrative.ts';
import { changePointSource } from './style/change-points.ts';
import { deltaSources } from './style/delta.ts';
import { keynessSource } from './style/keyness.ts';
import { matchingSource } from './style/matching.ts';
import { formalityMinWords, formalitySource } from './words/formality.ts';
import { overusedMinWords, overusedSource } from './words/overused.ts';
import {
  wordProfileIndexNames,
  wordProfileIndices,
  wordProfileMinWords,
} from './words/word-profile.ts';

const lexiconLanguages: readonly LanguageCode[] = ['en', 'es', 'fr', 'de'];
const english: readonly LanguageCode[] = ['en'];
const ownLexiconsNote = 'outside English by Longhand’s own lists (beta)';

export function profileCards(): readonly MeasureCard[] {
  const pacingSource = 'Longhand’s own, from windows of equal length';
  const words = (least: number) => ({ unit: 'words', least }) as const;

  return [
    {
      name: 'sentiment',
      path: 'profile.sentiment.compound',
      unit: 'score',
      range: [-1, 1],
      source: `Hutto & Gilbert 2014, VADER, ICWSM-14; the mean over sentences in texts of more than ten; ${ownLexiconsNote}`,
      languages: supportedLanguages,
      needs: words(1),
    },
    {
      name: 'mean sentiment',
      path: 'profile.sentiment.mean',
      unit: 'score',
      range: [-1, 1],
      source: `Mean over sentences, as VADER’s authors advise for longer texts; ${ownLexiconsNote}`,
      languages: supportedLanguages,
      needs: words(1),
    },
    {
      name: 'pace',
      path: 'profile.pacing',
      unit: 'windows',
      range: [null, null],
      source: pacingSource,
      languages: languageCodes,
      needs: words(400),
    },
    {
      name: 'sentiment arc',
      path: 'profile.pacing[].sentiment',
      unit: 'score',
      range: [-1, 1],
      source: `Reagan et al. 2016, The emotional arcs of stories, EPJ Data Science 5; ${ownLexiconsNote}`,
      languages: supportedLanguages,
      needs: words(400),
    },
    {
      name: 'narrative arc',
      path: 'profile.narrative',
      unit: 'percent of words',
      range: [0, 100],
      source: narrativeSource,
      languages: lexiconLanguages,
      needs: words(500),
    },
    {
      name: 'formality',
      path: 'profile.formality',
      unit: 'score',
      range: [0, 100],
      source: formalitySource,
      languages: english,
      needs: words(formalityMinWords),
    },
    {
      name: 'overused words',
      path: 'profile.overused',
      unit: 'words',
      range: [null, null],
      source: overusedSource,
      languages: supportedLanguages,
      needs: words(overusedMinWords),
    },
    {
      name: 'foreign paragraphs',
      path: 'profile.foreign',
      unit: 'paragraphs',
      range: [null, null],
      source:
        'eld (Apache-2.0), for paragraphs whose function words contradict the language of the text',
      languages: languageCodes,
      needs: words(8),
    },
  ];
}

export function wordProfileCards(): readonly MeasureCard[] {
  const indices = wordProfileIndexNames.map(
    (name): MeasureCard => ({
      name,
      path: 'profile.mind',
      unit: name === 'analytic' || name === 'human-interest' ? 'score' : 'percent of words',
      range: name === 'analytic' ? [null, null] : [0, name === 'human-interest' ? null : 100],
      source: wordProfileIndices[name].source,
      languages: wordProfileIndices[name].facetFallback
        ? supportedLanguages
        : wordProfileIndices[name].languages,
      needs: { unit: 'words', least: wordProfileMinWords },
    }),
  );
  const facets = facetNames.map(
    (name): MeasureCard => ({
      name: `${facetPoles[name][0]} against ${facetPoles[name][1]}`,
      path: 'profile.mindset',
      unit: 'score',
      range: [-1, 1],
      source: 'Longhand’s own phrases; no validated public list exists',
      languages: supportedLanguages,
      needs: { unit: 'words', least: wordProfileMinWords },
    }),
  );

  const emotions = emotionNames.map(
    (name): MeasureCard => ({
      name,
      path: 'profile.emotions',
      unit: 'per 100 words',
      range: [0, 100],
      source: emotionSource,
      languages: supportedLanguages,
      needs: { unit: 'words', least: wordProfileMinWords },
    }),
  );

  return [...indices, ...facets, ...emotions];
}

export function comparisonCards(): readonly MeasureCard[] {
  return [
    {
      name: 'Burrows’s Delta',
      path: 'styleDistance().burrows',
      unit: 'score',
      range: [0, null],
      source: deltaSources.burrows,
      languages: languageCodes,
      needs: { unit: 'words', least: 2500 },
    },
    {
      name: 'cosine Delta',
      path: 'styleDistance().cosine',
      unit: 'score',
      range: [0, 2],
      source: deltaSources.cosine,
      languages: languageCodes,
      needs: { unit: 'words', least: 2500 },
    },
    {
      name: 'keyness',
      path: 'keywords()',
      unit: 'score',
      range: [null, null],
      source: keynessSource,
      languages: languageCodes,
      needs: { unit: 'words', least: 1 },
    },
    {
      name: 'style matching',
      path: 'styleMatching()',
      unit: 'share',
      range: [0, 1],
      source: matchingSource,
      languages: lexiconLanguages,
      needs: { unit: 'words', least: 1 },
    },
    {
      name: 'change points',
      path: 'changePoints()',
      unit: 'score',
      range: [null, null],
      source: changePointSource,
      languages: languageCodes,
      needs: { unit: 'values', least: 8 },
    },
  ];
}

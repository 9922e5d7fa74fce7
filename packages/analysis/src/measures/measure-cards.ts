import { type LanguageCode, languageCodes } from '../options.ts';
import type { MeasureCard } from './card.ts';
import type { Measure, MeasureName } from './measure.ts';
import { measures } from './measures.ts';
import { rhythmSources } from './rhythm-profile.ts';
import { diversityMinWords, diversitySources } from './words/diversity.ts';

/** Measures that are recomputed on every keystroke. */
export function liveCards(): readonly MeasureCard[] {
  return measures.map((measure) => ({
    name: measure.name,
    path: 'measures',
    unit: measure.unit,
    range: measure.unit === 'share' ? [0, 1] : (ranges[measure.name] ?? [null, null]),
    source: measure.source,
    languages: measure.unavailableResource ? [] : languagesOf(measure),
    needs: measure.needs,
  }));
}

const ranges: Partial<Record<MeasureName, MeasureCard['range']>> = {
  lix: [0, null],
  rix: [0, null],
  'xu-wei': [0, null],
  smog: [3.1291, null],
  'gunning-fog': [0, null],
  'mean-sentence-length': [1, null],
  'sentence-length-deviation': [0, null],
};

function languagesOf({ languages }: Measure): readonly LanguageCode[] {
  return languages ?? languageCodes;
}

export function diversityCards(): readonly MeasureCard[] {
  const valueRanges = {
    ttr: [0, 1],
    mattr50: [0, 1],
    hdd42: [0, 1],
    yuleK: [0, 10_000],
    mtld: [0, null],
    honoreR: [0, null],
    maas: [0, null],
  } as const;

  return (Object.keys(valueRanges) as (keyof typeof valueRanges)[]).map((name) => ({
    name,
    path: `profile.diversity.${name}`,
    unit: valueRanges[name][1] === 1 ? 'share' : 'score',
    range: valueRanges[name],
    source: diversitySources[name],
    languages: languageCodes,
    needs: { unit: 'words', least: diversityMinWords },
  })); // as: Object.keys returns string[]
}

export function rhythmCards(): readonly MeasureCard[] {
  const cards = [
    ['mean', 'words (characters in Chinese)', 1, [0, null]],
    ['deviation', 'words (characters in Chinese)', 2, [0, null]],
    ['variation', 'score', 2, [0, null]],
    ['burstiness', 'score', 10, [-1, 1]],
    ['longestRun', 'sentences', 1, [1, null]],
  ] as const;

  return cards.map(([name, unit, least, range]) => ({
    name: `rhythm ${name}`,
    path: `profile.rhythm.${name}`,
    unit,
    range,
    source: rhythmSources[name],
    languages: languageCodes,
    needs: { unit: 'sentences', least },
  }));
}

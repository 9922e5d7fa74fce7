import type { LanguageCode } from '../options.ts';
import { anyLanguage, type MeasureCard } from './card.ts';
import { diversityLeast, diversitySources } from './diversity.ts';
import type { Measure, MeasureName } from './measure.ts';
import { measures } from './measures.ts';
import { rhythmSources } from './rhythm-of-text.ts';

/** Measures that are made anew for every key. */
export function liveCards(): readonly MeasureCard[] {
  return measures.map((measure) => ({
    name: measure.name,
    at: 'measures',
    unit: measure.unit,
    range: measure.unit === 'share' ? [0, 1] : (ranges[measure.name] ?? [null, null]),
    source: measure.source,
    languages: measure.lacks ? [] : languagesOf(measure),
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
  return languages ?? anyLanguage;
}

export function varietyCards(): readonly MeasureCard[] {
  const bounds = {
    ttr: [0, 1],
    mattr50: [0, 1],
    hdd42: [0, 1],
    yuleK: [0, 10_000],
    mtld: [0, null],
    honoreR: [0, null],
    maas: [0, null],
  } as const;

  return (Object.keys(bounds) as (keyof typeof bounds)[]).map((name) => ({
    name,
    at: `profile.diversity.${name}`,
    unit: bounds[name][1] === 1 ? 'share' : 'score',
    range: bounds[name],
    source: diversitySources[name],
    languages: anyLanguage,
    needs: { unit: 'words', least: diversityLeast },
  })); // as: keys forgets the names
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
    at: `profile.rhythm.${name}`,
    unit,
    range,
    source: rhythmSources[name],
    languages: anyLanguage,
    needs: { unit: 'sentences', least },
  }));
}

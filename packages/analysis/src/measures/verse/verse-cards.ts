import { languageCodes, supportedLanguages } from '../../options.ts';
import type { MeasureCard } from '../card.ts';
import { verseSources } from './verse.ts';

export function verseCards(): readonly MeasureCard[] {
  return [
    {
      name: 'syllables of a line',
      path: 'verseOf().lines[].syllables',
      unit: 'syllables',
      range: [0, null],
      source: 'By the rules of each language’s verse (measures/verse)',
      languages: supportedLanguages,
      needs: { unit: 'lines', least: 1 },
    },
    {
      name: 'rhyme scheme',
      path: 'verseOf().scheme',
      unit: 'letters',
      range: [null, null],
      source: verseSources.rhyme,
      languages: supportedLanguages,
      needs: { unit: 'lines', least: 1 },
    },
    {
      name: 'metre',
      path: 'verseOf().metre.value.feet',
      unit: 'feet',
      range: [2, null],
      source: verseSources.metre,
      languages: ['en', 'de', 'ar'],
      needs: { unit: 'lines', least: 4 },
    },
    {
      name: 'length of line',
      path: 'verseOf().lineLength.value.syllables',
      unit: 'syllables',
      range: [2, null],
      source: verseSources.lineLength,
      languages: ['es', 'fr', 'zh'],
      needs: { unit: 'lines', least: 4 },
    },
    {
      name: 'tones of regulated verse',
      path: 'verseOf().regulation.value',
      unit: 'share',
      range: [0, 1],
      source: verseSources.regulation,
      languages: ['zh'],
      needs: { unit: 'lines', least: 2 },
    },
    {
      name: 'repetition',
      path: 'verseOf().repetition',
      unit: 'lines',
      range: [null, null],
      source: 'Lines and phrases repeated word for word',
      languages: languageCodes,
      needs: { unit: 'lines', least: 1 },
    },
  ];
}

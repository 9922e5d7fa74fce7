import type { LanguageCode } from '@longhand/analysis';
import type { OwnText } from '../corpus/corpus.ts';

/** The languages that the writer's texts are in, the most used first. */
export function languagesOf(texts: readonly OwnText[]): readonly LanguageCode[] {
  const groups = Map.groupBy(texts, ({ reading }) => reading.language);

  return [...groups]
    .toSorted((one, other) => other[1].length - one[1].length)
    .map(([code]) => code);
}

/** The one most used; English where there is none. */
export function usualLanguage(texts: readonly OwnText[]): LanguageCode {
  return languagesOf(texts)[0] ?? 'en';
}

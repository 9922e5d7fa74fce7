import type { LanguageCode } from '../options.ts';
import { detectLanguage, openingLength } from './detect.ts';

export type Detector = { detect(text: string): { language: string; isReliable(): boolean } };

let loaded: Promise<Detector> | undefined;

/** Fetches the detector (eld, its smallest table: 230 kB as it travels), once. */
export function loadDetector(): Promise<Detector> {
  loaded ??= import('eld/extrasmall').then(({ eld }) => eld);

  return loaded;
}

const known: readonly LanguageCode[] = ['en', 'es', 'fr', 'de', 'ar', 'zh'];
/** Letters below which a guess of the table is no better than a coin. */
const fewest = 4;

/**
 * The language of a text by eld (Apache-2.0), among sixty; `und` for those the engine has no rules for.
 * Where eld is unsure, the small words of `detectLanguage` decide, and its best guess where they are silent.
 *
 * @example
 * identifyLanguage('Een kat zat op de mat.', await loadDetector()) // 'und'
 */
export function identifyLanguage(text: string, detector: Detector): LanguageCode {
  const opening = text.slice(0, openingLength);
  const bySmallWords = detectLanguage(opening);
  if ((opening.match(/\p{L}/gu)?.length ?? 0) < fewest && !/\p{Script=Han}/u.test(opening))
    return bySmallWords;
  const found = detector.detect(opening);
  if (!found.isReliable()) {
    return bySmallWords === 'und' ? codeOf(found.language) : bySmallWords;
  }

  return codeOf(found.language);
}

/** The engine's code for one of eld's; `und` for languages the engine has no rules for. */
export function codeOf(language: string): LanguageCode {
  return known.find((code) => code === language) ?? 'und';
}

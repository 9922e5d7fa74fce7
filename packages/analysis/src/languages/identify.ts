import { type LanguageCode, supportedLanguages } from '../options.ts';
import { detectLanguage, sampleLength } from './detect.ts';

export type Detector = { detect(text: string): { language: string; isReliable(): boolean } };

let detectorPromise: Promise<Detector> | undefined;

/** Loads the language detector once (eld, smallest table: 230 kB compressed). */
export function loadDetector(): Promise<Detector> {
  detectorPromise ??= import('eld/extrasmall').then(({ eld }) => eld);

  return detectorPromise;
}

/** Below this number of letters the detector is no better than chance. */
const minLetters = 4;

/**
 * Identifies the language of a text with eld (Apache-2.0), among 60 languages; `und` for unsupported ones. If eld is unsure, the function
 * words of `detectLanguage` decide, and eld's best guess if they find nothing.
 *
 * @example
 * identifyLanguage('Een kat zat op de mat.', await loadDetector()) // 'und'
 */
export function identifyLanguage(text: string, detector: Detector): LanguageCode {
  const sample = text.slice(0, sampleLength);
  const byFunctionWords = detectLanguage(sample);
  if ((sample.match(/\p{L}/gu)?.length ?? 0) < minLetters && !/\p{Script=Han}/u.test(sample))
    return byFunctionWords;
  const detection = detector.detect(sample);
  if (!detection.isReliable()) {
    return byFunctionWords === 'und' ? toLanguageCode(detection.language) : byFunctionWords;
  }

  return toLanguageCode(detection.language);
}

/** Maps a language code of eld to a supported one; `und` if it is not supported. */
export function toLanguageCode(language: string): LanguageCode {
  return supportedLanguages.find((code) => code === language) ?? 'und';
}

import { detectLanguage } from '../languages/detect.ts';
import { codeOf, type Detector } from '../languages/identify.ts';
import type { LanguageCode } from '../options.ts';
import type { Material } from './material.ts';

/** A paragraph in another language than its text; `und` for one the engine has no rules for. */
export type Foreign = { paragraph: number; language: LanguageCode };

/** Words a paragraph needs for its language to be told. */
const least = 8;

/**
 * Paragraphs in another language than the text. Only those whose small words speak against the text's
 * language are given to the detector, and only what it is sure of is told.
 */
export function foreignParagraphs(
  { language, paragraphs }: Material,
  detector: Detector,
): readonly Foreign[] {
  const found: Foreign[] = [];
  paragraphs.forEach(({ text, sums }, paragraph) => {
    if (sums.words < least || detectLanguage(text) === language) return;
    const detected = detector.detect(text);
    const own = codeOf(detected.language);
    if (own !== language && detected.isReliable()) found.push({ paragraph, language: own });
  });

  return found;
}

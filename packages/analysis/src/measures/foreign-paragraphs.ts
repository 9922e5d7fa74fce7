import { detectLanguage } from '../languages/detect.ts';
import { type Detector, toLanguageCode } from '../languages/identify.ts';
import type { LanguageCode } from '../options.ts';
import type { AnalyzedText } from './analyzed-text.ts';

/** A paragraph in another language than its text; `und` if the language is unsupported. */
export type ForeignParagraph = { paragraph: number; language: LanguageCode };

/** Minimum words of a paragraph for language detection. */
const minWords = 8;

/**
 * Paragraphs in another language than the text. Only paragraphs whose function words contradict the language of the text are passed to
 * the detector, and only reliable results are returned.
 */
export function findForeignParagraphs(
  { language, paragraphs }: AnalyzedText,
  detector: Detector,
): readonly ForeignParagraph[] {
  const found: ForeignParagraph[] = [];
  paragraphs.forEach(({ text, sums }, paragraph) => {
    if (sums.words < minWords || detectLanguage(text) === language) return;
    const detected = detector.detect(text);
    const own = toLanguageCode(detected.language);
    if (own !== language && detected.isReliable()) found.push({ paragraph, language: own });
  });

  return found;
}

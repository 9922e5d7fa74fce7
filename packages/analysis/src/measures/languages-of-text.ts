import { identifyLanguage, type loadDetector } from '../languages/identify.ts';
import type { LanguageCode } from '../options.ts';
import type { Material } from './material.ts';

/** A paragraph in another language than the text. */
export type Foreign = { paragraph: number; language: LanguageCode };

/** Words a paragraph needs for its language to be told. */
const least = 8;

/** Paragraphs in another language than the text, among those long enough to tell. */
export function foreignParagraphs(
  { language, paragraphs }: Material,
  detector: Awaited<ReturnType<typeof loadDetector>>,
): readonly Foreign[] {
  const found: Foreign[] = [];
  paragraphs.forEach(({ text, sums }, paragraph) => {
    if (sums.words < least) return;
    const own = identifyLanguage(text, detector);
    if (own !== language) found.push({ paragraph, language: own });
  });

  return found;
}

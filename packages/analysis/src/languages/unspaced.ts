import type { Language } from './language.ts';

/** Cutters are given no more than this at once: some are quadratic. */
export const longestStretch = 2000;

let segmenter: Intl.Segmenter | undefined;

/**
 * Word ends in a stretch of writing without spaces (Han, kana, Thai, Lao, Khmer, Burmese): by the language's own words
 * where it has them, else as the dictionaries of the platform have them.
 */
export function* segmentUnspaced(
  text: string,
  { from, to }: { from: number; to: number },
  cut?: Language['cut'],
): Generator<number> {
  for (let start = from; start < to; start += longestStretch) {
    const chunk = text.slice(start, Math.min(to, start + longestStretch));
    const ends = cut && isHan.test(chunk) ? cut(chunk) : wordsOfPlatform(chunk);
    for (const end of ends) yield start + end;
  }
}

/** Characters of one unit each; those of two are rare enough to leave to the platform. */
const isHan = /^[\u3007\u3400-\u4dbf\u4e00-\u9fff]+$/;

/** Word ends as the platform has them. */
export function* wordsOfPlatform(text: string): Generator<number> {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  for (const { index, segment } of segmenter.segment(text)) yield index + segment.length;
}

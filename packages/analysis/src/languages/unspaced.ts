import type { Language } from './language.ts';

/** Maximum length passed to a segmenter at once; some have quadratic cost. */
export const maxChunkLength = 2000;

let segmenter: Intl.Segmenter | undefined;

/**
 * Word ends in text without spaces (Han, kana, Thai, Lao, Khmer, Burmese): by the language's own segmenter for Han text, otherwise by the
 * platform's.
 */
export function* segmentUnspaced(
  text: string,
  { from, to }: { from: number; to: number },
  segment?: Language['segment'],
): Generator<number> {
  for (let start = from; start < to; start += maxChunkLength) {
    const chunk = text.slice(start, Math.min(to, start + maxChunkLength));
    const ends = segment && hanPattern.test(chunk) ? segment(chunk) : segmentByPlatform(chunk);
    for (const end of ends) yield start + end;
  }
}

/** Characters of one UTF-16 unit; rare characters of two are left to the platform. */
const hanPattern = /^[\u3007\u3400-\u4dbf\u4e00-\u9fff]+$/;

/** Word ends by the platform's `Intl.Segmenter`. */
export function* segmentByPlatform(text: string): Generator<number> {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  for (const { index, segment } of segmenter.segment(text)) yield index + segment.length;
}

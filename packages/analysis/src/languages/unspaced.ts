/** The platform's segmenter is given no more than this at once: some are quadratic. */
const longestChunk = 2000;

let segmenter: Intl.Segmenter | undefined;

/**
 * Word ends in a stretch of writing without spaces (Han, kana, Thai, Lao, Khmer, Burmese), as the
 * dictionaries of the platform have them.
 */
export function* segmentUnspaced(text: string, from: number, to: number): Generator<number> {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  for (let start = from; start < to; start += longestChunk) {
    const chunk = text.slice(start, Math.min(to, start + longestChunk));
    for (const { index, segment } of segmenter.segment(chunk)) yield start + index + segment.length;
  }
}

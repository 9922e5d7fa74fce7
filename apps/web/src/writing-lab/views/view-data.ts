import type { Span } from '@longhand/analysis';
import type { WholeReading } from '../reading/reading.ts';

/** Where a place stands in a text, 0 to 1. */
export function shareOf(at: number, text: string): number {
  return text.length === 0 ? 0 : Math.min(1, at / text.length);
}

/** The first words of a place on one line. */
export function wordsAt(text: string, { from, to }: Span, most = 60): string {
  const words = text
    .slice(from, Math.min(to, from + most * 2))
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (words.length <= most) return words;
  const space = words.lastIndexOf(' ', most);

  return `${words.slice(0, space > most / 2 ? space : most)} …`;
}

export type ParagraphEase = { span: Span; value: number; words: number };

/** Below so many words a paragraph has no ease of its own. */
const leastWords = 15;

/**
 * How hard each paragraph is to read: LIX, mean words of a sentence and the percentage of words of more than six letters
 * (Björnsson 1968); in Chinese, which has no such words, characters in a sentence.
 */
export function easeOfParagraphs(text: string, reading: WholeReading): readonly ParagraphEase[] {
  const isChinese = reading.language === 'zh';
  const groups = Map.groupBy(reading.details.sentences, ({ paragraph }) => paragraph);

  return [...groups.values()].flatMap((sentences) => {
    const span = {
      from: sentences[0]?.span.from ?? 0,
      to: sentences.at(-1)?.span.to ?? 0,
    };
    const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
    if (words < leastWords) return [];
    const inside = text.slice(span.from, span.to);
    const value = isChinese
      ? (inside.match(/\p{Script=Han}/gu)?.length ?? 0) / sentences.length
      : words / sentences.length +
        (100 * (inside.match(/[\p{L}\p{M}]{7,}/gu)?.length ?? 0)) / words;

    return [{ span, value, words }];
  });
}
